import Foundation

/// Something that the desktop tells the person beside all windows.
package struct DesktopNotification: Hashable, Sendable {
  package struct Action: Hashable, Sendable {
    package var id: String
    package var title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  package enum Urgency: Int, Hashable, Sendable {
    case low = 0
    case normal
    case critical
  }

  /// A notification takes the place of an earlier one with its id.
  package var id: String
  package var title: String
  package var body: String
  package var image: URL?
  package var actions: [Action] = []
  package var hasSound: Bool = false
  package var urgency: Urgency = .normal

  package init(id: String, title: String, body: String) {
    self.id = id
    self.title = title
    self.body = body
  }
}

/// What the person did with a notification.
package enum NotificationAnswer: Hashable, Sendable {
  /// Chose the notification itself.
  case opened
  /// Chose one of its actions, by its id.
  case action(String)
  /// Took it away without choosing anything.
  case dismissed
}

/// Shows notifications of the program, and knows the time. It is used on the main thread alone.
package protocol NotificationHost: AnyObject {
  /// Whether a window of the program has the keyboard.
  var isProgramActive: Bool { get }
  /// Whether the person lets the program notify; nil before it has asked.
  var isAllowed: Bool? { get set }
  /// The date by the host's clock.
  var date: Date { get }
  /// Called with the id of a notification and what the person did with it.
  var onAnswer: ((String, NotificationAnswer) -> Void)? { get set }

  /// Says now or later whether the desktop shows notifications.
  func findOut(_ completion: @escaping (Bool) -> Void)
  /// Shows a notification.
  func show(_ notification: DesktopNotification)
  /// Takes a notification away that is still shown.
  func withdraw(_ id: String)
  /// Does something after a time in seconds; the result gives it up.
  func wait(_ interval: TimeInterval, then action: @escaping () -> Void) -> () -> Void
}

/// What a program has of its host without a window.
package enum HostServices {
  /// Nil in a program without a host.
  nonisolated(unsafe) package static weak var notifications: (any NotificationHost)?
}
