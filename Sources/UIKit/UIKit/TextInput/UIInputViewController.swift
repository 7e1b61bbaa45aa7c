import CoreGraphics
import Foundation
import UIFoundation

/// Owns a view that is shown while a responder has the keyboard, such as keys of the program's own.
///
/// A responder gives it by `inputViewController` or `inputAccessoryViewController`. Its keys write by `textDocumentProxy`, wherever
/// the person writes.
///
/// ```swift
/// final class Keys: UIInputViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     let key = UIButton(primaryAction: UIAction(title: "π") { [unowned self] _ in textDocumentProxy.insertText("π") })
///     key.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
///     view.addSubview(key)
///   }
/// }
///
/// final class Formula: UITextView {
///   let keys = Keys()
///   override var inputViewController: UIInputViewController? { keys }
/// }
/// ```
@MainActor @preconcurrency
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// Makes a view on the ground of a keyboard.
  open override func loadView() {
    view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
  }

  /// The view of the controller, where it is one for keys; setting it sets the view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// The text in which the person writes.
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = WrittenDocument()

  /// The language of what the keys write; nil, the default, for that of the program.
  open var primaryLanguage: String?
  /// Whether the controller may use everything that the program may: always.
  open var hasFullAccess: Bool { true }
  /// Whether there is a key for speaking beside the view; false by default.
  open var hasDictationKey: Bool = false
  /// Whether the view needs a key for other keyboards: a desktop has its keyboard on the table.
  open var needsInputModeSwitchKey: Bool { false }

  /// Takes the view away: the responder gives up the keyboard.
  open func dismissKeyboard() { _ = FirstResponder.current?.resignFirstResponder() }

  // For a controller that a program makes the `inputDelegate` of a text; nobody else calls them. They do nothing by default.

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text in which a person writes, as keys of a program see it.
@MainActor @preconcurrency
public protocol UITextDocumentProxy: UIKeyInput {
  /// The paragraph before what is selected, or before the insertion point; nil where there is none.
  var documentContextBeforeInput: String? { get }
  /// The paragraph behind that; nil where there is none.
  var documentContextAfterInput: String? { get }
  /// What is selected; nil for nothing.
  var selectedText: String? { get }
  /// The language in which the person writes; nil where nobody writes.
  var documentInputMode: UITextInputMode? { get }
  /// Tells texts apart: the same as long as the person writes in the same one.
  var documentIdentifier: UUID { get }
  /// Moves the insertion point.
  ///
  /// - Parameter offset: How far, in characters; negative for a place before.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Puts text that is not final in the place of what is selected.
  ///
  /// - Parameters:
  ///   - markedText: The text.
  ///   - selectedRange: What is selected in it, in UTF-16 code units from its beginning.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Makes such text final.
  func unmarkText()
}

/// The text of the first responder.
private final class WrittenDocument: NSObject, UITextDocumentProxy {
  private var input: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }
  private var text: (any UITextInput)? { FirstResponder.current as? any UITextInput }
  private weak var known: UIResponder?
  private var identifier = UUID()

  var hasText: Bool { input?.hasText ?? false }
  func insertText(_ text: String) { input?.insertText(text) }
  func deleteBackward() { input?.deleteBackward() }

  var documentContextBeforeInput: String? {
    guard let text, let place = text.selectedTextRange?.start else { return nil }
    return paragraphs(from: text.beginningOfDocument, to: place)?.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).last.flatMap { $0.isEmpty ? nil : String($0) }
  }

  var documentContextAfterInput: String? {
    guard let text, let place = text.selectedTextRange?.end else { return nil }
    return paragraphs(from: place, to: text.endOfDocument)?.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).first.flatMap { $0.isEmpty ? nil : String($0) }
  }

  private func paragraphs(from start: UITextPosition, to end: UITextPosition) -> String? {
    guard let text, let range = text.textRange(from: start, to: end) else { return nil }
    return text.text(in: range)
  }

  var selectedText: String? {
    guard let text, let range = text.selectedTextRange, !range.isEmpty else { return nil }
    return text.text(in: range)
  }

  var documentInputMode: UITextInputMode? { FirstResponder.current?.textInputMode }

  var documentIdentifier: UUID {
    if known !== FirstResponder.current {
      known = FirstResponder.current
      identifier = UUID()
    }
    return identifier
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let range = text.selectedTextRange else { return }
    let (start, end) = (text.beginningOfDocument, text.endOfDocument)
    let place: UITextPosition = offset < 0 ? range.start : range.end
    // Places count code units, and the offset characters.
    let part: UITextRange? =
      offset < 0 ? text.textRange(from: start, to: place) : text.textRange(from: place, to: end)
    let words: String = part.flatMap { text.text(in: $0) } ?? ""
    let passed: Substring = offset < 0 ? words.suffix(-offset) : words.prefix(offset)
    let units: Int = passed.utf16.count * (offset < 0 ? -1 : 1)
    guard let goal = text.position(from: place, offset: units) else { return }
    text.selectedTextRange = text.textRange(from: goal, to: goal)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    text?.setMarkedText(markedText, selectedRange: selectedRange)
  }

  func unmarkText() { text?.unmarkText() }
}
