import Foundation

// Nothing of this happens on a desktop, or no host tells of it: programs may post and observe these.

extension UIApplication {
  /// There is little memory left.
  public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }

  /// Another day or another time zone began.
  public struct SignificantTimeChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }

  /// The person took a picture of the screen.
  public struct UserDidTakeScreenshotMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }

  /// Files that are locked with the screen can be read.
  public struct ProtectedDataDidBecomeAvailableMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }

  /// Files that are locked with the screen cannot be read soon.
  public struct ProtectedDataWillBecomeUnavailableMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }

  /// The program may work in the background, or may not any more.
  public struct BackgroundRefreshStatusDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  /// There is little memory left.
  public static var didReceiveMemoryWarning: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
  /// Another day or another time zone began.
  public static var significantTimeChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
  /// The person took a picture of the screen.
  public static var userDidTakeScreenshot: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataDidBecomeAvailableMessage> {
  /// Files that are locked with the screen can be read.
  public static var protectedDataDidBecomeAvailable: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataWillBecomeUnavailableMessage> {
  /// Files that are locked with the screen cannot be read soon.
  public static var protectedDataWillBecomeUnavailable: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.BackgroundRefreshStatusDidChangeMessage> {
  /// The program may work in the background, or may not any more.
  public static var backgroundRefreshStatusDidChange: Self { Self() }
}
