import Foundation

/// What a text shows of dates; some of it depends on the present.
struct DateText: Equatable {
  private enum Content: Equatable {
    case date(Date, Text.DateStyle)
    case interval(Range<Date>)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    case source(TimeSourceText)
  }

  private let content: Content

  init(date: Date, style: Text.DateStyle) { content = .date(date, style) }
  init(interval: Range<Date>) { content = .interval(interval) }
  init(source: TimeSourceText) { content = .source(source) }

  init(timer: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
    content = .timer(timer, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
  }

  /// What is shown now.
  struct Shown {
    var string: AttributedString
    /// When something else is shown; nil for never.
    var until: Date?

    init(_ string: String, until: Date? = nil) {
      self.init(AttributedString(string), until: until)
    }

    init(_ string: AttributedString, until: Date? = nil) {
      self.string = string
      self.until = until
    }
  }

  /// - Parameter now: Called where the present plays a part.
  func shown(at now: () -> Date, in environment: TextEnvironment) -> Shown {
    let words = DateWords(environment)
    switch content {
    case .date(let date, let style):
      switch style.kind {
      case .time: return Shown(words.time(date))
      case .date: return Shown(words.day(date))
      case .timer: return Self.timer(to: date, now: now())
      case .relative: return words.distance(from: now(), to: date, units: 2, isSigned: false)
      case .offset: return words.distance(from: now(), to: date, units: 1, isSigned: true)
      }
    case .interval(let dates): return Shown(words.interval(dates))
    case .timer(let interval, let pauseTime, let countsDown, let showsHours):
      let present: Date = pauseTime ?? now()
      let clamped: Date = min(max(present, interval.lowerBound), interval.upperBound)
      let seconds: TimeInterval =
        countsDown ? interval.upperBound.timeIntervalSince(clamped) : clamped.timeIntervalSince(interval.lowerBound)
      let string: String = DateWords.clock(Self.whole(seconds, up: countsDown), showsHours: showsHours)
      guard pauseTime == nil, present < interval.upperBound else { return Shown(string) }
      if present < interval.lowerBound { return Shown(string, until: interval.lowerBound.addingTimeInterval(1)) }
      return Shown(
        string, until: Self.next(after: present, from: countsDown ? interval.upperBound : interval.lowerBound))
    case .source(let source): return source.shown(at: now(), in: environment)
    }
  }

  /// Counts down to a date and up from it.
  private static func timer(to date: Date, now: Date) -> Shown {
    let left: TimeInterval = date.timeIntervalSince(now)
    let string: String = DateWords.clock(whole(abs(left), up: left > 0), showsHours: true)
    return Shown(string, until: next(after: now, from: date))
  }

  /// Whole seconds: those that are left count until they are over, those that have passed when they are. A clock does
  /// not hit its dates to the last fraction.
  static func whole(_ seconds: TimeInterval, up: Bool) -> Int {
    let limited: TimeInterval = min(max(seconds, 0), 1e12)
    return Int(up ? (limited - WakeUps.lead).rounded(.up) : (limited + WakeUps.lead).rounded(.down))
  }

  /// The next moment that is a whole number of steps from a date.
  static func next(after now: Date, from date: Date, step: TimeInterval = 1) -> Date {
    let steps: TimeInterval = ((now.timeIntervalSince(date) + WakeUps.lead) / step).rounded(.down) + 1
    return date.addingTimeInterval(steps * step)
  }
}
