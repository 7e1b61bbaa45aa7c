import CoreGraphics
import Foundation
import RigidBodies

/// Pushes items, once or all the time.
@MainActor @preconcurrency
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    /// Items become faster as long as the behaviour is active.
    case continuous = 0
    /// Items get a speed, after which the behaviour is not active any more.
    case instantaneous = 1
  }

  private var own: BehaviorItems
  private var push = BehaviorVector(angle: 0, magnitude: 0)
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    own = BehaviorItems(items)
    self.mode = mode
    super.init()
  }

  public let mode: UIPushBehavior.Mode
  open var items: [any UIDynamicItem] { own.all }
  open func addItem(_ item: any UIDynamicItem) { if own.add(item) { dynamicAnimator?.behaviorsDidChange() } }
  open func removeItem(_ item: any UIDynamicItem) {
    guard own.remove(item) else { return }
    offsets[ObjectIdentifier(item)] = nil
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Whether items are pushed; true by default. Setting it pushes once more where that happens once.
  open var active: Bool = true { didSet { dynamicAnimator?.wake() } }

  /// The direction and strength. A length of 1 makes an item of 100 by 100 points and the density 1 faster by 100 points a second: in
  /// each second, or once. None by default.
  open var pushDirection: CGVector {
    get { CGVector(dx: push.vector.x, dy: push.vector.y) }
    set { change(BehaviorVector(PlaneVector(newValue))) }
  }
  /// The direction in radians, from right downwards; 0 by default.
  open var angle: CGFloat {
    get { CGFloat(push.angle) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// 0 by default; less than 0 for the opposite direction.
  open var magnitude: CGFloat {
    get { CGFloat(push.magnitude) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    change(BehaviorVector(angle: Double(angle), magnitude: Double(magnitude)))
  }

  /// Where an item is pushed, from its middle in the space of the reference view: away from the middle it turns.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    dynamicAnimator?.wake()
  }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  private func change(_ new: BehaviorVector) {
    push = new
    dynamicAnimator?.wake()
  }

  override var involvedItems: [any UIDynamicItem] { own.all }

  override func drive(_ simulation: DynamicSimulation, _ seconds: Double) {
    guard active else { return }
    let force: PlaneVector = push.vector * 100
    for item in own.all {
      guard let body = simulation.body(of: item) else { continue }
      let offset = PlaneVector(targetOffsetFromCenter(for: item))
      if mode == .continuous { body.push(force, at: offset) } else { body.kick(force, at: offset) }
    }
    if mode == .instantaneous { active = false }
  }
}
