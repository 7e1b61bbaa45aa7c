import Foundation

/// Styles of the values that go on with time.
public enum SystemFormatStyle: Sendable {
  /// A clock that counts within an interval and stands at its ends.
  public struct Timer: DiscreteFormatStyle, Hashable, Sendable, Codable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool

    /// - Parameters:
    ///   - showsHours: Whether hours stand by themselves; else there are more than 59 minutes.
    ///   - maxFieldCount: Accepted for the source; all fields are shown.
    ///   - maxPrecision: Accepted for the source; seconds are the finest.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      self.showsHours = showsHours
    }

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      self.showsHours = showsHours
    }

    public func format(_ value: Date) -> AttributedString {
      let now: Date = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds: TimeInterval =
        countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
      return AttributedString(
        DateWords.clock(DateText.whole(seconds, up: countsDown), showsHours: showsHours))
    }

    public func discreteInput(after input: Date) -> Date? {
      guard input < interval.upperBound else { return nil }
      let start: Date = max(input, interval.lowerBound)
      return DateText.next(after: start, from: countsDown ? interval.upperBound : interval.lowerBound)
    }

    public func discreteInput(before input: Date) -> Date? {
      guard input > interval.lowerBound else { return nil }
      return DateText.next(
        after: min(input, interval.upperBound).addingTimeInterval(-2),
        from: countsDown ? interval.upperBound : interval.lowerBound)
    }
  }

  /// A clock that counts from a date.
  public struct Stopwatch: DiscreteFormatStyle, Hashable, Sendable, Codable {
    private let start: Date
    private let showsHours: Bool
    private let hasFractions: Bool

    /// - Parameters:
    ///   - maxFieldCount: With fewer than four there are no hundredths.
    ///   - maxPrecision: Hundredths are shown where this is shorter than a second.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      self.showsHours = showsHours
      hasFractions = maxPrecision < .seconds(1) && maxFieldCount >= 4
    }

    public func format(_ value: Date) -> AttributedString {
      let hundredths = Int((min(max(value.timeIntervalSince(start), 0), 1e10) * 100 + 0.001).rounded(.down))
      let clock: String = DateWords.clock(hundredths / 100, showsHours: showsHours)
      guard hasFractions else { return AttributedString(clock) }
      let rest: Int = hundredths % 100
      return AttributedString(clock + (rest < 10 ? ".0\(rest)" : ".\(rest)"))
    }

    public func discreteInput(after input: Date) -> Date? {
      DateText.next(after: max(input, start), from: start, step: hasFractions ? 0.01 : 1)
    }

    public func discreteInput(before input: Date) -> Date? {
      input > start ? input.addingTimeInterval(hasFractions ? -0.01 : -1) : nil
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// What is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// What has passed of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// What has passed since a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
