import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore

extension UIView {
  /// Makes the layer of a new view, of the class that its own class names.
  static func makeLayer() -> CALayer {
    guard layerClass != CALayer.self else { return CALayer() }
    guard let type = layerClass as? CALayer.Type else {
      preconditionFailure(
        "\(Self.self).layerClass is \(layerClass), which is no layer: answer CALayer, or a class that inherits from it."
      )
    }
    return NSObject.make(type)
  }

  /// The point around which transforms turn and scale the view, and which lies at `center`, in parts of its bounds. (0.5, 0.5),
  /// the middle, by default; (0, 0) is the upper left corner.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The frame of the layer. A frame that was set is the one that is read: rounding would show after every step.
  var layerFrame: CGRect {
    guard layer.transform == CATransform3DIdentity else { return layer.frame }
    return CGRect(
      x: layer.position.x - layer.anchorPoint.x * layer.bounds.width,
      y: layer.position.y - layer.anchorPoint.y * layer.bounds.height, width: layer.bounds.width,
      height: layer.bounds.height)
  }

  func setGeometry(_ change: () -> Void) {
    let old: CGRect = bounds
    let oldCenter: CGPoint = layer.position
    change()
    if isConstrained, old.size != bounds.size || oldCenter != layer.position { tellLayoutSystem() }
    guard old.size != bounds.size else { return }
    resizeSubviews(from: old.size)
    setNeedsLayout()
    changes.drawing.change()
  }

  func connectLayer() {
    let host = ViewLayerHost(self)
    layerHost = host
    layer.host = host
    layer.delegate = self
  }
}
