import CoreGraphics
import Foundation
import FoundationGaps
import RigidBodies

/// Holds an item to a point, or two items together: by a rod, a spring, a rope, a pin, a rail, or firmly.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    /// Two items.
    case items = 0
    /// An item and a point.
    case anchor = 1
  }

  private enum Form {
    case rod
    case rope
    case pin
    case fixed
    case slide(axis: PlaneVector)
  }

  private var own: [any UIDynamicItem] = []
  private var form = Form.rod
  /// Where each item is held, from its middle in its own space.
  private var offsets: [PlaneVector] = []
  private var joint: BodyJoint?

  /// A behaviour without items, which does nothing.
  public override init() { super.init() }

  /// Holds an item's middle at its present distance to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// - Parameter offset: Where the item is held, from its middle in its own space.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init()
    hold([item], .rod, [PlaneVector(offset)], at: point)
  }

  /// Holds the middles of two items at their present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init()
    hold([item1, item2], .rod, [PlaneVector(offset1), PlaneVector(offset2)], at: .zero)
  }

  /// Lets one item slide along a line of another one, without turning against it.
  ///
  /// - Parameters:
  ///   - point: Where both are held together at the beginning.
  ///   - axis: The direction of the line.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self {
    make([item1, item2], .slide(axis: PlaneVector(axis)), at: point)
  }

  /// Lets an item slide along a line through a point, without turning.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make([item], .slide(axis: PlaneVector(axis)), at: point)
  }

  /// Lets two items go apart no farther than they are now, as a rope does.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self {
    make([item1, item2], .rope, offsets: [PlaneVector(offset1), PlaneVector(offset2)], at: .zero)
  }

  /// Holds two items together, so that none turns against the other.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self {
    make([item1, item2], .fixed, at: point)
  }

  /// Holds two items together at a point, around which they turn.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self {
    make([item1, item2], .pin, at: point)
  }

  private class func make(
    _ items: [any UIDynamicItem], _ form: Form, offsets: [PlaneVector]? = nil, at point: CGPoint
  ) -> Self {
    let found: [PlaneVector] =
      offsets ?? items.map { (PlaneVector(point) - PlaneVector($0.center)).rotated(by: -$0.bodyAngle) }
    let made: Self = NSObject.make(Self.self)
    made.hold(items, form, found, at: point)
    return made
  }

  private func hold(_ items: [any UIDynamicItem], _ form: Form, _ offsets: [PlaneVector], at point: CGPoint) {
    own = items
    self.form = form
    self.offsets = offsets
    anchorPoint = point
    let ends: (PlaneVector, PlaneVector) = (place(0), items.count > 1 ? place(1) : PlaneVector(point))
    length = CGFloat((ends.0 - ends.1).length)
  }

  private func place(_ index: Int) -> PlaneVector {
    offsets[index].rotated(by: own[index].bodyAngle) + PlaneVector(own[index].center)
  }

  open var items: [any UIDynamicItem] { own }
  open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { own.count > 1 ? .items : .anchor }
  /// The point to which an item is attached, in the space of the reference view; not used between two items.
  open var anchorPoint: CGPoint = .zero {
    didSet {
      if own.count == 1 { joint?.firstPoint = PlaneVector(anchorPoint) }
      dynamicAnimator?.wake()
    }
  }
  /// How far both ends are apart, in points: at the beginning as far as they were when the behaviour was made.
  open var length: CGFloat = 0 { didSet { didChange() } }
  /// How little a spring swings, from 0, the default, to 1 for not at all. It counts where there is a frequency.
  open var damping: CGFloat = 0 { didSet { didChange() } }
  /// How often a spring swings in a second; 0, the default, for a rod.
  open var frequency: CGFloat = 0 { didSet { didChange() } }
  /// The force against turning around a pin or a rod's ends; 0 by default. 1 turns an item of 100 by 100 points and the density 1 back
  /// as a push of 1 at a distance of 100 points does.
  open var frictionTorque: CGFloat = 0 { didSet { didChange() } }
  /// How far a sliding item goes in points, or a pinned one turns in radians, from where they were at the beginning; it contains 0.
  /// Without an end by default.
  open var attachmentRange: UIFloatRange = .infinite { didSet { didChange() } }

  /// The range as the joint takes it; one that does not contain 0, or has wrong numbers, has no end.
  private var range: ClosedRange<Double> {
    let (low, high): (Double, Double) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
    return low <= 0 && high >= 0 ? low...high : -.infinity ... .infinity
  }

  private var kind: BodyJoint.Kind {
    switch form {
    case .rod: .distance(max(0, Double(length)))
    case .rope: .rope(max(0, Double(length)))
    case .pin: .pin(range)
    case .fixed: .fixed
    case .slide(let axis): .slide(axis: axis == .zero ? PlaneVector(1, 0) : axis, range)
    }
  }

  private func didChange() {
    guard let joint else { return }
    set(joint)
    dynamicAnimator?.wake()
  }

  private func set(_ joint: BodyJoint) {
    joint.kind = kind
    joint.spring = JointSpring(frequency: max(0, Double(frequency)), damping: max(0, Double(damping)))
    joint.turningFriction = max(0, Double(frictionTorque)) * 10_000
  }

  override var involvedItems: [any UIDynamicItem] { own }

  override func prepare(_ simulation: DynamicSimulation) {
    guard let first = own.first, let body = simulation.body(of: first) else { return }
    if let joint, joint.second === body, own.count == 1 || simulation.body(of: own[1]) === joint.first {
      return simulation.world.joints.append(joint)
    }
    // The first item moves against the other one, or against what stands still.
    let made: BodyJoint
    if own.count > 1 {
      guard let other = simulation.body(of: own[1]) else { return }
      made = BodyJoint(other, offsets[1], body, offsets[0], kind)
    } else {
      made = BodyJoint(simulation.ground, PlaneVector(anchorPoint), body, offsets[0], kind)
    }
    set(made)
    joint = made
    simulation.world.joints.append(made)
  }
}
