import Foundation

/// Where a text gets a value from that goes on with time.
public struct TimeDataSource<Value> {
  let value: (Date) -> Value
  /// What tells two sources apart.
  let identity: AnyHashable

  init(identity: AnyHashable, _ value: @escaping (Date) -> Value) {
    self.identity = identity
    self.value = value
  }
}

extension TimeDataSource where Value == Date {
  /// The present.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(identity: "now") { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the present, which never lies before the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(identity: [date, .distantFuture]) { date..<max($0, date) }
  }

  /// From the present to a date, which never lies before the present.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(identity: [.distantPast, date]) { min($0, date)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// How far the present is from a date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(identity: date) { .seconds($0.timeIntervalSince(date)) }
  }
}

/// A value of the present with the style that makes it a string.
struct TimeSourceText: Equatable {
  private let make: (Date, TextEnvironment) -> DateText.Shown
  private let identity: AnyHashable

  init<V, F: FormatStyle>(
    _ source: TimeDataSource<V>, _ format: F, _ attributed: @escaping (F.FormatOutput) -> AttributedString,
    until: @escaping (F, Date) -> Date?
  ) where F.FormatInput == V {
    identity = [source.identity, AnyHashable(format)]
    make = { now, environment in
      let style: F = format.locale(environment.locale)
      return DateText.Shown(attributed(style.format(source.value(now))), until: until(style, now))
    }
  }

  func shown(at now: Date, in environment: TextEnvironment) -> DateText.Shown { make(now, environment) }

  static func == (left: TimeSourceText, right: TimeSourceText) -> Bool { left.identity == right.identity }
}

extension Text {
  /// Shows a value of the present by a style, anew whenever the style gives something else.
  @_disfavoredOverload
  public nonisolated init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    storage = .date(
      DateText(source: TimeSourceText(source, format, { AttributedString($0) }) { Self.next(source, $0, after: $1) }))
  }

  /// The same for styles that give attributes.
  @_disfavoredOverload
  public nonisolated init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    storage = .date(
      DateText(source: TimeSourceText(source, format, { $0 }) { Self.next(source, $0, after: $1) }))
  }

  /// When the style gives something else; dates are told by the style, other values are looked at each second.
  private static func next<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, _ format: F, after now: Date)
    -> Date?
  where F.FormatInput == V {
    guard V.self == Date.self else { return now.addingTimeInterval(1) }
    return format.discreteInput(after: source.value(now)) as? Date
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts a value of the present into the string.
  @_disfavoredOverload
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
}
