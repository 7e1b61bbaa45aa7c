import Foundation

/// A schedule of equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates an interval apart.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let first: Date
    fileprivate let interval: TimeInterval
    fileprivate var count: Int = 0

    public mutating func next() -> Date? {
      defer { count += 1 }
      // From the first date each time, so that no error adds up.
      return first.addingTimeInterval(interval * Double(count))
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// - Parameters:
  ///   - startDate: A date of the schedule, from which the others are counted in both directions.
  ///   - interval: Seconds between two dates; less than a thousandth counts as that.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval >= 0.001 ? interval : 0.001
  }

  /// Begins with the interval in which `startDate` lies.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed: Double = (startDate.timeIntervalSince(start) / interval + 1e-6).rounded(.down)
    return Entries(first: start.addingTimeInterval(passed * interval), interval: interval)
  }
}

/// A schedule of the beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries

    public mutating func next() -> Date? { dates.next() }
  }

  public init() {}

  /// Begins with the minute in which `startDate` lies.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    return Entries(dates: schedule.entries(from: startDate, mode: mode))
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// - Parameter dates: In ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates an interval in seconds apart; `startDate` is one of them.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Given dates, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
