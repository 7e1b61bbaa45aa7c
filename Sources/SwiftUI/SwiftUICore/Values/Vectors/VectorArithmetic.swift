import CoreGraphics

/// A value that animates: it can be added, scaled and measured.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with each component multiplied by a number.
  public func scaled(by rhs: Double) -> Self {
    var result: Self = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value a fraction of the way to another: 0 leaves it, 1 makes it the other.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value a fraction of the way to another: 0 is the value itself, 1 is the other.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    // At the ends the value is the end itself, not the end within rounding.
    if amount == 0 { return self }
    if amount == 1 { return other }
    return self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
