import CoreGraphics
import Foundation
import RigidBodies

/// Lets items fall.
@MainActor @preconcurrency
open class UIGravityBehavior: UIDynamicBehavior {
  private var own: BehaviorItems
  private var pull = BehaviorVector(PlaneVector(0, 1))

  public init(items: [any UIDynamicItem]) {
    own = BehaviorItems(items)
    super.init()
  }

  open var items: [any UIDynamicItem] { own.all }
  open func addItem(_ item: any UIDynamicItem) { if own.add(item) { dynamicAnimator?.behaviorsDidChange() } }
  open func removeItem(_ item: any UIDynamicItem) { if own.remove(item) { dynamicAnimator?.behaviorsDidChange() } }

  /// Where items fall; a length of 1 makes them faster by 1,000 points a second in each second. Downwards with 1 by default.
  open var gravityDirection: CGVector {
    get { CGVector(dx: pull.vector.x, dy: pull.vector.y) }
    set { change(BehaviorVector(PlaneVector(newValue))) }
  }
  /// The direction in radians, from right downwards; half of pi by default.
  open var angle: CGFloat {
    get { CGFloat(pull.angle) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// 1 by default, for 1,000 points a second in each second; less than 0 for the opposite direction.
  open var magnitude: CGFloat {
    get { CGFloat(pull.magnitude) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    change(BehaviorVector(angle: Double(angle), magnitude: Double(magnitude)))
  }

  private func change(_ new: BehaviorVector) {
    pull = new
    dynamicAnimator?.wake()
  }

  override var involvedItems: [any UIDynamicItem] { own.all }

  override func drive(_ simulation: DynamicSimulation, _ seconds: Double) {
    let change: PlaneVector = pull.vector * 1000
    for item in own.all { simulation.body(of: item)?.accelerate(change) }
  }
}
