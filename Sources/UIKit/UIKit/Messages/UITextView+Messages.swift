import Foundation

extension UITextView {
  /// The person begins to write.
  public struct TextDidBeginEditingMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UITextView

    public init() {}
  }

  /// The text is another one.
  public struct TextDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UITextView

    public init() {}
  }

  /// The person has written.
  public struct TextDidEndEditingMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UITextView

    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidBeginEditingMessage> {
  /// The person begins to write.
  public static var textDidBeginEditing: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidChangeMessage> {
  /// The text is another one.
  public static var textDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidEndEditingMessage> {
  /// The person has written.
  public static var textDidEndEditing: Self { Self() }
}
