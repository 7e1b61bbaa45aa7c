import Foundation

/// Ticks of an axis of moments, at the starts of calendar units.
package struct DateTicks: Sendable {
  /// A calendar unit and how many of it lie between two ticks.
  package struct Stride: Hashable, Sendable {
    package var unit: Calendar.Component
    package var count: Int

    package init(_ unit: Calendar.Component, count: Int = 1) {
      self.unit = unit
      self.count = max(1, count)
    }
  }

  package let calendar: Calendar

  package init(calendar: Calendar) { self.calendar = calendar }

  /// The strides that an axis chooses from, with their usual lengths in seconds, ascending. Years beyond one are multiples of
  /// round numbers.
  private static let candidates: [(Stride, Double)] = [
    (Stride(.second), 1), (Stride(.second, count: 5), 5), (Stride(.second, count: 15), 15),
    (Stride(.second, count: 30), 30), (Stride(.minute), 60), (Stride(.minute, count: 5), 300),
    (Stride(.minute, count: 15), 900), (Stride(.minute, count: 30), 1_800), (Stride(.hour), 3_600),
    (Stride(.hour, count: 3), 10_800), (Stride(.hour, count: 6), 21_600), (Stride(.hour, count: 12), 43_200),
    (Stride(.day), 86_400), (Stride(.day, count: 2), 172_800), (Stride(.weekOfYear), 604_800),
    (Stride(.month), 2_592_000), (Stride(.month, count: 3), 7_776_000), (Stride(.year), 31_536_000),
  ]

  /// The stride for about `count` ticks over a span in seconds: of the two candidates around `span / count` the one that is
  /// nearer by ratio. Nil below a second, where moments are counted as numbers.
  package static func stride(span: Double, count: Int) -> Stride? {
    let target: Double = span / Double(max(1, count))
    guard target.isFinite, target > 0 else { return nil }
    let next: Int = candidates.firstIndex { $0.1 > target } ?? candidates.count
    if next == candidates.count {
      let years: Double = TickStep(span: span / 31_536_000, count: Double(max(1, count)))?.size ?? 1
      return Stride(.year, count: Int(min(1e6, max(1, years))))
    }
    if next == 0 { return target < 0.5 ? nil : candidates[0].0 }
    let (shorter, longer): (Double, Double) = (candidates[next - 1].1, candidates[next].1)
    return candidates[target / shorter < longer / target ? next - 1 : next].0
  }

  /// The start of the unit that holds a moment.
  package func start(of unit: Calendar.Component, for date: Date) -> Date {
    calendar.dateInterval(of: unit, for: date)?.start ?? date
  }

  /// The end of the unit that holds a moment, which is the start of the next one.
  package func end(of unit: Calendar.Component, for date: Date) -> Date {
    calendar.dateInterval(of: unit, for: date)?.end ?? date
  }

  /// Ticks at the starts of units, in the domain and ascending, at most `limit`.
  ///
  /// - Parameter isAligned: Whether a stride of several units begins at multiples that do not depend on the domain: every
  ///   third hour of a day, every second day of a month, the first month of a quarter. Otherwise it begins at the first
  ///   unit in the domain.
  package func ticks(
    from lower: Date, to upper: Date, by stride: Stride, isAligned: Bool = true, limit: Int = 1_000
  ) -> [Date] {
    guard lower <= upper, lower.timeIntervalSinceReferenceDate.isFinite, upper.timeIntervalSinceReferenceDate.isFinite
    else { return [] }
    var date: Date = start(of: stride.unit, for: lower)
    if isAligned, stride.count > 1 { date = alignedStart(date, stride) }
    var ticks: [Date] = []
    let first: Date = date
    var step: Int = 0
    while date <= upper, ticks.count < limit, step < limit * stride.count {
      if date >= lower, isAligned ? isMultiple(date, of: stride) : true { ticks.append(date) }
      step += 1
      // Counted from the first tick: adding to the one before would carry a short month's last day along.
      let increment: Int = isAligned && Self.isCounted(stride) ? step : step * stride.count
      guard let next = calendar.date(byAdding: stride.unit, value: increment, to: first), next > date else { break }
      date = next
    }
    return ticks
  }

  /// The last multiple of the stride that is not after the start of a unit.
  private func alignedStart(_ date: Date, _ stride: Stride) -> Date {
    guard !Self.isCounted(stride) else { return date }
    let value: Int = index(of: date, stride.unit)
    let rest: Int = ((value % stride.count) + stride.count) % stride.count
    return calendar.date(byAdding: stride.unit, value: -rest, to: date) ?? date
  }

  /// Whether each single unit is looked at: months differ in days, and a day in hours where the clocks are changed.
  private static func isCounted(_ stride: Stride) -> Bool {
    stride.count > 1 && (stride.unit == .day || stride.unit == .hour)
  }

  private func isMultiple(_ date: Date, of stride: Stride) -> Bool {
    guard Self.isCounted(stride) else { return true }
    let value: Int = index(of: date, stride.unit)
    guard value % stride.count == 0 else { return false }
    // The last day of a long month would stand beside the first of the next.
    guard stride.unit == .day else { return true }
    let days: Int = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    return value == 0 || days - value >= stride.count
  }

  /// The number of the unit in the next larger one, from 0.
  private func index(of date: Date, _ unit: Calendar.Component) -> Int {
    switch unit {
    case .second, .minute, .hour: calendar.component(unit, from: date)
    case .day, .month, .quarter: calendar.component(unit, from: date) - 1
    case .year: calendar.component(.year, from: date)
    default: 0
    }
  }

  /// Bounds widened to starts of units.
  package func rounded(_ lower: Date, _ upper: Date, to unit: Calendar.Component) -> (lower: Date, upper: Date) {
    let last: Date = start(of: unit, for: upper)
    return (start(of: unit, for: lower), last == upper ? upper : end(of: unit, for: upper))
  }
}
