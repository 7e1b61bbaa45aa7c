/// A place or a direction in the box of a chart with three axes: x to the right, y up, z towards a viewer in front.
///
/// The box reaches from -0.5 to 0.5 along each axis.
package struct SpaceVector: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double

  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  package static let zero = SpaceVector(0, 0, 0)

  package var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

  package var length: Double { dot(self).squareRoot() }

  /// The direction with length 1; nil for no length, and for one that is no number.
  package var normalized: SpaceVector? {
    let length: Double = length
    guard length > 0, length.isFinite else { return nil }
    return self * (1 / length)
  }

  package func dot(_ other: SpaceVector) -> Double { x * other.x + y * other.y + z * other.z }

  /// The direction at a right angle to both, by the rule of the right hand.
  package func cross(_ other: SpaceVector) -> SpaceVector {
    SpaceVector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The place at a part of the way to another.
  package func moving(to target: SpaceVector, by progress: Double) -> SpaceVector {
    self + (target - self) * progress
  }

  package static func + (left: SpaceVector, right: SpaceVector) -> SpaceVector {
    SpaceVector(left.x + right.x, left.y + right.y, left.z + right.z)
  }

  package static func - (left: SpaceVector, right: SpaceVector) -> SpaceVector {
    SpaceVector(left.x - right.x, left.y - right.y, left.z - right.z)
  }

  package static func * (vector: SpaceVector, factor: Double) -> SpaceVector {
    SpaceVector(vector.x * factor, vector.y * factor, vector.z * factor)
  }
}
