import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of the day, such as 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The day, such as June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// How far the date is from now, such as 2 hours, 23 minutes; it counts.
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is from now in its largest unit, such as +2 hours; it counts.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts down to the date and up from it, such as 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date in the locale, calendar and time zone of the environment.
  ///
  /// ```swift
  /// Text(Date(timeIntervalSinceReferenceDate: 0), style: .date)
  /// ```
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: Date, time, or a form that depends on the present, which then updates by itself.
  public nonisolated init(_ date: Date, style: Text.DateStyle) {
    storage = .date(DateText(date: date, style: style))
  }

  /// Shows an interval of days or hours, such as 9:30 - 3:30 PM.
  @_disfavoredOverload
  public nonisolated init(_ dates: ClosedRange<Date>) {
    storage = .date(DateText(interval: dates.lowerBound..<dates.upperBound))
  }

  /// Shows an interval of dates.
  @_disfavoredOverload
  public nonisolated init(_ interval: DateInterval) {
    storage = .date(DateText(interval: interval.start..<interval.end))
  }

  /// Shows a clock that runs while the present is in an interval, and stands at its ends before and after.
  ///
  /// - Parameters:
  ///   - pauseTime: A date at which the clock stands still; nil lets it run.
  ///   - countsDown: Whether what is left is shown instead of what has passed.
  ///   - showsHours: Whether hours stand by themselves; else there are more than 59 minutes.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    storage = .date(
      DateText(timer: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts a date into the string, which counts where its style does.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Puts an interval into the string.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Puts an interval into the string.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Puts a running clock into the string.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
