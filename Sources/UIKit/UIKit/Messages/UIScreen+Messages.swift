import Foundation

// Screens of desktops tell nothing of this: programs may post and observe these.

extension UIScreen {
  /// The screen is brighter or darker.
  public struct BrightnessDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    public init() {}
  }

  /// The screen is recorded, or is not any more.
  public struct CapturedDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    public init() {}
  }

  /// The screen has another number of pixels.
  public struct ModeDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.BrightnessDidChangeMessage> {
  /// The screen is brighter or darker.
  public static var brightnessDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.CapturedDidChangeMessage> {
  /// The screen is recorded, or is not any more.
  public static var capturedDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.ModeDidChangeMessage> {
  /// The screen has another number of pixels.
  public static var modeDidChange: Self { Self() }
}
