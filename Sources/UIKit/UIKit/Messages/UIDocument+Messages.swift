import Foundation

extension UIDocument {
  /// The state of the document is another one.
  public struct StateChangedMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIDocument

    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDocument.StateChangedMessage> {
  /// The state of the document is another one.
  public static var stateChanged: Self { Self() }
}
