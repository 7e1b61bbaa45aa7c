import CoreGraphics
import DisplayList
import Foundation
import FoundationGaps

/// Shows the layers inside several times, each time a step further.
open class CAReplicatorLayer: CALayer {
  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay, instanceTransform) = (
      layer.instanceCount, layer.instanceDelay, layer.instanceTransform
    )
    instanceAlphaOffset = layer.instanceAlphaOffset
  }

  package override func makeCopy() -> CALayer { CAReplicatorLayer(layer: self) }

  /// How often, with the layers themselves; 1 by default, 10,000 at most.
  open var instanceCount: Int = 1 { didSet { tell(.look, "instanceCount", from: oldValue, to: instanceCount) } }
  /// By how many seconds each one is behind the one before.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { tell(.look, "instanceDelay", from: oldValue, to: instanceDelay) }
  }
  /// From each one to the next, around the middle of the layer. What lies in the plane is drawn.
  open var instanceTransform: CATransform3D = CATransform3DIdentity {
    didSet { tell(.look, "instanceTransform", from: oldValue, to: instanceTransform) }
  }
  /// Added to the opacity of each further one.
  open var instanceAlphaOffset: Float = 0 {
    didSet { tell(.look, "instanceAlphaOffset", from: oldValue, to: instanceAlphaOffset) }
  }

  private static let keys: [String: LayerKey] = [
    "instanceDelay": LayerKey(number: \CAReplicatorLayer.delayLength),
    "instanceTransform": LayerKey(\CAReplicatorLayer.instanceTransform),
    "instanceAlphaOffset": LayerKey(float: \CAReplicatorLayer.instanceAlphaOffset),
    "instanceCount": LayerKey(count: \CAReplicatorLayer.instanceCount),
  ]

  private var delayLength: CGFloat {
    get { CGFloat(instanceDelay) }
    set { instanceDelay = Double(newValue) }
  }

  package override func layerKey(_ name: String) -> LayerKey? { Self.keys[name] ?? super.layerKey(name) }

  override var drawsSublayers: Bool { true }

  override func repeatedItems(_ items: () -> [DisplayItem]) -> [DisplayItem] {
    let count: Int = min(max(instanceCount, 0), 10_000)
    let middle = CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    let step: CGAffineTransform = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(CATransform3DGetAffineTransform(instanceTransform))
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    var result: [DisplayItem] = []
    var place: CGAffineTransform = .identity
    let delay: Double = CALayer.delay
    defer { CALayer.delay = delay }
    var same: [DisplayItem]?
    for index in 0..<count {
      CALayer.delay = delay + Double(index) * instanceDelay
      var inside: [DisplayItem] = same ?? items()
      if instanceDelay == 0 { same = inside }
      let alpha: Double = 1 + Double(instanceAlphaOffset) * Double(index)
      if alpha < 1 { inside = [.group(.opacity(max(0, alpha)), inside)] }
      if !inside.isEmpty { result.append(.group(.transform(place), inside)) }
      place = place.concatenating(step)
    }
    return result
  }
}
