import Foundation

/// A notification that is to be shown.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Names the request: another one with the same identifier takes its place.
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  /// - Parameters:
  ///   - content: What it says; later changes of it make no difference.
  ///   - trigger: Nil to show it at once.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }
}

/// A notification that is shown.
open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  /// When it was shown.
  public let date: Date

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// What the person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  /// The action's identifier, `UNNotificationDefaultActionIdentifier` or `UNNotificationDismissActionIdentifier`.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// What the person did with an action that asks for a text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// Empty: the desktop asks for no text.
  public let userText: String = ""
}

/// The person chose the notification itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person took the notification away.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
