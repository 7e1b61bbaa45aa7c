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
      guard newValue ?? "" != textNow || parts.rich != nil else { return }
      beginChange(of: "text")
      defer { endChange(of: "text") }
      inputDelegate?.textWillChange(self)
      textNow = newValue ?? ""
      (parts.rich, parts.typing) = (nil, nil)
      ownMarked = nil
      selection = NSRange(location: textNow.utf16.count, length: 0)
      textLookDidChange()
      inputDelegate?.textDidChange(self)
    }
  }
  private var textNow: String = ""

  /// The text with its attributes, and those of the field where it has none of its own. Setting it sets font, colour and alignment
  /// of the field to those of its first character.
  open var attributedText: NSAttributedString? {
    get { richText }
    set { setRichText(newValue) }
  }
  /// The attributes of the whole text. Setting them sets `font`, `textColor` and `textAlignment`, too (behaviour 587).
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { usualAttributes }
    set {
      parts.attributes = newValue
      parts.rich = nil
      take(newValue)
    }
  }
  /// The attributes of what is written next: those that were set since the insertion point moved, or those of the letter before
  /// it. Nil while nobody writes.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesForWriting : nil }
    set { if isEditing { chooseTyping(newValue) } }
  }
  /// Whether what was copied from a text with attributes is pasted with them.
  open var allowsEditingTextAttributes: Bool = false
  /// A hint in the empty field.
  open var placeholder: String? {
    didSet {
      if placeholder != parts.placeholder?.string { parts.placeholder = nil }
      textLookDidChange()
    }
  }
  /// The hint with attributes of its own.
  open var attributedPlaceholder: NSAttributedString? {
    get { parts.placeholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      parts.placeholder = newValue
      placeholder = newValue?.string
    }
  }
  /// The font of the text: the system's at 17 points, which comes back where nil is set.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      setAttribute(.font, font)
      textLookDidChange()
    }
  }
  open var textColor: UIColor? {
    didSet {
      setAttribute(.foregroundColor, textColor)
      textLookDidChange()
    }
  }
  open var textAlignment: NSTextAlignment = .natural { didSet { textLookDidChange() } }
  open var borderStyle: BorderStyle = .none { didSet { textLookDidChange() } }
  open var isSecureTextEntry: Bool = false { didSet { changes.drawing.change() } }
  /// When a field with text shows a button that empties it. Never by default.
  open var clearButtonMode: ViewMode = .never { didSet { textLookDidChange() } }
  open var clearsOnBeginEditing: Bool = false
  /// Whether all text is replaced by what is written next. It ends with that, or with a change of the selection.
  open var clearsOnInsertion: Bool = false
  /// Whether the letters become smaller where the width is not enough. False by default.
  open var adjustsFontSizeToFitWidth: Bool = false { didSet { changes.drawing.change() } }
  /// The least size of letters that become smaller, in points. 0 by default.
  open var minimumFontSize: CGFloat = 0 { didSet { changes.drawing.change() } }
  /// A picture behind the text, which is stretched, where the border is not a rounded rectangle; nil, the default, for none.
  open var background: UIImage? { didSet { changes.drawing.change() } }
  /// The same while the field is not enabled; nil, the default, for `background`.
  open var disabledBackground: UIImage? { didSet { changes.drawing.change() } }
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
  /// A view before the text, as large as it is; after the text where people read from right to left.
  open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  /// A view after the text.
  open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  /// When `leftView` is shown. Never by default.
  open var leftViewMode: ViewMode = .never { didSet { textLookDidChange() } }
  /// When `rightView` is shown, whatever is said of the button that empties the field. Never by default.
  open var rightViewMode: ViewMode = .never { didSet { textLookDidChange() } }
  /// Whether the field has the keyboard.
  open private(set) var isEditing: Bool = false { didSet { textLookDidChange() } }
  final let parts = TextFieldParts()
  private let focus = RequestedFocus()

  func textLookDidChange() {
    changes.drawing.change()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    textLookDidChange()
  }

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in TextFieldContent(field: self, focus: focus) }
    edited.connectMenu()
    drags.connect()
  }

  // MARK: Editing

  /// Takes what was written, if the delegate lets it.
  ///
  /// - Parameter whole: The text with its attributes, where that is known.
  final func edit(_ written: String, whole: NSAttributedString? = nil) {
    let old: String = textNow
    guard written != old else { return }
    var new: String = written
    if clearsOnInsertion {
      clearsOnInsertion = false
      let insertion: String = ChangedRange(from: old, to: written).replacement
      if !insertion.isEmpty { new = insertion }
    }
    let ends = ChangedRange(from: old, to: new)
    if delegate?.textField(self, shouldChangeCharactersIn: ends.range, replacementString: ends.replacement) == false {
      // The field shows the text that it has.
      wasRefused = true
      changes.drawing.change()
      return
    }
    parts.rich = richText(after: ends, new, whole: new == written ? whole : nil)
    textNow = new
    // The insertion point stands behind what was written.
    let place: Int = ends.range.location + ends.replacement.utf16.count
    selection = NSRange(location: place, length: 0)
    if new != written { changes.drawing.change() }
    tellOfText()
    delegate?.textFieldDidChangeSelection(self)
  }

  final func tellOfText() {
    setNeedsLayout()
    sendActions(for: .editingChanged)
    UIKit.post(Self.textDidChangeNotification, TextDidChangeMessage(), of: self)
  }

  /// A person empties the field by its button, where the delegate lets it.
  final func clearByPerson() {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    tellOfText()
  }

  final func editingDidChange(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    if isEditing {
      if clearsOnBeginEditing { text = "" }
      self.isEditing = true
      _ = FirstResponder.move(to: self)
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
      UIKit.post(Self.textDidBeginEditingNotification, TextDidBeginEditingMessage(), of: self)
    } else {
      self.isEditing = false
      _ = FirstResponder.resign(self)
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      sendActions(for: .editingDidEnd)
      UIKit.post(
        Self.textDidEndEditingNotification, TextDidEndEditingMessage(), of: self,
        userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }
  }

  final func submit() {
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
      clearsOnInsertion = false
      guard kept != selection else { return }
      parts.typing = nil
      inputDelegate?.selectionWillChange(self)
      selection = kept
      changes.drawing.change()
      delegate?.textFieldDidChangeSelection(self)
      inputDelegate?.selectionDidChange(self)
    }
  }

  /// Whether the editor may still have a text that the delegate refused.
  private var wasRefused: Bool = false

  final var shownSelection: TextSelection? {
    get { Range(selection, in: textNow).map { TextSelection(range: $0) } }
    set {
      // A selection in another text is none of this one.
      if wasRefused, let shown = access.string, shown != textNow { return }
      wasRefused = false
      guard case .selection(let range)? = newValue?.indices, range.upperBound <= textNow.endIndex else { return }
      let new = NSRange(range, in: textNow)
      guard new != selection else { return }
      clearsOnInsertion = false
      parts.typing = nil
      selection = new
      changes.drawing.change()
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// Makes texts of what is pasted; nil, the default, for the texts that are there.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

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
  final var shownAttributes: [NSAttributedString.Key: Any] { attributesForWriting.filter { $0.key != .paragraphStyle } }
  final var textArea: CGRect { editingRect(forBounds: bounds) }
  final var breaksLines: Bool { false }

  // MARK: Places

  // Overrides move what stands there.

  /// Where the frame is drawn: all of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text stands: between the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds, isEditing: false) }
  /// Where the text stands while people write it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds, isEditing: true) }
  /// Where the placeholder stands: where the text would.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the button that empties the field stands: at the end, before `rightView`.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { place(of: leftView, in: bounds, isAtStart: true) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { place(of: rightView, in: bounds, isAtStart: false) }
  /// Draws the placeholder: in the font of the text, and fainter.
  open func drawPlaceholder(in rect: CGRect) { drawUsualPlaceholder(in: rect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// What is shown below while the field is written in, such as a wheel of choices; nil, the default, for nothing.
  open override var inputView: UIView? {
    get { parts.inputView }
    set {
      parts.inputView = newValue
      InputPanel.reload(self)
    }
  }
  /// What is shown above `inputView`; nil, the default, for nothing.
  open override var inputAccessoryView: UIView? {
    get { parts.inputAccessoryView }
    set {
      parts.inputAccessoryView = newValue
      InputPanel.reload(self)
    }
  }

  override func drawContent(_ rect: CGRect) {
    guard borderStyle != .roundedRect else { return }
    let image: UIImage? = isEnabled ? background : disabledBackground ?? background
    image?.drawPart(in: borderRect(forBounds: bounds), tint: tintColor)
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeSelection(with: coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeSelection(with: coder)
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
  ) -> [NSAttributedString.Key: Any]? { attributes(at: position, in: direction) }

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
    let plain: [NSAttributedString.Key: Any] = [.font: shownFont as Any]
    let size: CGSize =
      isRich && hasText ? richText.size() : (shown.isEmpty ? "x" : shown).size(withAttributes: plain)
    let isFramed: Bool = borderStyle != .none
    return CGSize(
      width: (shown.isEmpty ? 0 : ceil(size.width)) + (isFramed ? 14 : 2),
      height: ceil(size.height) + (isFramed ? 13 : 2))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
