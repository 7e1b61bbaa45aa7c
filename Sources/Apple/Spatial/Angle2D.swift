import Foundation

/// An angle, which can be read in radians and in degrees.
///
/// ```swift
/// import Spatial
///
/// let angle = Angle2D.degrees(30)
/// let turn: Double = angle.radians  // 0.52...
/// ```
public struct Angle2D: Hashable, Codable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// No angle.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians of any floating-point type.
  public init<T: BinaryFloatingPoint>(radians: T) { self.init(radians: Double(radians)) }

  /// An angle in degrees of any floating-point type.
  public init<T: BinaryFloatingPoint>(degrees: T) { self.init(degrees: Double(degrees)) }

  /// The angle in degrees.
  public var degrees: Double { radians * 180 / .pi }

  /// The angle of no turn.
  public static let zero = Angle2D()

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }

  /// The same direction, from half a turn back to half a turn forth; an angle that is no number stays as it is.
  public var normalized: Angle2D { Angle2D(radians: radians.remainder(dividingBy: 2 * .pi)) }
}

extension Angle2D: Comparable {
  public static func < (left: Angle2D, right: Angle2D) -> Bool { left.radians < right.radians }
}

extension Angle2D: AdditiveArithmetic {
  public static func + (left: Angle2D, right: Angle2D) -> Angle2D { Angle2D(radians: left.radians + right.radians) }

  public static func - (left: Angle2D, right: Angle2D) -> Angle2D { Angle2D(radians: left.radians - right.radians) }

  /// The angle in the other direction.
  public static prefix func - (angle: Angle2D) -> Angle2D { Angle2D(radians: -angle.radians) }

  public static func * (left: Angle2D, right: Double) -> Angle2D { Angle2D(radians: left.radians * right) }

  public static func * (left: Double, right: Angle2D) -> Angle2D { right * left }

  public static func / (left: Angle2D, right: Double) -> Angle2D { Angle2D(radians: left.radians / right) }

  public static func *= (left: inout Angle2D, right: Double) { left = left * right }

  public static func /= (left: inout Angle2D, right: Double) { left = left / right }
}

extension Angle2D: CustomStringConvertible {
  public var description: String { "(radians: \(radians))" }
}

/// The cosine of an angle.
public func cos(_ angle: Angle2D) -> Double { Foundation.cos(angle.radians) }

/// The sine of an angle.
public func sin(_ angle: Angle2D) -> Double { Foundation.sin(angle.radians) }

/// The tangent of an angle.
public func tan(_ angle: Angle2D) -> Double { Foundation.tan(angle.radians) }
