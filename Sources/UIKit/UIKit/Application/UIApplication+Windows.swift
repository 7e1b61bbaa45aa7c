import Foundation
import Selectors
import SwiftUICore
import SwiftUIScenes

extension UIApplication {
  /// The windows of UIKit's for the windows that are open, the one that was active last at the end. A window in front that no
  /// scene of the program opened, such as that of a preview, stands alone.
  private var openWindows: [UIWindow] {
    let graphs: [ViewGraph] = RunningApp.current?.windows.compactMap(\.graph) ?? []
    if let front = ViewGraph.foremost, !graphs.contains(where: { $0 === front }) { return [front.uiWindow] }
    return graphs.map(\.uiWindow)
  }

  /// The windows that are open.
  public var windows: [UIWindow] { openWindows }

  /// The window that has the keyboard, or had it last.
  public var keyWindow: UIWindow? { ViewGraph.foremost?.uiWindow }

  /// The scenes of the windows that are open.
  public var connectedScenes: Set<UIScene> { Set(openWindows.compactMap(\.windowScene)) }
  public var openSessions: Set<UISceneSession> { Set(openWindows.compactMap { $0.windowScene?.session }) }
  public var supportsMultipleScenes: Bool { true }

  /// Performs an action of a target, or of the first responder that has it.
  func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      let object: AnyObject = target as AnyObject
      let isDone: Bool = action.perform(on: object, sender: sender, event: event)
      if !isDone { action.warnNoMethod(of: object) }
      return isDone
    }
    if action == Selector("resignFirstResponder") {
      return FirstResponder.current?.resignFirstResponder() ?? keyWindow?.endEditing(false) ?? false
    }
    let responders: [UIResponder] = responders(for: sender)
    for responder in responders
    where responder.canPerformAction(action, withSender: sender)
      && action.perform(on: responder, sender: sender, event: event)
    {
      return true
    }
    guard let delegate, !responders.contains(where: { $0 === delegate }) else { return false }
    return action.perform(on: delegate, sender: sender, event: event)
  }

  /// The responders that are asked to perform an action without a target, the first one first.
  func responders(for sender: Any?) -> [UIResponder] {
    if FirstResponder.current == nil, let responder = sender as? UIResponder {
      return Array(sequence(first: responder) { $0.next })
    }
    let chain: [UIResponder] =
      ViewGraph.foremost.map { ResponderChain(in: $0, behindMenus: true).responders } ?? []
    if let current = FirstResponder.current, current.viewRoot == nil {
      // A responder outside of all windows comes before those of the window in front.
      let own: [UIResponder] = Array(sequence(first: current) { $0.next })
      return own + chain.filter { responder in !own.contains { $0 === responder } }
    }
    if !chain.isEmpty { return chain }
    let first: UIResponder = FirstResponder.current ?? keyWindow ?? self
    return Array(sequence(first: first) { $0.next })
  }

  /// The responder that would perform a command of a menu; nil where none would.
  func responder(for action: Selector, sender: Any?) -> UIResponder? {
    responders(for: sender).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Whether a delegate that is no responder performs an action.
  func delegatePerforms(_ action: Selector) -> Bool { delegate.map { action.isMethod(of: $0) } ?? false }

  /// Whether there is a program for addresses of the kind. Whether one is installed is known only by opening: web and mail
  /// addresses and files are taken to have one.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "file"].contains(url.scheme?.lowercased() ?? "")
  }

  /// A desktop's windows are laid out by the language of the person.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ViewGraph.foremost?.settings.isRightToLeft == true ? .rightToLeft : .leftToRight
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    ViewGraph.foremost.map { UIContentSizeCategory(step: $0.settings.textSize) } ?? .large
  }

  /// Posted when the window's keyboard on the screen comes and goes: never on a desktop.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")

  /// Opens the person's settings for the program: no desktop has such a page.
  public nonisolated static let openSettingsURLString: String = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString: String = "app-settings:notifications"
}
