import Foundation

/// A point, a way or a velocity in the plane, in points and seconds.
package typealias PlaneVector = SIMD2<Double>

extension SIMD2<Double> {
  package func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  /// The area between both; above 0 where the other one lies in the direction of growing angles.
  package func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  package var length: Double { (x * x + y * y).squareRoot() }
  /// The same direction with the length 1; nothing where it has none.
  package var normalized: Self {
    let length: Double = length
    return length > 0 ? self / length : .zero
  }
  /// Turned by a right angle.
  package var perpendicular: Self { Self(-y, x) }

  package func rotated(by angle: Double) -> Self {
    let (sine, cosine): (Double, Double) = (sin(angle), cos(angle))
    return Self(x * cosine - y * sine, x * sine + y * cosine)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
