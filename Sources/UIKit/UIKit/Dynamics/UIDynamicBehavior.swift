import Foundation
import RigidBodies

/// Something that a dynamic animator does with items: the kinds of the framework, and those that a program puts together of them.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  public override init() { super.init() }

  /// Behaviours that come and go with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each step of the animation.
  open var action: (() -> Void)?
  /// The animator that has the behaviour, by itself or in another one; nil for none.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds a behaviour to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    dynamicAnimator?.behaviorsDidChange()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.move(to: nil)
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Is called before the behaviour comes to an animator, and with nil before it leaves one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func move(to animator: UIDynamicAnimator?) {
    guard dynamicAnimator !== animator else { return }
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// The behaviour with all inside.
  final var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }

  // MARK: What kinds of behaviour do

  /// The items that it moves.
  var involvedItems: [any UIDynamicItem] { [] }
  /// Brings what it wants to the bodies of the world, when something has changed.
  func prepare(_ simulation: DynamicSimulation) {}
  /// Drives bodies for a part of a step.
  func drive(_ simulation: DynamicSimulation, _ seconds: Double) {}
}

/// Items of a behaviour that may have several.
struct BehaviorItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) { for item in items { add(item) } }

  @discardableResult
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !all.contains(where: { $0 === item }) else { return false }
    all.append(item)
    return true
  }

  @discardableResult
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let index = all.firstIndex(where: { $0 === item }) else { return false }
    all.remove(at: index)
    return true
  }
}

/// A direction with a length, kept as an angle and a length too: an angle outlives a length of 0.
struct BehaviorVector {
  var angle: Double
  var magnitude: Double

  init(angle: Double, magnitude: Double) {
    self.angle = angle.isFinite ? angle : 0
    self.magnitude = magnitude.isFinite ? magnitude : 0
  }

  init(_ vector: PlaneVector) { self.init(angle: atan2(vector.y, vector.x), magnitude: vector.length) }

  var vector: PlaneVector { PlaneVector(magnitude, 0).rotated(by: angle) }
}
