import Foundation

/// Where bins begin and end.
package enum BinRule {
  /// The most bins that are found from data.
  static let limit: Int = 200

  /// Round bounds of about so many bins that cover data. Without a count it follows from the data by Scott's rule: the width
  /// of a bin is 3.49 standard deviations over the cube root of the number of values.
  package static func thresholds(data: [Double], count: Int?, least: Double) -> [Double] {
    let data: [Double] = data.filter(\.isFinite)
    guard let low = data.min(), let high = data.max() else { return [] }
    return thresholds(from: low, to: high, count: count ?? scott(data, high - low), least: least)
  }

  private static func scott(_ data: [Double], _ span: Double) -> Int {
    let size: Double = Double(data.count)
    guard data.count > 1, span > 0 else { return 1 }
    let mean: Double = data.reduce(0, +) / size
    let variance: Double = data.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (size - 1)
    let width: Double = 3.49 * variance.squareRoot() / cbrt(size)
    guard width > 0, width.isFinite else { return 1 }
    return max(1, min(limit, Int((span / width).rounded(.up))))
  }

  /// Round bounds of about so many bins that cover a range.
  package static func thresholds(from low: Double, to high: Double, count: Int, least: Double) -> [Double] {
    guard low.isFinite, high.isFinite else { return [] }
    guard low < high else { return [low, low + max(least, 1)] }
    var step: TickStep? = TickStep(span: high - low, count: Double(max(1, count)))
    if least > 0, (step?.size ?? 0) < least { step = .atLeast(least) }
    return step?.covering(low, high) ?? [low, high]
  }

  /// Multiples of a width that cover a range.
  package static func multiples(of width: Double, from low: Double, to high: Double) -> [Double] {
    guard low.isFinite, high.isFinite, let step = TickStep(exactly: width) else { return [low, high] }
    return step.covering(low, high)
  }
}

extension TickStep {
  /// The multiples from the last one at or below a number to the first one at or above another: at least two.
  fileprivate func covering(_ low: Double, _ high: Double) -> [Double] {
    let first: Double = floorIndex(low)
    let last: Double = max(first + 1, ceilingIndex(high))
    guard first.isFinite, last - first < 100_000 else { return [low, high] }
    return (0...Int(last - first)).map { multiple(first + Double($0)) }
  }
}
