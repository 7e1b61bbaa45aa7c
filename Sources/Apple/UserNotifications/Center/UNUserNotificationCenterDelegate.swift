import Foundation

/// Decides about notifications while the program is in front, and is told what the person did with one.
///
/// Each method has a form with a completion handler and an asynchronous one; a delegate has either.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Says how a notification is shown while the program is in front; not at all without this method.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// The person chose a notification or one of its actions, or took it away.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The person wants to see the program's settings; no desktop asks for them.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

/// What is handed to a task of the main actor by code that runs there.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let handed = Handed(value: (self, completionHandler))
    Task { @MainActor in
      handed.value.1(await handed.value.0.userNotificationCenter(center, willPresent: notification))
    }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let handed = Handed(value: (self, completionHandler))
    Task { @MainActor in
      await handed.value.0.userNotificationCenter(center, didReceive: response)
      handed.value.1()
    }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
