import Foundation
import SwiftUICore

extension UIAccessibility {
  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen reader, whichever the desktop has.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switches; hosts tell of no cursor of theirs.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The element that an `elementFocusedNotification` says the cursor came to.
  public static let focusedElementUserInfoKey: String = "UIAccessibilityFocusedElementKey"
  /// The element that the cursor left.
  public static let unfocusedElementUserInfoKey: String = "UIAccessibilityUnfocusedElementKey"
  /// Whose cursor moved.
  public static let assistiveTechnologyUserInfoKey: String = "UIAccessibilityAssistiveTechnologyKey"

  /// The element under the cursor of the foremost window; nil for none.
  ///
  /// - Parameter assistiveTechnologyIdentifier: Whose cursor; nil for that which moved last. A screen reader's is known alone.
  @MainActor @preconcurrency public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
    return ViewGraph.foremost?.existingService(SpokenResponders.self)?.focused
  }
}
