import Combine
import Foundation
import HostInterface

/// Notifications without a desktop: a test sees which are shown and answers as the person would.
package final class RecordedNotifications: NotificationHost {
  private let timers: HostTimers
  /// What is shown, oldest first.
  package private(set) var shown: [DesktopNotification] = []
  /// How many were shown since the beginning.
  package private(set) var shownCount: Int = 0
  /// Whether a window of the program is in front; true at first.
  package var isProgramActive: Bool = true
  package var isAllowed: Bool?
  /// What the person answers when the program asks whether it may notify; true at first.
  package var allows: Bool = true
  package var onAnswer: ((String, NotificationAnswer) -> Void)?

  init(timers: HostTimers) { self.timers = timers }

  package var date: Date { timers.date }

  package func findOut(_ completion: @escaping (Bool) -> Void) { completion(allows) }

  package func show(_ notification: DesktopNotification) {
    shown.removeAll { $0.id == notification.id }
    shown.append(notification)
    shownCount += 1
  }

  package func withdraw(_ id: String) { shown.removeAll { $0.id == id } }

  package func wait(_ interval: TimeInterval, then action: @escaping () -> Void) -> () -> Void {
    var end: (() -> Void)?
    end = timers.add(every: interval) { _ in
      end?()
      action()
    }
    return { end?() }
  }

  /// The person answers a notification that is shown, which goes; false where there is none of the id.
  @discardableResult
  package func answer(_ id: String, _ answer: NotificationAnswer) -> Bool {
    guard shown.contains(where: { $0.id == id }) else { return false }
    withdraw(id)
    onAnswer?(id, answer)
    return true
  }
}
