import Foundation

extension UIPasteboard {
  /// Something else is on the pasteboard.
  public struct ChangedMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIPasteboard

    public init() {}
  }

  /// The pasteboard was removed.
  public struct RemovedMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIPasteboard

    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIPasteboard.ChangedMessage> {
  /// Something else is on the pasteboard.
  public static var changed: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIPasteboard.RemovedMessage> {
  /// The pasteboard was removed.
  public static var removed: Self { Self() }
}
