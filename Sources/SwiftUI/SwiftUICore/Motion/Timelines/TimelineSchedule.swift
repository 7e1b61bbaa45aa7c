import Foundation

/// The dates at which a timeline view is made anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Self.Entries.Element == Date

  /// The dates from about `startDate` on, in ascending order; the last of those before it is shown first.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a schedule is asked to give dates.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule wants.
  case normal
  /// Seldom, as on a screen that is dimmed.
  case lowFrequency
}

// MARK: - Every frame

/// A schedule for what moves: each frame, or no more often than an interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of frames.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    /// nil where there are none.
    fileprivate var date: Date?
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      guard let date else { return nil }
      self.date = date.addingTimeInterval(interval)
      return date
    }
  }

  private let minimumInterval: Double?
  private let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: The least seconds between two dates; nil for each frame.
  ///   - paused: Whether no dates are given.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The length of a frame, in seconds.
  private static let frame: TimeInterval = 1.0 / 60

  /// Whether each frame has a date, whatever the host's rate.
  var followsFrames: Bool { !isPaused && (minimumInterval ?? 0) <= Self.frame }

  /// No dates while paused, and none where a view is updated seldom.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let hasEntries: Bool = !isPaused && mode == .normal
    return Entries(date: hasEntries ? start : nil, interval: max(Self.frame, minimumInterval ?? 0))
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Each frame, or no more often than an interval in seconds; none while paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
