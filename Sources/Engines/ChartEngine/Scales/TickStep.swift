import Foundation

/// The distance of ticks at round numbers: 1, 2 or 5 times a power of ten.
///
/// A step below one is kept as its inverse, which is an integer: `3 / 10` is the number nearest to 0.3, and `3 * 0.1` is not.
package struct TickStep: Hashable, Sendable {
  /// The step, or its inverse where `isInverse`.
  private let magnitude: Double
  private let isInverse: Bool

  /// The step for about `count` ticks over a span.
  ///
  /// The candidate is the power of ten below `span / count`. It is multiplied by 10, 5 or 2 where the quotient is at least
  /// √50, √10 or √2 times as large: the geometric means of neighbouring factors.
  ///
  /// - Returns: Nil for a span that is no positive number.
  package init?(span: Double, count: Double) {
    guard span > 0, span.isFinite, count > 0 else { return nil }
    let rough: Double = span / count
    let power: Double = log10(rough).rounded(.down)
    guard power.isFinite, abs(power) < 300 else { return nil }
    let excess: Double = rough / pow(10, power)
    let factor: Double
    switch excess {
    // Apple's documentation: four values asked for from 0 to 100 are 0, 25, 50, 75 and 100. So where the quotient is 25, 250
    // ... the step is; 2.5 would make labels with fractions.
    case 2.5 where power > 0: factor = 2.5
    case 50.0.squareRoot()...: factor = 10
    case 10.0.squareRoot()...: factor = 5
    case 2.0.squareRoot()...: factor = 2
    default: factor = 1
    }
    if power < 0 {
      isInverse = true
      magnitude = pow(10, -power) / factor
    } else {
      isInverse = false
      magnitude = pow(10, power) * factor
    }
  }

  /// A step of any size.
  ///
  /// - Returns: Nil for a size that is no positive number.
  package init?(exactly size: Double) {
    guard size > 0, size.isFinite else { return nil }
    let inverse: Double = (1 / size).rounded()
    isInverse = size < 1 && abs(inverse * size - 1) < 1e-12
    magnitude = isInverse ? inverse : size
  }

  /// The least round step that is no shorter than a length.
  package static func atLeast(_ length: Double) -> TickStep? {
    guard length > 0, length.isFinite else { return nil }
    let power: Double = pow(10, log10(length).rounded(.down))
    let factor: Double = [1, 2, 5, 10].first { $0 * power >= length * (1 - 1e-12) } ?? 10
    return TickStep(exactly: factor * power)
  }

  package var size: Double { isInverse ? 1 / magnitude : magnitude }

  /// The multiple of the step with an index.
  package func multiple(_ index: Double) -> Double { isInverse ? index / magnitude : index * magnitude }

  /// The index of the last multiple that is not above a value; a value within rounding of a multiple counts as that one.
  package func floorIndex(_ value: Double) -> Double {
    let index: Double = isInverse ? value * magnitude : value / magnitude
    let nearest: Double = index.rounded()
    return abs(index - nearest) < 1e-9 * max(1, abs(index)) ? nearest : index.rounded(.down)
  }

  /// The index of the first multiple that is not below a value.
  package func ceilingIndex(_ value: Double) -> Double { -floorIndex(-value) }

  /// All multiples from `lower` to `upper`; none where there would be more than `limit`.
  package func multiples(from lower: Double, to upper: Double, limit: Int = 10_000) -> [Double] {
    let first: Double = ceilingIndex(lower)
    let last: Double = floorIndex(upper)
    guard first.isFinite, last.isFinite, first <= last, last - first < Double(limit) else { return [] }
    return (0...Int(last - first)).map { multiple(first + Double($0)) }
  }
}

/// Round numbers for axes.
package enum NiceNumbers {
  /// How ticks and bounds are chosen.
  package struct Rule: Hashable, Sendable {
    package var count: Int
    /// The least distance of ticks; nil for any.
    package var minimumStride: Double?
    /// A distance that is given rather than chosen.
    package var stride: Double?

    package init(count: Int = 5, minimumStride: Double? = nil, stride: Double? = nil) {
      self.count = count
      self.minimumStride = minimumStride
      self.stride = stride
    }

    func step(for span: Double) -> TickStep? {
      if let stride { return TickStep(exactly: abs(stride)) }
      let step: TickStep? = TickStep(span: span, count: Double(max(1, count)))
      guard let minimumStride, let found = step, found.size < minimumStride else { return step }
      return .atLeast(minimumStride)
    }
  }

  /// The ticks from `lower` to `upper`, ascending.
  package static func ticks(from lower: Double, to upper: Double, _ rule: Rule) -> [Double] {
    guard lower.isFinite, upper.isFinite else { return [] }
    if lower == upper { return [lower] }
    guard lower < upper, let step = rule.step(for: upper - lower) else { return [] }
    let ticks: [Double] = step.multiples(from: lower, to: upper)
    // A range that holds no multiple of its step (0.2 to 0.9 by 1) takes the next finer one.
    if ticks.isEmpty, rule.stride == nil, rule.minimumStride == nil, rule.count < 2 {
      return NiceNumbers.ticks(from: lower, to: upper, Rule(count: 2))
    }
    return ticks
  }

  /// Bounds widened to multiples of the step, which is found anew for the widened span until it stays.
  package static func rounded(
    _ lower: Double, _ upper: Double, _ rule: Rule, lowerBound: Bool = true, upperBound: Bool = true
  ) -> (lower: Double, upper: Double) {
    var (low, high): (Double, Double) = (lower, upper)
    guard low < high, low.isFinite, high.isFinite else { return (low, high) }
    var known: TickStep?
    for _ in 0..<10 {
      guard let step = rule.step(for: high - low), step != known else { break }
      known = step
      if lowerBound { low = step.multiple(step.floorIndex(low)) }
      if upperBound { high = step.multiple(step.ceilingIndex(high)) }
    }
    return (low, high)
  }
}
