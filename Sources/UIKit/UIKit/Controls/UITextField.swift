import CoreGraphics
import Foundation
import HostInterface
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// A control in which people write one line.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The frame around the text.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open weak var delegate: (any UITextFieldDelegate)?

  open var text: String? {
    get { textNow }
    set {
      guard newValue ?? "" != textNow else { return }
      textNow = newValue ?? ""
      changes.drawing.change()
      invalidateIntrinsicContentSize()
    }
  }
  private var textNow: String = ""

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: textNow) }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { changes.drawing.change() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { textLookDidChange() } }
  open var textColor: UIColor? { didSet { textLookDidChange() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { textLookDidChange() } }
  open var borderStyle: BorderStyle = .none { didSet { textLookDidChange() } }
  open var isSecureTextEntry: Bool = false { didSet { changes.drawing.change() } }
  open var clearButtonMode: ViewMode = .never
  open var clearsOnBeginEditing: Bool = false
  open var adjustsFontSizeToFitWidth: Bool = false
  open var minimumFontSize: CGFloat = 0
  /// Whether a font of a text style, or one of `UIFontMetrics`, follows the size of text of the view's traits. The default is false.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textLookDidChange() } }
  }
  override func textSizeDidChange() { if adjustsFontForContentSizeCategory { textLookDidChange() } }
  /// The font as the view shows it.
  var shownFont: UIFont? {
    adjustsFontForContentSizeCategory ? font?.adjusted(to: traitCollection.preferredContentSizeCategory) : font
  }
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically: Bool = false
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode: ViewMode = .never
  open var rightViewMode: ViewMode = .never
  /// Whether the field has the keyboard.
  open private(set) var isEditing: Bool = false
  private let focus = RequestedFocus()

  private func textLookDidChange() {
    changes.drawing.change()
    invalidateIntrinsicContentSize()
  }

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in UITextFieldContent(field: self, focus: focus) }
  }

  // MARK: Editing

  fileprivate func edit(_ new: String) {
    let old: String = textNow
    guard new != old else { return }
    let ends = ChangedRange(from: old, to: new)
    if delegate?.textField(self, shouldChangeCharactersIn: ends.range, replacementString: ends.replacement) == false {
      // The field shows the text that it has.
      changes.drawing.change()
      return
    }
    textNow = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  fileprivate func editingDidChange(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    if isEditing {
      if clearsOnBeginEditing { text = "" }
      self.isEditing = true
      _ = FirstResponder.move(to: self)
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    } else {
      self.isEditing = false
      _ = FirstResponder.resign(self)
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
  }

  /// Posted with the field when a person begins to write in it.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted with the field when a person has changed its text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted with the field when a person has ended writing in it.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  fileprivate func submit() {
    let goesOn: Bool = delegate?.textFieldShouldReturn(self) ?? true
    if goesOn { sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled && delegate?.textFieldShouldBeginEditing(self) != false }
  open override var canResignFirstResponder: Bool { !isEditing || delegate?.textFieldShouldEndEditing(self) != false }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    focus.request(true)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    focus.request(false)
    return true
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let shown: String = textNow.isEmpty ? placeholder ?? "" : textNow
    let size: CGSize = (shown.isEmpty ? "x" : shown).size(withAttributes: [.font: shownFont as Any])
    let isFramed: Bool = borderStyle != .none
    return CGSize(
      width: (shown.isEmpty ? 0 : ceil(size.width)) + (isFramed ? 14 : 2),
      height: ceil(size.height) + (isFramed ? 13 : 2))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The field as SwiftUI edits it.
private struct UITextFieldContent: View {
  unowned let field: UITextField
  let focus: RequestedFocus
  @FocusState private var isFocused: Bool

  var body: some View {
    let wish: Int = focus.changes.read()
    // The field is an object: the content follows its changes.
    field.changes.follow()
    return
      editor
      .font(field.shownFont.map { Font(uiKit: $0) })
      .foregroundStyle(field.textColor.map { Color(uiKit: $0) } ?? .primary)
      .multilineTextAlignment(field.textAlignment.alignment)
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in field.editingDidChange(isFocused) }
      .onChange(of: wish, initial: true) { if wish > 0 { isFocused = focus.isWanted } }
      .onSubmit { field.submit() }
      .disabled(!field.isEnabled)
      .padding(.horizontal, field.borderStyle == .none ? 0 : 7)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { border }
  }

  private var text: Binding<String> { Binding(get: { field.text ?? "" }, set: { field.edit($0) }) }

  @ViewBuilder private var editor: some View {
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: text).textFieldStyle(.plain)
    } else {
      TextField(field.placeholder ?? "", text: text).textFieldStyle(.plain)
    }
  }

  @ViewBuilder private var border: some View {
    switch field.borderStyle {
    case .none: EmptyView()
    case .line, .bezel: Rectangle().strokeBorder(.gray, lineWidth: 1)
    case .roundedRect: RoundedRectangle(cornerRadius: 5).strokeBorder(.gray.opacity(0.5), lineWidth: 0.5)
    }
  }
}

/// The keyboard that a program asks for or gives up.
final class RequestedFocus {
  let changes = ChangeCount()
  private(set) var isWanted: Bool = false

  func request(_ isWanted: Bool) {
    self.isWanted = isWanted
    changes.change()
  }
}

/// What differs between two texts, in the UTF-16 code units of the first one.
struct ChangedRange {
  let range: NSRange
  let replacement: String

  init(from old: String, to new: String) {
    let a: [UInt16] = Array(old.utf16)
    let b: [UInt16] = Array(new.utf16)
    var start = 0
    while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
    var end = 0
    while end < a.count - start, end < b.count - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    range = NSRange(location: start, length: a.count - start - end)
    replacement = String(decoding: b[start..<(b.count - end)], as: UTF16.self)
  }
}

extension NSTextAlignment {
  /// The same in SwiftUI's words, for readers from left to right.
  var alignment: TextAlignment {
    switch self {
    case .left, .natural, .justified: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// Has a say in the editing of a field, and is told of it.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text, in UTF-16 code units, may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Return was pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
