/// A demand on the speeds of two bodies in one direction, which impulses fulfil.
struct BodyRow {
  let first: RigidBody
  let second: RigidBody
  /// The direction; what counts is the speed of the second body along it against that of the first.
  private let direction: PlaneVector
  private let firstTurn: Double
  private let secondTurn: Double
  private let inverse: Double
  /// The speed that is wanted.
  var goal: Double
  /// How much the demand gives way: 0 for not at all.
  private let softness: Double
  /// The limits of the impulse.
  var least: Double
  var most: Double
  /// The impulse so far.
  private(set) var impulse: Double = 0

  /// A demand at a place, along a direction.
  init(
    _ first: RigidBody, _ second: RigidBody, at place: (PlaneVector, PlaneVector), along direction: PlaneVector,
    goal: Double = 0, softness: Double = 0, least: Double = -.infinity, most: Double = .infinity
  ) {
    self.init(
      first, second, direction, (place.0 - first.center).cross(direction), (place.1 - second.center).cross(direction),
      goal, softness, least, most)
  }

  /// A demand on how fast both turn.
  init(
    turning first: RigidBody, _ second: RigidBody, goal: Double = 0, softness: Double = 0,
    least: Double = -.infinity, most: Double = .infinity
  ) {
    self.init(first, second, .zero, 1, 1, goal, softness, least, most)
  }

  private init(
    _ first: RigidBody, _ second: RigidBody, _ direction: PlaneVector, _ firstTurn: Double, _ secondTurn: Double,
    _ goal: Double, _ softness: Double, _ least: Double, _ most: Double
  ) {
    self.first = first
    self.second = second
    self.direction = direction
    self.firstTurn = firstTurn
    self.secondTurn = secondTurn
    self.goal = goal
    self.softness = softness
    self.least = least
    self.most = most
    let moving: Double = direction.dot(direction) * (first.inverseMass + second.inverseMass)
    let turning: Double =
      firstTurn * firstTurn * first.inverseInertia + secondTurn * secondTurn * second.inverseInertia
    let sum: Double = moving + turning + softness
    inverse = sum > 0 ? 1 / sum : 0
  }

  var speed: Double {
    (second.velocity - first.velocity).dot(direction) + second.spin * secondTurn - first.spin * firstTurn
  }

  /// The mass of both bodies along the demand.
  static func mass(
    _ first: RigidBody, _ second: RigidBody, _ place: (PlaneVector, PlaneVector), _ direction: PlaneVector
  ) -> Double {
    let turns: (Double, Double) = (
      (place.0 - first.center).cross(direction), (place.1 - second.center).cross(direction)
    )
    let moving: Double = first.inverseMass + second.inverseMass
    let turning: Double =
      turns.0 * turns.0 * first.inverseInertia + turns.1 * turns.1 * second.inverseInertia
    return moving + turning > 0 ? 1 / (moving + turning) : 0
  }

  mutating func solve() {
    let wanted: Double = impulse + (goal - speed - softness * impulse) * inverse
    let limited: Double = min(max(wanted, least), most)
    apply(limited - impulse)
    impulse = limited
  }

  /// Begins with the impulse of the step before.
  mutating func warm(_ known: Double) {
    impulse = min(max(known, least), most)
    apply(impulse)
  }

  private func apply(_ change: Double) {
    first.velocity -= direction * (change * first.inverseMass)
    first.spin -= firstTurn * change * first.inverseInertia
    second.velocity += direction * (change * second.inverseMass)
    second.spin += secondTurn * change * second.inverseInertia
  }
}
