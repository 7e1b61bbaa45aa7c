import Foundation

/// How dates are changed part by part in a calendar, within limits.
///
/// Months are counted by their order in their year, so that leap months have a number of their own. A part that is changed
/// leaves the others as they are; a day that the new month has not becomes its last.
package struct DateEditor: Hashable, Sendable {
  /// With the time zone and the language in which dates are shown.
  package let calendar: Calendar
  package let limits: ClosedRange<Date>

  /// - Parameters:
  ///   - minimum: The first moment that can be chosen; nil for all.
  ///   - maximum: The last moment that can be chosen. Where it comes before the first, neither counts (behaviour 576).
  package init(
    calendar: Calendar, locale: Locale, timeZone: TimeZone, minimum: Date? = nil, maximum: Date? = nil
  ) {
    var calendar: Calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
    let first: Date = minimum ?? .distantPast
    let last: Date = maximum ?? .distantFuture
    limits = first <= last ? first...last : .distantPast ... .distantFuture
  }

  /// Whether a year says little without its era, since eras are short.
  package var hasShortEras: Bool { calendar.identifier == .japanese || calendar.identifier == .republicOfChina }

  package var locale: Locale { calendar.locale ?? Locale(identifier: "") }

  /// The moment within the limits that is nearest.
  package func limited(_ date: Date) -> Date { min(limits.upperBound, max(limits.lowerBound, date)) }

  /// Whether a moment of a day can be chosen.
  package func allows(dayOf date: Date) -> Bool {
    guard let day = calendar.dateInterval(of: .day, for: date) else { return false }
    return day.end > limits.lowerBound && day.start <= limits.upperBound
  }

  // MARK: Months

  package func startOfMonth(_ date: Date) -> Date { calendar.dateInterval(of: .month, for: date)?.start ?? date }

  /// The beginnings of the months of a year, leap months among them.
  package func months(inYearOf date: Date) -> [Date] {
    guard let year = calendar.dateInterval(of: .year, for: date) else { return [startOfMonth(date)] }
    var months: [Date] = []
    var next: Date = year.start
    // No calendar has more months.
    while next < year.end, months.count < 14 {
      months.append(next)
      guard let end = calendar.dateInterval(of: .month, for: next)?.end, end > next else { break }
      next = end
    }
    return months
  }

  /// The beginnings of the days of a month.
  package func days(inMonthOf date: Date) -> [Date] {
    guard let month = calendar.dateInterval(of: .month, for: date) else { return [calendar.startOfDay(for: date)] }
    var days: [Date] = []
    var next: Date = month.start
    while next < month.end, days.count < 40 {
      days.append(next)
      // In the middle of the day, so that no change of the clock leads to the same day or past the next.
      let middle: Date = next.addingTimeInterval(36 * 3600)
      next = calendar.startOfDay(for: middle)
      if let last = days.last, next <= last { break }
    }
    return days
  }

  // MARK: Parts

  /// A part as a number.
  package func value(of unit: DateUnit, in date: Date) -> Int {
    switch unit {
    case .era: return calendar.component(.era, from: date)
    case .year: return calendar.component(.year, from: date)
    case .month: return (months(inYearOf: date).lastIndex { $0 <= date } ?? 0) + 1
    case .day: return (days(inMonthOf: date).lastIndex { $0 <= date } ?? 0) + 1
    case .hour: return calendar.component(.hour, from: date)
    case .shortHour: return (calendar.component(.hour, from: date) + 11) % 12 + 1
    case .minute: return calendar.component(.minute, from: date)
    case .second: return calendar.component(.second, from: date)
    case .dayPeriod: return calendar.component(.hour, from: date) < 12 ? 0 : 1
    }
  }

  /// The numbers that a part can have while the others stay.
  package func range(of unit: DateUnit, in date: Date) -> ClosedRange<Int> {
    switch unit {
    case .era: return value(of: .era, in: date)...value(of: .era, in: date)
    case .year: return 1...9999
    case .month: return 1...max(1, months(inYearOf: date).count)
    case .day: return 1...max(1, days(inMonthOf: date).count)
    case .hour: return 0...23
    case .shortHour: return 1...12
    case .minute, .second: return 0...59
    case .dayPeriod: return 0...1
    }
  }

  /// The date with one part changed, within the limits. A number out of range counts as the nearest in it.
  package func setting(_ unit: DateUnit, to value: Int, in date: Date) -> Date {
    let range: ClosedRange<Int> = range(of: unit, in: date)
    let value: Int = min(range.upperBound, max(range.lowerBound, value))
    let new: Date?
    switch unit {
    case .era: new = date
    case .year:
      new = calendar.date(byAdding: .year, value: value - self.value(of: .year, in: date), to: date)
    case .month:
      let days: [Date] = days(inMonthOf: months(inYearOf: date)[value - 1])
      new = moved(date, to: days[min(days.count, self.value(of: .day, in: date)) - 1])
    case .day: new = moved(date, to: days(inMonthOf: date)[value - 1])
    case .hour: new = setting(hour: value, in: date)
    case .shortHour: new = setting(hour: value % 12 + 12 * self.value(of: .dayPeriod, in: date), in: date)
    case .minute: new = date.addingTimeInterval(TimeInterval(value - self.value(of: .minute, in: date)) * 60)
    case .second: new = date.addingTimeInterval(TimeInterval(value - self.value(of: .second, in: date)))
    case .dayPeriod: new = setting(hour: self.value(of: .hour, in: date) % 12 + 12 * value, in: date)
    }
    return limited(new ?? date)
  }

  /// The date with one part some numbers further; behind the last number comes the first. Years go on without end.
  package func stepping(_ unit: DateUnit, by steps: Int, in date: Date) -> Date {
    if unit == .year { return limited(calendar.date(byAdding: .year, value: steps, to: date) ?? date) }
    let range: ClosedRange<Int> = range(of: unit, in: date)
    let place: Int = value(of: unit, in: date) - range.lowerBound + steps
    let wrapped: Int = (place % range.count + range.count) % range.count
    return setting(unit, to: range.lowerBound + wrapped, in: date)
  }

  /// The date some days or months further, within the limits.
  package func adding(_ count: Int, _ component: Calendar.Component, to date: Date) -> Date {
    limited(calendar.date(byAdding: component, value: count, to: date) ?? date)
  }

  /// The date at another day, at the same time of the day, within the limits.
  package func choosing(day: Date, in date: Date) -> Date { limited(moved(date, to: day)) }

  private func moved(_ date: Date, to day: Date) -> Date {
    let time: DateComponents = calendar.dateComponents([.hour, .minute, .second], from: date)
    let moved: Date? = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    return (moved ?? day).addingTimeInterval(fraction(of: date))
  }

  private func setting(hour: Int, in date: Date) -> Date? {
    let time: DateComponents = calendar.dateComponents([.minute, .second], from: date)
    return calendar.date(bySettingHour: hour, minute: time.minute ?? 0, second: time.second ?? 0, of: date)?
      .addingTimeInterval(fraction(of: date))
  }

  /// What is finer than a second stays.
  private func fraction(of date: Date) -> TimeInterval {
    date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate.rounded(.down)
  }
}
