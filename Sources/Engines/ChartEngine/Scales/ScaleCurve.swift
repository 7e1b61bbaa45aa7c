import Foundation

/// How numbers are bent before they are laid out evenly.
package enum ScaleCurve: Hashable, Sendable {
  case linear
  /// Base 10. Only numbers of the domain's sign have a place.
  case log
  case power(exponent: Double)
  /// Logarithmic on both sides of zero, with this slope at zero.
  case symmetricLog(slope: Double)

  package static let squareRoot: ScaleCurve = .power(exponent: 0.5)

  /// The bent number; nil where it has no place.
  package func forward(_ value: Double) -> Double? {
    let bent: Double
    switch self {
    case .linear: bent = value
    case .log: bent = value == 0 ? .nan : value > 0 ? log10(value) : -log10(-value)
    case .power(let exponent): bent = value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope): bent = value < 0 ? -log1p(-value * slope) : log1p(value * slope)
    }
    return bent.isFinite ? bent : nil
  }

  /// The number that `forward` bends to this one.
  ///
  /// - Parameter isNegative: Whether the domain of a logarithmic scale is below zero.
  package func backward(_ bent: Double, isNegative: Bool = false) -> Double {
    switch self {
    case .linear: bent
    case .log: isNegative ? -pow(10, -bent) : pow(10, bent)
    case .power(let exponent): bent < 0 ? -pow(-bent, 1 / exponent) : pow(bent, 1 / exponent)
    case .symmetricLog(let slope): bent < 0 ? -expm1(-bent) / slope : expm1(bent) / slope
    }
  }
}
