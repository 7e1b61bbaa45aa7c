import Foundation

extension UIApplication {
  /// The program has begun.
  public struct DidFinishLaunchingMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }

  /// A window of the program got the keyboard.
  public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }

  /// No window of the program will have the keyboard.
  public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }

  /// No window of the program is seen.
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }

  /// A window of the program will be seen.
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }

  /// The program ends.
  public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  /// The program has begun.
  public static var didFinishLaunching: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// A window of the program got the keyboard.
  public static var didBecomeActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// No window of the program will have the keyboard.
  public static var willResignActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// No window of the program is seen.
  public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// A window of the program will be seen.
  public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// The program ends.
  public static var willTerminate: Self { Self() }
}
