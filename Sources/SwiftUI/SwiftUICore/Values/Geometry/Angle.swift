import CoreGraphics

/// A geometric angle, kept in radians; it grows clockwise on a screen whose y axis points down.
@frozen public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// An angle of zero.
  @inlinable public init() { self.radians = 0 }

  /// An angle of that many radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// An angle of that many degrees.
  @inlinable public init(degrees: Double) { self.radians = degrees * (.pi / 180) }

  /// An angle of that many radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Makes an angle of degrees; a full turn is 360.
  ///
  /// - Parameter degrees: The number of degrees, clockwise on the screen.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No rotation.
  @inlinable public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: AdditiveArithmetic {
  @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
}

extension Angle {
  @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
  @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension Angle: Animatable {
  /// 128 times the angle in radians, so that springs of angles come to rest within a fraction of what can be seen.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
