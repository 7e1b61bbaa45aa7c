import CoreGraphics
import Foundation
import RigidBodies

/// Draws an item to a point as a spring does, where it comes to rest upright.
///
/// How stiff the spring is, is not published: 2.5 swings a second look as quick as on Apple's systems.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  private var joint: BodyJoint?

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// Where the item's middle goes.
  open var snapPoint: CGPoint {
    didSet {
      joint?.firstPoint = PlaneVector(snapPoint)
      dynamicAnimator?.wake()
    }
  }
  /// How little the item swings at the end, from 0 to 1; 0.5 by default.
  open var damping: CGFloat = 0.5 {
    didSet {
      joint?.spring = spring
      dynamicAnimator?.wake()
    }
  }

  /// Also the least damping lets the item come to rest.
  private var spring: JointSpring {
    let part: Double = damping.isFinite ? min(max(Double(damping), 0), 1) : 0.5
    return JointSpring(frequency: 2.5, damping: 0.2 + 0.8 * part)
  }

  override var involvedItems: [any UIDynamicItem] { [item] }

  override func prepare(_ simulation: DynamicSimulation) {
    guard let body = simulation.body(of: item) else { return }
    let joint = BodyJoint(simulation.ground, PlaneVector(snapPoint), body, .zero, .snap)
    joint.spring = spring
    self.joint = joint
    simulation.world.joints.append(joint)
  }
}
