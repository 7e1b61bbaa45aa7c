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
    guard frequency > 0, mass > 0 else { return (JointSpring.correction(error, step), 0) }
    let turn: Double = 2 * .pi * frequency
    let stiffness: Double = mass * turn * turn
    let brake: Double = 2 * mass * max(0, damping) * turn
    let softness: Double = 1 / (step * (brake + step * stiffness))
    return (-error * step * stiffness * softness, softness)
  }

  /// The speed that mends a fifth of an error, in points or radians, in one step. It has a limit: what begins far from where it is held
  /// would get there so fast that it turns by more than a step can follow.
  static func correction(_ error: Double, _ step: Double) -> Double {
    min(max(-error * 0.2 / step, -500), 500)
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
      let away: PlaneVector = second.center - restingCenter
      let middle: Places = (second.center, second.center)
      rows = [
        row(middle, PlaneVector(1, 0), away.x, spring, step), row(middle, PlaneVector(0, 1), away.y, spring, step),
        turning(turned, spring, step),
      ]
    case .slide(let axis, let range):
      let along: PlaneVector = axis.rotated(by: first.angle).normalized
      let held: Places = (second.center, second.center)
      let way: PlaneVector = second.center - restingCenter
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

  /// Where the middle of the second body is while it does not turn against the first. What does not turn is held there: at a far point
  /// each demand would undo what the others do.
  private var restingCenter: PlaneVector {
    first.place(firstPoint) - secondPoint.rotated(by: first.angle + angle)
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
      return [(JointSpring.correction(value - range.lowerBound, step), -.infinity, .infinity)]
    }
    if value <= range.lowerBound { return [(JointSpring.correction(value - range.lowerBound, step), 0, .infinity)] }
    return value >= range.upperBound ? [(JointSpring.correction(value - range.upperBound, step), -.infinity, 0)] : []
  }
}
