import ChartEngine
import Foundation

/// Values of a chart in words, as axes and assistive technologies give them.
package struct ValueWords {
  let surroundings: ChartSurroundings

  package init(_ surroundings: ChartSurroundings) { self.surroundings = surroundings }

  /// A value by itself.
  ///
  /// - Parameter unit: The unit that a date stands for.
  package func string(of value: PlotValue, unit: Calendar.Component? = nil) -> String {
    switch value {
    case .number(let number): return string(of: number)
    case .category(let name): return name
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      guard seconds.isFinite else { return "" }
      switch unit {
      case .year, .yearForWeekOfYear: return date.formatted(style.year())
      case .quarter, .month: return date.formatted(style.month(.wide).year())
      case .hour: return date.formatted(style.month(.abbreviated).day().hour())
      case .minute: return date.formatted(style.month(.abbreviated).day().hour().minute())
      case .second, .nanosecond: return date.formatted(style.hour().minute().second())
      case nil where !isMidnight(date): return date.formatted(style.month(.abbreviated).day().year().hour().minute())
      default: return date.formatted(style.month(.abbreviated).day().year())
      }
    }
  }

  /// An interval: the unit of a date, or both ends.
  package func string(of interval: PlotInterval, unit: Calendar.Component? = nil) -> String {
    let first: String = string(of: interval.lower, unit: unit)
    guard unit == nil, let upper = interval.upper else { return first }
    return "\(first) – \(string(of: upper))"
  }

  private func string(of number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    // Sums such as 0.1 + 0.2 are not read with all their digits.
    let size: Double = abs(number)
    let digits: Int = size >= 1_000 || size == 0 ? 2 : max(2, 3 - Int(log10(size).rounded(.down)))
    return number.formatted(
      FloatingPointFormatStyle<Double>(locale: surroundings.locale).precision(.fractionLength(0...min(12, digits))))
  }

  private func isMidnight(_ date: Date) -> Bool { surroundings.calendar.startOfDay(for: date) == date }

  private var style: Date.FormatStyle {
    Date.FormatStyle(
      locale: surroundings.locale, calendar: surroundings.calendar, timeZone: surroundings.timeZone)
  }

  // MARK: Axes

  /// The labels of an axis's values, as short as their distance allows.
  package func labels(of values: [PlotValue]) -> [String] {
    guard let first = values.first else { return [] }
    switch first.kind {
    case .category: return values.map { string(of: $0) }
    case .number: return numberLabels(values.map { $0.magnitude ?? 0 })
    case .date: return dateLabels(values.compactMap(\.magnitude))
    }
  }

  /// Numbers with as many digits after the point as their step has.
  private func numberLabels(_ numbers: [Double]) -> [String] {
    let finite: [Double] = numbers.filter(\.isFinite)
    var digits: Int = 0
    while digits < 12 {
      let scale: Double = pow(10, Double(digits))
      if finite.allSatisfy({ abs(($0 * scale).rounded() - $0 * scale) < 1e-6 * max(1, abs($0 * scale)) }) { break }
      digits += 1
    }
    let style: FloatingPointFormatStyle<Double> = FloatingPointFormatStyle(locale: surroundings.locale)
      .precision(.fractionLength(0...digits))
    return numbers.map { $0.isFinite ? $0.formatted(style) : "\($0)" }
  }

  /// Moments by the unit in which they differ.
  private func dateLabels(_ seconds: [Double]) -> [String] {
    let dates: [Date] = seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
    let calendar: Calendar = surroundings.calendar
    func all(_ unit: Calendar.Component) -> Bool {
      dates.allSatisfy { calendar.dateInterval(of: unit, for: $0)?.start == $0 }
    }
    let span: Double = (seconds.max() ?? 0) - (seconds.min() ?? 0)
    if all(.year), dates.count > 1 || span == 0 { return dates.map { $0.formatted(style.year()) } }
    if all(.month) {
      let years: Set<Int> = Set(dates.map { calendar.component(.year, from: $0) })
      let isLong: Bool = years.count > 2
      return dates.map {
        $0.formatted(isLong ? style.month(.abbreviated).year(.twoDigits) : style.month(.abbreviated))
      }
    }
    if all(.day) {
      let isShort: Bool = span < 86_400 * 7.5 && dates.count > 1 && dates.count <= 8
      let days: Set<Int> = Set(dates.map { calendar.component(.day, from: $0) })
      // The days of one week by their names; others by number and month.
      if isShort, days.count == dates.count, span <= 86_400 * 6.5, isEveryDay(dates) {
        return dates.map { $0.formatted(style.weekday(.abbreviated)) }
      }
      return dates.map { $0.formatted(style.month(.abbreviated).day()) }
    }
    if all(.hour) { return dates.map { $0.formatted(style.hour()) } }
    if all(.minute) { return dates.map { $0.formatted(style.hour().minute()) } }
    return dates.map { $0.formatted(style.hour().minute().second()) }
  }

  private func isEveryDay(_ dates: [Date]) -> Bool {
    zip(dates, dates.dropFirst()).allSatisfy { abs($1.timeIntervalSince($0) - 86_400) < 7_200 }
  }
}
