/// Something that keeps its shape, moves and turns.
package final class RigidBody {
  /// The middle, around which it turns.
  package var center: PlaneVector
  /// In radians.
  package var angle: Double
  /// In points a second.
  package var velocity: PlaneVector = .zero
  /// In radians a second.
  package var spin: Double = 0
  package var shape: BodyShape { didSet { if shape != oldValue { weigh() } } }

  /// The mass of 10,000 square points.
  package var density: Double = 1 { didSet { if density != oldValue { weigh() } } }
  /// How much of the speed is left after a collision, from 0 to 1.
  package var elasticity: Double = 0
  package var friction: Double = 0
  /// How strongly it is slowed down: a body that nothing drives loses about that part of its speed in a second.
  package var resistance: Double = 0
  package var angularResistance: Double = 0
  /// Whether nothing moves it.
  package var isAnchored: Bool = false { didSet { if isAnchored != oldValue { weigh() } } }
  package var allowsRotation: Bool = true { didSet { if allowsRotation != oldValue { weigh() } } }

  package private(set) var mass: Double = 0
  /// 0 for a body that nothing moves.
  private(set) var inverseMass: Double = 0
  private(set) var inverseInertia: Double = 0
  /// The drive of the body in this step, as a change of speed in a second.
  var acceleration: PlaneVector = .zero
  var angularAcceleration: Double = 0

  package init(_ shape: BodyShape, at center: PlaneVector, angle: Double = 0) {
    self.shape = shape
    self.center = center
    self.angle = angle
    weigh()
  }

  /// The motion of a body at rest.
  package static func fixed() -> RigidBody {
    let body = RigidBody(BodyShape([]), at: .zero)
    body.isAnchored = true
    return body
  }

  private func weigh() {
    mass = max(shape.area * max(density, 1e-6) / 10_000, 1e-9)
    let inertia: Double = mass * shape.inertia
    inverseMass = isAnchored ? 0 : 1 / mass
    inverseInertia = isAnchored || !allowsRotation || inertia <= 0 ? 0 : 1 / inertia
    if isAnchored { (velocity, spin) = (.zero, 0) }
    if !allowsRotation { spin = 0 }
  }

  /// Drives the body in this step.
  package func accelerate(_ change: PlaneVector) { if !isAnchored { acceleration += change } }

  /// Pushes the body in this step; a force of 1 gives a mass of 1 an acceleration of 1 point a second in a second.
  ///
  /// - Parameter offset: Where, from the middle.
  package func push(_ force: PlaneVector, at offset: PlaneVector = .zero) {
    acceleration += force * inverseMass
    angularAcceleration += offset.cross(force) * inverseInertia
  }

  /// Changes the speed at once.
  package func kick(_ impulse: PlaneVector, at offset: PlaneVector = .zero) {
    velocity += impulse * inverseMass
    spin += offset.cross(impulse) * inverseInertia
  }

  /// Where a point of the body is.
  package func place(_ own: PlaneVector) -> PlaneVector { own.rotated(by: angle) + center }
  /// The point of the body at a place.
  package func own(_ place: PlaneVector) -> PlaneVector { (place - center).rotated(by: -angle) }

  /// How fast its outermost point moves at most.
  var pace: Double { velocity.length + abs(spin) * shape.reach }
}
