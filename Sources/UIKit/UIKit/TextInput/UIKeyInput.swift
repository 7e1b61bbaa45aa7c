import UIFoundation

/// A responder that takes text that a person types.
///
/// A view of an app's own gets typed text as long as it is the first responder. Keys that write call `insertText(_:)`, Return
/// with a line feed, and Backspace calls `deleteBackward()` as long as there is text. The Tab key moves the focus on, so that
/// nobody is caught in the view; an input method delivers final text only.
///
/// ```swift
/// final class PinView: UIView, UIKeyInput {
///   private(set) var digits = ""
///   override var canBecomeFirstResponder: Bool { true }
///   var hasText: Bool { !digits.isEmpty }
///   func insertText(_ text: String) { digits += text.filter(\.isNumber) }
///   func deleteBackward() { _ = digits.popLast() }
/// }
/// ```
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text; Backspace is delivered only then.
  var hasText: Bool { get }
  /// Adds text at the insertion point.
  ///
  /// - Parameter text: What was typed, one character or more; a line feed for Return.
  func insertText(_ text: String)
  /// Takes away what is selected, or the character before the insertion point.
  func deleteBackward()
}
