import CoreGraphics
import Foundation
import HostInterface
import Selectors
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// A control in which people write one line.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput, EditedTextView {
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
      inputDelegate?.textWillChange(self)
      textNow = newValue ?? ""
      ownMarked = nil
      selection = NSRange(location: textNow.utf16.count, length: 0)
      changes.drawing.change()
      invalidateIntrinsicContentSize()
      inputDelegate?.textDidChange(self)
    }
  }
  private var textNow: String = ""

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: textNow) }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { changes.drawing.change() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  /// The font of the text: the system's at 17 points, which comes back where nil is set.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      textLookDidChange()
    }
  }
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
    edited.connectMenu()
    drags.connect()
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
    // The insertion point stands behind what was written.
    let place: Int = ends.range.location + ends.replacement.utf16.count
    selection = NSRange(location: place, length: 0)
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

  // MARK: Selection

  private var selection = NSRange(location: 0, length: 0)

  /// What is selected in UTF-16 code units; what lies outside of the text is cut off.
  final var selectedUnits: NSRange {
    get { selection }
    set {
      let start: Int = min(max(0, newValue.location), textNow.utf16.count)
      let kept = NSRange(location: start, length: min(max(0, newValue.length), textNow.utf16.count - start))
      guard kept != selection else { return }
      inputDelegate?.selectionWillChange(self)
      selection = kept
      changes.drawing.change()
      delegate?.textFieldDidChangeSelection(self)
      inputDelegate?.selectionDidChange(self)
    }
  }

  fileprivate var shownSelection: TextSelection? {
    get { Range(selection, in: textNow).map { TextSelection(range: $0) } }
    set {
      // The delegate may have refused what was written: the selection is then one of another text.
      guard case .selection(let range)? = newValue?.indices, range.upperBound <= textNow.endIndex else { return }
      let new = NSRange(range, in: textNow)
      guard new != selection else { return }
      selection = new
      changes.drawing.change()
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  // MARK: Text as written

  open var hasText: Bool { !textNow.isEmpty }
  /// Puts a text in the place of what is selected, as if the person had written it.
  open func insertText(_ text: String) { edited.insert(text.replacingOccurrences(of: "\n", with: " ")) }
  /// Takes away what is selected, or the character before the insertion point.
  open func deleteBackward() { edited.deleteBackward() }
  final var writtenText: String { textNow }
  final func write(_ text: String) {
    edit(text)
    changes.drawing.change()
    invalidateIntrinsicContentSize()
  }
  final var shownAttributes: [NSAttributedString.Key: Any] { defaultTextAttributes }
  final var textArea: CGRect { bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0) }
  final var breaksLines: Bool { false }
  private var defaultTextAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = shownFont { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  // MARK: Text input

  /// Told of changes by the program.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Finds words and lines of the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  final var ownMarked: NSRange?
  final let access = TextInputAccess()
  private var edited: EditedText { EditedText(self) }
  /// Dragging selected text, and dropping.
  final lazy var drags = TextDrags(self)

  /// What is selected, as positions; setting nil changes nothing.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(selectedUnits) }
    set { if let span = newValue as? TextSpan { selectedUnits = span.range } }
  }
  open var markedTextRange: UITextRange? { edited.marked }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    edited.mark(markedText ?? "", selection: selectedRange)
  }
  open func unmarkText() { edited.unmark() }

  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The place after the last character.
  open var endOfDocument: UITextPosition { edited.end }
  open func text(in range: UITextRange) -> String? { edited.text(in: range) }
  /// Puts a text in the place of a part, as if the person had written it; nothing where the part is not in the text.
  open func replace(_ range: UITextRange, withText text: String) { edited.replace(range, with: text) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    edited.range(from: fromPosition, to: toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { edited.position(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    edited.compare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    edited.offset(from: from, to: toPosition)
  }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    edited.position(within: range, farthestIn: direction)
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { edited.range(extending: position, in: direction) }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { edited.direction(at: (position as? TextOffset)?.offset ?? 0) }
  /// The direction goes by the letters: nothing changes.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { shownAttributes }

  open func firstRect(for range: UITextRange) -> CGRect { edited.firstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { edited.caretRect(for: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { edited.selectionRects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { edited.position(at: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    edited.position(at: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { edited.character(at: point) }

  open override var canBecomeFocused: Bool { isEnabled }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    edited.performs(action, isEditable: isEnabled) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { edited.perform(.cut, isEditable: isEnabled) }
  open override func copy(_ sender: Any?) { edited.perform(.copy, isEditable: isEnabled) }
  open override func paste(_ sender: Any?) { edited.perform(.paste, isEditable: isEnabled) }
  open override func select(_ sender: Any?) { edited.perform(.select, isEditable: isEnabled) }
  open override func selectAll(_ sender: Any?) { edited.perform(.selectAll, isEditable: isEnabled) }
  open override func delete(_ sender: Any?) { edited.perform(.delete, isEditable: isEnabled) }

  /// The menu for a part of the text: what the delegate makes of the usual elements.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    guard let range = (textRange as? TextSpan)?.range else { return nil }
    return delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
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
      .textInputAccess(field.access)
      .textInputHints(of: field)
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

  private var selection: Binding<TextSelection?> {
    Binding(get: { field.shownSelection }, set: { field.shownSelection = $0 })
  }

  @ViewBuilder private var editor: some View {
    if field.isSecureTextEntry {
      SecureField(text: text, selection: selection, label: Text(verbatim: field.placeholder ?? ""))
        .textFieldStyle(.plain)
    } else {
      TextField(field.placeholder ?? "", text: text, selection: selection).textFieldStyle(.plain)
    }
  }

  @ViewBuilder private var border: some View {
    switch field.borderStyle {
    case .none: EmptyView()
    case .line, .bezel: Rectangle().strokeBorder(.gray, lineWidth: 1)
    case .roundedRect:
      RoundedRectangle(cornerRadius: 5)
        // A colour of the program's own lies behind.
        .fill(field.backgroundColor == nil ? Color(uiKit: .systemBackground) : .clear)
        .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(.gray.opacity(0.5), lineWidth: 0.5) }
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
