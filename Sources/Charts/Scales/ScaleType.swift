import ChartEngine

/// How a scale lays its values out.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(ScaleCurve)
    case date
    case category
  }

  let kind: Kind

  /// Numbers in equal steps.
  public static var linear: ScaleType { ScaleType(kind: .number(.linear)) }
  /// Each power of ten as long as the others. Zero and numbers of the other sign are not shown.
  public static var log: ScaleType { ScaleType(kind: .number(.log)) }
  /// Square roots in equal steps.
  public static var squareRoot: ScaleType { ScaleType(kind: .number(.squareRoot)) }
  /// Logarithmic on both sides of zero, with a slope of 1 there.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// Moments in equal steps of time.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// Each value for itself.
  public static var category: ScaleType { ScaleType(kind: .category) }

  /// Powers of the numbers in equal steps.
  ///
  /// - Parameter exponent: The exponent, above 0.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .number(.power(exponent: exponent))) }

  /// Logarithmic on both sides of zero.
  ///
  /// - Parameter slopeAtZero: How steep the scale is at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .number(.symmetricLog(slope: slopeAtZero)))
  }
}
