import Foundation

/// Moves bodies in small equal steps: what drives them, joints, and contacts.
///
/// The same bodies take the same way each time: nothing depends on how long frames are.
package final class BodyWorld {
  /// Two bodies that may touch: the first one may be a fixed outline.
  package struct Pair: Hashable {
    package let first: ObjectIdentifier
    package let second: ObjectIdentifier

    package init(_ first: RigidBody, _ second: RigidBody) {
      self.first = ObjectIdentifier(first)
      self.second = ObjectIdentifier(second)
    }
  }

  package struct Event {
    package let pair: Pair
    /// Where they have begun to touch; nil where they do not touch any more.
    package let place: PlaneVector?
  }

  /// Seconds.
  package static let step: Double = 1.0 / 240

  package var bodies: [RigidBody] = []
  package var joints: [BodyJoint] = []
  /// Which bodies meet.
  package var pairs: [(first: RigidBody, second: RigidBody)] = []
  /// The contacts that began and ended since they were asked for last.
  package var events: [Event] = []
  private var touching: [Pair: [Double]] = [:]
  /// How long all bodies have been at rest, in seconds.
  package private(set) var restingTime: Double = 0

  package init() {}

  /// Forgets that bodies are at rest.
  package func wake() { restingTime = 0 }

  /// Forgets contacts of bodies that do not meet any more.
  package func forgetContacts(but pairs: Set<Pair>) { touching = touching.filter { pairs.contains($0.key) } }

  /// Goes on by one step.
  ///
  /// - Parameter drive: Drives bodies, once for each part of the step.
  package func advance(_ drive: (_ seconds: Double) -> Void) {
    // A body that goes farther than half of its width might pass through another one.
    var parts: Double = 1
    for body in bodies where body.pace > 0 {
      let reach: Double = max(body.shape.width, 1) / 2
      parts = max(parts, (body.pace * Self.step / reach).rounded(.up))
    }
    parts = min(parts, 8)
    let seconds: Double = Self.step / parts
    for _ in 0..<Int(parts) { move(seconds, drive) }
  }

  private struct Contact {
    let pair: Pair
    let first: RigidBody
    let second: RigidBody
    let normal: PlaneVector
    let place: PlaneVector
    /// The place in the space of each body.
    let own: (PlaneVector, PlaneVector)
    let distance: Double
    var row: BodyRow
    var slip: BodyRow
    let friction: Double
  }

  private func move(_ seconds: Double, _ drive: (Double) -> Void) {
    for body in bodies { (body.acceleration, body.angularAcceleration) = (.zero, 0) }
    drive(seconds)
    for body in bodies where !body.isAnchored {
      body.velocity += body.acceleration * seconds
      body.spin += body.allowsRotation ? body.angularAcceleration * seconds : 0
      body.velocity /= 1 + seconds * max(0, body.resistance)
      body.spin /= 1 + seconds * max(0, body.angularResistance)
    }
    var contacts: [Contact] = findContacts()
    var rows: [(joint: BodyJoint, row: BodyRow)] = joints.flatMap { joint in
      joint.rows(seconds).map { (joint, $0) }
    }
    warm(&contacts, &rows)
    for _ in 0..<12 {
      for index in rows.indices { rows[index].row.solve() }
      for index in contacts.indices {
        contacts[index].row.solve()
        let limit: Double = contacts[index].friction * contacts[index].row.impulse
        contacts[index].slip.least = -limit
        contacts[index].slip.most = limit
        contacts[index].slip.solve()
      }
    }
    remember(contacts, rows)
    for body in bodies where !body.isAnchored {
      // A wrong number would never go away.
      if !body.velocity.isFinite { body.velocity = .zero }
      if !body.spin.isFinite { body.spin = 0 }
      body.center += body.velocity * seconds
      body.angle += body.spin * seconds
    }
    separate(contacts)
    let isMoving: Bool = bodies.contains { $0.pace > 0.5 }
    restingTime = isMoving ? 0 : restingTime + seconds
  }

  // MARK: Contacts

  private func findContacts() -> [Contact] {
    var contacts: [Contact] = []
    var lost: [Pair] = []
    for (first, second) in pairs where !(first.isAnchored && second.isAnchored) {
      let pair = Pair(first, second)
      let isKnown: Bool = touching[pair] != nil
      let found: [ContactManifold] = manifolds(first, second, slack: isKnown ? 0.5 : 0)
      guard let nearest = found.first?.points.first else {
        if isKnown { lost.append(pair) }
        continue
      }
      if !isKnown {
        touching[pair] = []
        events.append(Event(pair: pair, place: nearest.place))
      }
      for manifold in found {
        for point in manifold.points where point.distance <= 0 {
          contacts.append(contact(pair, first, second, manifold.normal, point))
        }
      }
    }
    for pair in lost {
      touching[pair] = nil
      events.append(Event(pair: pair, place: nil))
    }
    return contacts
  }

  private func manifolds(_ first: RigidBody, _ second: RigidBody, slack: Double) -> [ContactManifold] {
    // Outlines of the world reach far: a body that is nowhere near is found by its distance.
    if !first.isAnchored || first.shape.parts.count > 1 || first.center != .zero {
      let reach: Double = first.shape.reach + second.shape.reach + slack
      if (second.center - first.center).length > reach { return [] }
    }
    var found: [ContactManifold] = []
    for part in first.shape.parts {
      let placed: BodyShape.Part = part.moved(to: first.center, first.angle)
      for other in second.shape.parts {
        let there: BodyShape.Part = other.moved(to: second.center, second.angle)
        if let manifold = ContactManifold.between(placed, there, middle: second.center, slack: slack) {
          found.append(manifold)
        }
      }
    }
    return found
  }

  private func contact(
    _ pair: Pair, _ first: RigidBody, _ second: RigidBody, _ normal: PlaneVector,
    _ point: (place: PlaneVector, distance: Double)
  ) -> Contact {
    let places: (PlaneVector, PlaneVector) = (point.place, point.place)
    var row = BodyRow(first, second, at: places, along: normal, least: 0)
    // Slow bodies do not bounce, so that they come to rest.
    let speed: Double = row.speed
    if speed < -20 { row.goal = -speed * elasticity(first, second) }
    let slip = BodyRow(first, second, at: places, along: normal.perpendicular, least: 0, most: 0)
    return Contact(
      pair: pair, first: first, second: second, normal: normal, place: point.place,
      own: (first.own(point.place), second.own(point.place)), distance: point.distance, row: row, slip: slip,
      friction: friction(first, second))
  }

  /// A fixed outline has neither: what meets it decides.
  private func elasticity(_ first: RigidBody, _ second: RigidBody) -> Double {
    min(max(max(first.elasticity, second.elasticity), 0), 1)
  }

  private func friction(_ first: RigidBody, _ second: RigidBody) -> Double {
    if first.shape.area == 0 { return max(0, second.friction) }
    return (max(0, first.friction) * max(0, second.friction)).squareRoot()
  }

  private func warm(_ contacts: inout [Contact], _ rows: inout [(joint: BodyJoint, row: BodyRow)]) {
    var place: Int = 0
    var last: BodyJoint?
    for index in rows.indices {
      let joint: BodyJoint = rows[index].joint
      place = joint === last ? place + 1 : 0
      last = joint
      if joint.impulses.indices.contains(place) { rows[index].row.warm(joint.impulses[place]) }
    }
    var order: [Pair: Int] = [:]
    for index in contacts.indices {
      let pair: Pair = contacts[index].pair
      let number: Int = order[pair, default: 0]
      order[pair] = number + 1
      if let known = touching[pair], known.indices.contains(number) { contacts[index].row.warm(known[number]) }
    }
  }

  private func remember(_ contacts: [Contact], _ rows: [(joint: BodyJoint, row: BodyRow)]) {
    for joint in joints { joint.impulses = [] }
    for (joint, row) in rows { joint.impulses.append(row.impulse) }
    for pair in touching.keys { touching[pair] = [] }
    for contact in contacts { touching[contact.pair]?.append(contact.row.impulse) }
  }

  /// Moves bodies apart that overlap, without making them faster.
  private func separate(_ contacts: [Contact]) {
    for _ in 0..<4 {
      for contact in contacts {
        let (first, second): (RigidBody, RigidBody) = (contact.first, contact.second)
        let places: (PlaneVector, PlaneVector) = (first.place(contact.own.0), second.place(contact.own.1))
        let distance: Double = contact.distance + (places.1 - places.0).dot(contact.normal)
        let error: Double = min(max((distance + 0.1) * 0.3, -4), 0)
        guard error < 0 else { continue }
        let impulse: Double = -error * BodyRow.mass(first, second, places, contact.normal)
        let push: PlaneVector = contact.normal * impulse
        first.center -= push * first.inverseMass
        first.angle -= (places.0 - first.center).cross(push) * first.inverseInertia
        second.center += push * second.inverseMass
        second.angle += (places.1 - second.center).cross(push) * second.inverseInertia
      }
    }
  }
}
