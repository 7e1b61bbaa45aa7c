import Foundation

extension UITextField {
  /// The person begins to write.
  public struct TextDidBeginEditingMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UITextField

    public init() {}
  }

  /// The text is another one.
  public struct TextDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UITextField

    public init() {}
  }

  /// The person has written.
  public struct TextDidEndEditingMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UITextField

    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidBeginEditingMessage> {
  /// The person begins to write.
  public static var textDidBeginEditing: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidChangeMessage> {
  /// The text is another one.
  public static var textDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidEndEditingMessage> {
  /// The person has written.
  public static var textDidEndEditing: Self { Self() }
}
