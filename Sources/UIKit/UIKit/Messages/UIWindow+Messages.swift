import Foundation

// The desktop shows windows and gives them the keyboard, and the framework posts none of these: programs may post and observe them.

extension UIWindow {
  /// The window is shown.
  public struct DidBecomeVisibleMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIWindow

    public init() {}
  }

  /// The window is not shown any more.
  public struct DidBecomeHiddenMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIWindow

    public init() {}
  }

  /// The window has the keyboard.
  public struct DidBecomeKeyMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIWindow

    public init() {}
  }

  /// The window has lost the keyboard.
  public struct DidResignKeyMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIWindow

    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeVisibleMessage> {
  /// The window is shown.
  public static var didBecomeVisible: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeHiddenMessage> {
  /// The window is not shown any more.
  public static var didBecomeHidden: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeKeyMessage> {
  /// The window has the keyboard.
  public static var didBecomeKey: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidResignKeyMessage> {
  /// The window has lost the keyboard.
  public static var didResignKey: Self { Self() }
}
