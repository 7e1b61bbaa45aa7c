import Foundation
import HostInterface

/// When a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The next time after a date; nil where there is none.
  func date(after date: Date) -> Date? { nil }
}

/// Shows a notification after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval

  /// - Parameters:
  ///   - timeInterval: In seconds; more than zero, and a minute at least where it repeats.
  ///   - repeats: Whether the notification is shown again after each such time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When the notification would be shown if it were added now.
  public func nextTriggerDate() -> Date? { date(after: HostServices.notifications?.date ?? Date()) }

  override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Shows a notification at a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  /// - Parameters:
  ///   - dateComponents: What the date has to be: an hour and a minute alone are those of any day.
  ///   - repeats: Whether the notification is shown each time.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When the notification is shown next; nil where no date fits.
  public func nextTriggerDate() -> Date? { date(after: HostServices.notifications?.date ?? Date()) }

  override func date(after date: Date) -> Date? {
    var calendar: Calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var parts: DateComponents = dateComponents
    parts.calendar = nil
    parts.timeZone = nil
    return calendar.nextDate(after: date, matching: parts, matchingPolicy: .nextTime)
  }
}

/// Stands for a notification of a server; no server sends any here.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
