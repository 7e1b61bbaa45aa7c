/// How a joint gives way.
package struct JointSpring: Equatable {
  /// Swings in a second; 0 for a joint that does not give way.
  package var frequency: Double
  /// 0 for one that swings without an end, 1 for one that comes to rest without swinging.
  package var damping: Double

  package init(frequency: Double = 0, damping: Double = 0) {
    self.frequency = frequency
    self.damping = damping
  }

  /// The speed that is wanted and how much the demand gives way, for an error in points or radians.
  func demand(_ error: Double, mass: Double, _ step: Double) -> (goal: Double, softness: Double) {
    guard frequency > 0, mass > 0 else { return (-error * 0.2 / step, 0) }
    let turn: Double = 2 * .pi * frequency
    let stiffness: Double = mass * turn * turn
    let brake: Double = 2 * mass * max(0, damping) * turn
    let softness: Double = 1 / (step * (brake + step * stiffness))
    return (-error * step * stiffness * softness, softness)
  }
}

/// Something that holds two bodies together.
package final class BodyJoint {
  package enum Kind {
    /// Two points stay as far apart.
    case distance(Double)
    /// Two points do not go farther apart.
    case rope(Double)
    /// Two points stay together, and the angle between limits.
    case pin(ClosedRange<Double>)
    /// Two points and the angle stay together.
    case fixed
    /// The point moves along a line of the first body, between limits, and does not turn against it.
    case slide(axis: PlaneVector, ClosedRange<Double>)
    /// The middle goes to a point, and the body to no angle.
    case snap
  }

  package let first: RigidBody
  package let second: RigidBody
  package var kind: Kind
  /// The points that are held, each in the space of its body.
  package var firstPoint: PlaneVector
  package var secondPoint: PlaneVector
  package var spring = JointSpring()
  /// The turning force that works against turning.
  package var turningFriction: Double = 0
  /// The angle between both at the beginning.
  private let angle: Double
  var impulses: [Double] = []

  package init(
    _ first: RigidBody, _ firstPoint: PlaneVector, _ second: RigidBody, _ secondPoint: PlaneVector, _ kind: Kind
  ) {
    self.first = first
    self.second = second
    self.firstPoint = firstPoint
    self.secondPoint = secondPoint
    self.kind = kind
    angle = second.angle - first.angle
  }

  private typealias Places = (PlaneVector, PlaneVector)

  /// The demands for a step of so many seconds.
  func rows(_ step: Double) -> [BodyRow] {
    let places: (PlaneVector, PlaneVector) = (first.place(firstPoint), second.place(secondPoint))
    let way: PlaneVector = places.1 - places.0
    var rows: [BodyRow] = []
    switch kind {
    case .distance(let length) where length > 0.01 && way.length > 0.001:
      rows = [row(places, way.normalized, way.length - length, spring, step)]
    case .distance: rows = together(places, spring, step)
    case .rope(let length):
      guard way.length >= length, way.length > 0.001 else { break }
      var limit: BodyRow = row(places, way.normalized, way.length - length, spring, step)
      limit.most = 0
      rows = [limit]
    case .pin(let range):
      rows = together(places, spring, step)
      rows += limits(turned, range, step).map { BodyRow(turning: first, second, goal: $0, least: $1, most: $2) }
    case .fixed:
      rows = together(places, spring, step) + [turning(turned, spring, step)]
    case .slide(let axis, let range):
      let along: PlaneVector = axis.rotated(by: first.angle).normalized
      // The first body turns around the place of the second: it is held there.
      let held: Places = (places.1, places.1)
      rows = [
        row(held, along.perpendicular, way.dot(along.perpendicular), spring, step),
        turning(turned, JointSpring(), step),
      ]
      rows += limits(way.dot(along), range, step).map {
        BodyRow(first, second, at: held, along: along, goal: $0, least: $1, most: $2)
      }
    case .snap:
      rows = together(places, spring, step) + [turning(second.angle, spring, step)]
    }
    if turningFriction > 0 {
      rows.append(BodyRow(turning: first, second, least: -turningFriction * step, most: turningFriction * step))
    }
    return rows
  }

  private var turned: Double { second.angle - first.angle - angle }

  private func row(
    _ places: (PlaneVector, PlaneVector), _ along: PlaneVector, _ error: Double, _ spring: JointSpring, _ step: Double
  ) -> BodyRow {
    let mass: Double = BodyRow.mass(first, second, places, along)
    let (goal, softness): (Double, Double) = spring.demand(error, mass: mass, step)
    return BodyRow(first, second, at: places, along: along, goal: goal, softness: softness)
  }

  private func together(
    _ places: (PlaneVector, PlaneVector), _ spring: JointSpring, _ step: Double
  ) -> [BodyRow] {
    let way: PlaneVector = places.1 - places.0
    return [
      row(places, PlaneVector(1, 0), way.x, spring, step), row(places, PlaneVector(0, 1), way.y, spring, step),
    ]
  }

  private func turning(_ error: Double, _ spring: JointSpring, _ step: Double) -> BodyRow {
    let sum: Double = first.inverseInertia + second.inverseInertia
    let (goal, softness): (Double, Double) = spring.demand(error, mass: sum > 0 ? 1 / sum : 0, step)
    return BodyRow(turning: first, second, goal: goal, softness: softness)
  }

  /// The speed that is wanted at a limit, and the limits of the impulse; none in between.
  private func limits(
    _ value: Double, _ range: ClosedRange<Double>, _ step: Double
  ) -> [(goal: Double, least: Double, most: Double)] {
    if range.lowerBound == range.upperBound {
      return [(-(value - range.lowerBound) * 0.2 / step, -.infinity, .infinity)]
    }
    if value <= range.lowerBound { return [((range.lowerBound - value) * 0.2 / step, 0, .infinity)] }
    return value >= range.upperBound ? [((range.upperBound - value) * 0.2 / step, -.infinity, 0)] : []
  }
}
