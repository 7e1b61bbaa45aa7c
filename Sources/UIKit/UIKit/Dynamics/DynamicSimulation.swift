import CoreGraphics
import Foundation
import RigidBodies

/// The bodies of an animator's items, and what behaviours want of them.
@MainActor
final class DynamicSimulation {
  weak var animator: UIDynamicAnimator?
  let world = BodyWorld()
  /// A body that stands still everywhere: the other end of attachments to a point.
  let ground = RigidBody.fixed()
  private var bodies: [ObjectIdentifier: (item: any UIDynamicItem, body: RigidBody)] = [:]
  private var order: [ObjectIdentifier] = []
  private(set) var bounds: CGRect = .zero
  /// Whether behaviours are to be asked anew.
  private(set) var isDue: Bool = false
  /// Time that is not yet a whole step, in seconds.
  private var remainder: Double = 0

  /// A contact of two bodies, for the collision behaviour that watches them.
  struct Meeting {
    let behavior: UICollisionBehavior
    let first: any UIDynamicItem
    /// The other item; nil for an edge.
    let second: (any UIDynamicItem)?
    let boundary: (any NSCopying)?
  }

  private(set) var meetings: [BodyWorld.Pair: Meeting] = [:]

  func setBounds(_ bounds: CGRect) {
    guard bounds != self.bounds else { return }
    self.bounds = bounds
    isDue = true
  }

  func body(of item: any UIDynamicItem) -> RigidBody? { bodies[ObjectIdentifier(item)]?.body }

  /// Takes up where an item is, and its size.
  func takeUp(_ item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    let center = PlaneVector(item.center)
    if center != body.center || item.bodyAngle != body.angle { (body.velocity, body.spin) = (.zero, 0) }
    (body.center, body.angle, body.shape) = (center, item.bodyAngle, item.bodyShape)
  }

  /// Asks all behaviours anew what they want.
  func prepare(_ behaviors: [UIDynamicBehavior]) {
    isDue = false
    let items: [any UIDynamicItem] = BehaviorItems(behaviors.flatMap(\.involvedItems)).all
    let known: [ObjectIdentifier: (item: any UIDynamicItem, body: RigidBody)] = bodies
    bodies = [:]
    order = items.map { ObjectIdentifier($0) }
    for item in items {
      let id = ObjectIdentifier(item)
      bodies[id] =
        known[id] ?? (item, RigidBody(item.bodyShape, at: PlaneVector(item.center), angle: item.bodyAngle))
    }
    world.bodies = order.compactMap { bodies[$0]?.body }
    for body in world.bodies {
      (body.density, body.elasticity, body.friction) = (1, 0, 0)
      (body.resistance, body.angularResistance) = (0, 0)
    }
    // A body that stood still or did not turn because of a behaviour that is gone moves again.
    let held: [any UIDynamicItem] = behaviors.flatMap { ($0 as? UIDynamicItemBehavior)?.items ?? [] }
    let holding: Set<ObjectIdentifier> = Set(held.map { ObjectIdentifier($0) })
    for id in order where !holding.contains(id) {
      bodies[id]?.body.isAnchored = false
      bodies[id]?.body.allowsRotation = true
    }
    world.joints = []
    world.pairs = []
    meetings = [:]
    for behavior in behaviors { behavior.prepare(self) }
    world.forgetContacts(but: Set(meetings.keys))
  }

  /// Lets two bodies meet.
  func add(_ first: RigidBody, _ second: RigidBody, _ meeting: Meeting) {
    let pair = BodyWorld.Pair(first, second)
    guard meetings[pair] == nil else { return }
    meetings[pair] = meeting
    world.pairs.append((first, second))
  }

  /// Moves all items.
  ///
  /// - Returns: Whether one is somewhere else.
  func advance(by seconds: Double, _ behaviors: [UIDynamicBehavior]) -> Bool {
    remainder += seconds
    // A rounding error does not keep back a step.
    while remainder > BodyWorld.step - 1e-9 {
      remainder -= BodyWorld.step
      world.advance { part in
        for behavior in behaviors { behavior.drive(self, part) }
      }
    }
    var isMoved: Bool = false
    for id in order {
      guard let (item, body) = bodies[id], !body.isAnchored else { continue }
      let center = CGPoint(body.center)
      if item.center != center {
        item.center = center
        isMoved = true
      }
      if abs(item.bodyAngle - body.angle.remainder(dividingBy: 2 * .pi)) > 1e-9 {
        item.transform = CGAffineTransform(rotationAngle: CGFloat(body.angle))
        isMoved = true
      }
    }
    return isMoved
  }

  /// Tells behaviours what has met and parted since the last frame.
  func tellCollisions(_ behaviors: [UIDynamicBehavior]) {
    let events: [BodyWorld.Event] = world.events
    world.events = []
    for event in events {
      guard let meeting = meetings[event.pair] else { continue }
      meeting.behavior.tell(meeting, at: event.place.map { CGPoint($0) })
    }
  }
}
