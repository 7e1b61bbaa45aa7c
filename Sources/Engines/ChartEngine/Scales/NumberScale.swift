import Foundation

/// Lays numbers of a domain out on the interval from 0 to 1.
package struct NumberScale: Hashable, Sendable {
  package let lower: Double
  package let upper: Double
  package let curve: ScaleCurve
  /// Whether the upper bound is at 0.
  package let isReversed: Bool
  private let bentLower: Double
  private let bentSpan: Double

  /// A scale whose domain is mended where a picture could not be made of it: bounds that are no numbers are 0 and 1, equal
  /// bounds are widened by half of their size, and a logarithmic domain keeps to the side of zero with more room.
  package init(lower: Double, upper: Double, curve: ScaleCurve = .linear, isReversed: Bool = false) {
    var curve: ScaleCurve = curve
    switch curve {
    case .power(let exponent) where !(exponent > 0 && exponent.isFinite): curve = .linear
    case .symmetricLog(let slope) where !(slope > 0 && slope.isFinite): curve = .symmetricLog(slope: 1)
    default: break
    }
    let (low, high): (Double, Double) = Self.mended(lower, upper, curve)
    self.lower = low
    self.upper = high
    self.curve = curve
    self.isReversed = isReversed
    let first: Double = curve.forward(low) ?? 0
    bentLower = first
    bentSpan = (curve.forward(high) ?? 1) - first
  }

  private static func mended(_ first: Double, _ second: Double, _ curve: ScaleCurve) -> (Double, Double) {
    guard first.isFinite, second.isFinite else { return curve == .log ? (1, 10) : (0, 1) }
    // Spans beyond the largest number cannot be divided.
    var low: Double = max(min(first, second), -1e300)
    var high: Double = min(max(first, second), 1e300)
    if curve == .log {
      if low <= 0, high >= 0 {
        if high >= -low {
          high = high > 0 ? high : 10
          low = min(high / 10, 1)
        } else {
          high = max(low / 10, -1)
        }
      }
      if low == high { (low, high) = low > 0 ? (low / 10, high * 10) : (low * 10, high / 10) }
      return (low, high)
    }
    if low == high {
      let room: Double = low == 0 ? 1 : abs(low) / 2
      return low == 0 ? (0, room) : (low - room, high + room)
    }
    return (low, high)
  }

  /// Where a number lies: 0 at the start of the scale, 1 at its end, outside of that outside of the domain. Nil where it has no
  /// place.
  package func fraction(of value: Double) -> Double? {
    if curve == .log, (value > 0) != (lower > 0) { return nil }
    guard let bent = curve.forward(value) else { return nil }
    let share: Double = bentSpan == 0 ? 0.5 : (bent - bentLower) / bentSpan
    return isReversed ? 1 - share : share
  }

  /// The number at a place.
  package func value(at fraction: Double) -> Double {
    let share: Double = isReversed ? 1 - fraction : fraction
    if curve == .linear { return lower + (upper - lower) * share }
    return curve.backward(bentLower + bentSpan * share, isNegative: upper <= 0)
  }

  /// Round numbers inside of the domain, ascending.
  package func ticks(_ rule: NiceNumbers.Rule) -> [Double] {
    curve == .log && rule.stride == nil
      ? logarithmicTicks(rule.count) : NiceNumbers.ticks(from: lower, to: upper, rule)
  }

  /// Powers of ten, and their multiples where there are few powers.
  private func logarithmicTicks(_ count: Int) -> [Double] {
    let (low, high): (Double, Double) = lower > 0 ? (lower, upper) : (-upper, -lower)
    let (first, last): (Double, Double) = (log10(low), log10(high))
    var ticks: [Double] = []
    if last - first >= Double(count) {
      ticks = NiceNumbers.ticks(from: first, to: last, NiceNumbers.Rule(count: count)).filter { $0 == $0.rounded() }
        .map { pow(10, $0) }
    } else {
      // Of the multiples those that divide a decade most evenly come first.
      for factors: [Double] in [[1], [1, 3], [1, 2, 5], [1, 2, 3, 4, 5, 6, 7, 8, 9]] {
        ticks = multiples(factors, from: low, to: high, first, last)
        if ticks.count >= min(count, 3) { break }
      }
      if ticks.count < 2 { ticks = NiceNumbers.ticks(from: low, to: high, NiceNumbers.Rule(count: count)) }
    }
    return lower > 0 ? ticks : ticks.reversed().map { -$0 }
  }

  private func multiples(
    _ factors: [Double], from low: Double, to high: Double, _ first: Double, _ last: Double
  ) -> [Double] {
    let powers: ClosedRange<Int> = Int(first.rounded(.down))...max(Int(first.rounded(.down)), Int(last.rounded(.up)))
    var ticks: [Double] = []
    for power in powers {
      for factor in factors {
        let tick: Double = factor * pow(10, Double(power))
        if tick >= low * (1 - 1e-12), tick <= high * (1 + 1e-12) { ticks.append(tick) }
      }
    }
    return ticks
  }
}
