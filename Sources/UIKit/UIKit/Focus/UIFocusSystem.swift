import Foundation
import SwiftUICore

/// A sound that comes with a movement of the focus: a desktop makes none.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
  public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}

/// The focus of a window.
@MainActor @preconcurrency
open class UIFocusSystem: NSObject {
  /// Posted when the focus has moved.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Posted when an environment kept the focus from moving.
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
  /// The movement, a `UIFocusUpdateContext`, in a notification.
  public nonisolated static let focusUpdateContextUserInfoKey: String = "UIFocusUpdateContextKey"
  /// The animations of the movement in a notification.
  public nonisolated static let animationCoordinatorUserInfoKey: String = "UIFocusUpdateAnimationCoordinatorKey"

  private unowned let views: FocusedViews

  init(_ views: FocusedViews) {
    self.views = views
    super.init()
  }

  /// The focus of the window that an environment is in; nil outside of windows.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    FocusedViews.around(environment)?.system
  }

  /// What has the focus; nil for nothing, and where a view of SwiftUI has it.
  open var focusedItem: (any UIFocusItem)? { views.focused }

  /// Asks for the focus to go to an environment before the next frame.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) { views.request(environment) }

  /// Moves the focus at once where that was asked for.
  open func updateFocusIfNeeded() { views.update() }

  /// Whether an environment is inside of another one, or the same.
  public class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { environment.contains(otherEnvironment) }
}
