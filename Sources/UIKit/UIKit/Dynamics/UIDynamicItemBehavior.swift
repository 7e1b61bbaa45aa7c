import CoreGraphics
import Foundation
import RigidBodies

/// The material of items, and their speed.
///
/// Where several behaviours have an item, the one that was added last counts.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var own: BehaviorItems
  /// Speeds for items that no animator moves yet.
  private var waiting: [(item: any UIDynamicItem, velocity: PlaneVector, spin: Double)] = []

  public init(items: [any UIDynamicItem]) {
    own = BehaviorItems(items)
    super.init()
  }

  open var items: [any UIDynamicItem] { own.all }
  open func addItem(_ item: any UIDynamicItem) { if own.add(item) { didChange() } }
  open func removeItem(_ item: any UIDynamicItem) { if own.remove(item) { didChange() } }

  /// How much of its speed an item keeps when it bounces, from 0, the default, to 1. Of two items that meet the more elastic one counts.
  open var elasticity: CGFloat = 0 { didSet { didChange() } }
  /// How much an item holds on to what it touches; 0, the default, for not at all. Of two items the geometric mean counts, at an
  /// edge that of the item.
  open var friction: CGFloat = 0 { didSet { didChange() } }
  /// The mass of an item in relation to its area; 1 by default.
  open var density: CGFloat = 1 { didSet { didChange() } }
  /// How much an item is slowed down; 0, the default, for not at all. An item loses about that part of its speed in a second.
  open var resistance: CGFloat = 0 { didSet { didChange() } }
  open var angularResistance: CGFloat = 0 { didSet { didChange() } }
  /// How electric and magnetic fields drive an item; 0, the default, for not at all.
  open var charge: CGFloat = 0
  /// Whether an item stays where it is, and others meet it.
  open var isAnchored: Bool = false { didSet { didChange() } }
  /// Whether an item turns; true by default.
  open var allowsRotation: Bool = true { didSet { didChange() } }

  /// Makes an item faster, by points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(PlaneVector(velocity), 0, item)
  }
  /// The speed of an item, in points a second; 0 for one that is not the behaviour's.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let body = body(of: item) else { return .zero }
    return CGPoint(body.velocity)
  }
  /// Makes an item turn faster, by radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(velocity), item)
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { body(of: item).map { CGFloat($0.spin) } ?? 0 }

  private func body(of item: any UIDynamicItem) -> RigidBody? {
    guard own.all.contains(where: { $0 === item }) else { return nil }
    return dynamicAnimator?.simulation.body(of: item)
  }

  private func add(_ velocity: PlaneVector, _ spin: Double, _ item: any UIDynamicItem) {
    guard own.all.contains(where: { $0 === item }), (velocity.x + velocity.y + spin).isFinite else { return }
    if let body = body(of: item) {
      body.velocity += velocity
      body.spin += spin
      dynamicAnimator?.wake()
    } else {
      waiting.append((item, velocity, spin))
      didChange()
    }
  }

  private func didChange() { dynamicAnimator?.behaviorsDidChange() }

  override var involvedItems: [any UIDynamicItem] { own.all }

  override func prepare(_ simulation: DynamicSimulation) {
    for item in own.all {
      guard let body = simulation.body(of: item) else { continue }
      body.elasticity = Double(elasticity)
      body.friction = Double(friction)
      body.density = density > 0 && density.isFinite ? Double(density) : 1
      body.resistance = Double(resistance)
      body.angularResistance = Double(angularResistance)
      body.isAnchored = isAnchored
      body.allowsRotation = allowsRotation
      if isAnchored { simulation.takeUp(item) }
    }
    for (item, velocity, spin) in waiting {
      guard let body = simulation.body(of: item) else { continue }
      body.velocity += velocity
      body.spin += spin
    }
    waiting = []
  }
}
