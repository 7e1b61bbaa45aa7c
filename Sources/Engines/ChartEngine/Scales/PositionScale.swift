import Foundation

/// The scale of an axis: numbers, moments or categories on the interval from 0 to 1.
package enum PositionScale: Hashable, Sendable {
  case number(NumberScale)
  /// Seconds since the reference date.
  case date(NumberScale)
  case category(CategoryScale)

  package var kind: PlotValue.Kind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  package var isReversed: Bool {
    switch self {
    case .number(let scale), .date(let scale): scale.isReversed
    case .category(let scale): scale.isReversed
    }
  }

  /// Where a value lies: a category in the middle of its band. Nil for a value of another kind, and for one without a place.
  package func fraction(of value: PlotValue) -> Double? {
    switch (self, value) {
    case (.number(let scale), .number(let number)), (.date(let scale), .date(let number)): scale.fraction(of: number)
    case (.date(let scale), .number(let number)), (.number(let scale), .date(let number)): scale.fraction(of: number)
    case (.category(let scale), .category(let name)): scale.band(of: name).map { ($0.lowerBound + $0.upperBound) / 2 }
    default: nil
    }
  }

  /// The stretch that a value or an interval takes: a category its band, a number none.
  package func stretch(of interval: PlotInterval) -> ClosedRange<Double>? {
    if case .category(let scale) = self, case .category(let name) = interval.lower { return scale.band(of: name) }
    guard let first = fraction(of: interval.lower) else { return nil }
    let second: Double = interval.upper.flatMap { fraction(of: $0) } ?? first
    return min(first, second)...max(first, second)
  }

  /// The value at a place; nil outside of all categories.
  package func value(at fraction: Double) -> PlotValue? {
    switch self {
    case .number(let scale): .number(scale.value(at: fraction))
    case .date(let scale): .date(scale.value(at: fraction))
    case .category(let scale): scale.category(at: fraction).map { .category($0) }
    }
  }
}
