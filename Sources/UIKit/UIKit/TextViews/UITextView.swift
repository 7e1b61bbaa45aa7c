import CoreGraphics
import Foundation
import HostInterface
import Selectors
import SwiftUIControls
import SwiftUICore
import SwiftUIScrolling
import UIFoundation

/// A view in which people read and write texts of any length.
///
/// It is edited as SwiftUI's `TextEditor` is: the text scrolls inside of the view by itself, so that the view's own content does not
/// move. A text with attributes is edited with them: what is written has those of the letters before it, or `typingAttributes`.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput, EditedTextView {
  /// - Parameters:
  ///   - frame: The place in the view around.
  ///   - textContainer: The container of the text; that of a layout manager with a storage brings its text along. Nil for one of
  ///     the view's own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    prepareText()
    if let textContainer { kit = TextViewKit(self, textContainer) }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareText()
  }

  private func prepareText() {
    backgroundColor = .systemBackground
    // The text scrolls by itself.
    panGestureRecognizer.isEnabled = false
    showContent { [unowned self] in TextViewContent(view: self, focus: focus) }
    edited.connectMenu()
    drags.connect()
  }

  final var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  private let focus = RequestedFocus()

  /// What is drawn around the view.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case roundedRect = 1
  }
  /// Whether texts are shown as large as in programs of Apple's desktop: kept as it was set.
  open var usesStandardTextScaling: Bool = false
  /// What is drawn around the view; nothing by default.
  open var borderStyle: BorderStyle = .none { didSet { changes.drawing.change() } }

  // MARK: Text

  final var textNow: String = ""
  /// The text with attributes; nil for one without any.
  final var attributed: NSAttributedString?
  /// The text as it is edited with its attributes.
  final lazy var rich = RichText(self)
  /// Text storage, layout manager and container, once a program asked for them.
  final var kit: TextViewKit?
  final lazy var formatting = TextViewFormatting()

  /// The storage has another text.
  final func takeText(_ text: NSAttributedString) {
    attributed = text
    textNow = text.string
    keepSelection()
    textDidChange()
  }

  final func containerDidChange() { textDidChange() }

  /// The text; setting it takes attributes of a text before away.
  open var text: String! {
    get { textNow }
    set {
      let new: String = newValue ?? ""
      guard new != textNow || attributed != nil else { return }
      beginChange(of: "text")
      defer { endChange(of: "text") }
      inputDelegate?.textWillChange(self)
      textNow = new
      attributed = nil
      ownMarked = nil
      kit?.take(attributedText)
      keepSelection()
      textDidChange()
      inputDelegate?.textDidChange(self)
    }
  }

  /// The text with attributes; without any, those of the view.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: textNow, attributes: typingAttributes) }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      textNow = newValue?.string ?? ""
      ownTyping = nil
      kit?.take(attributedText)
      keepSelection()
      textDidChange()
    }
  }

  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 12) }
      setAttribute(.font, font)
      textDidChange()
    }
  }
  /// The colour of the text; setting it, as the font and the alignment, counts for the whole text (behaviour 587).
  open var textColor: UIColor? {
    didSet {
      setAttribute(.foregroundColor, textColor)
      textDidChange()
    }
  }
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      if let attributed { takeLook(attributed.changingParagraphs { $0.alignment = textAlignment }) }
      textDidChange()
    }
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value, let attributed, attributed.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
    takeLook(changed)
  }

  /// The same characters have other attributes.
  private func takeLook(_ text: NSAttributedString) {
    attributed = text
    kit?.take(text)
  }
  /// The attributes of text that is written next: those of the letter before the insertion point, or of the first one that is
  /// selected, by default. What is set holds until the selection changes, or for all text that is written in an empty view.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { (chosenAttributes ?? attributesAtSelection ?? [:]).merging(usualAttributes) { own, _ in own } }
    set {
      ownTyping = newValue
      changes.drawing.change()
    }
  }
  /// The attributes that were chosen for what is written next.
  final var ownTyping: [NSAttributedString.Key: Any]?

  /// The room around the text; 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }
  open var isEditable: Bool = true { didSet { changes.drawing.change() } }
  /// Whether people can select and copy the text; one that can be edited can be selected too.
  open var isSelectable: Bool = true { didSet { changes.drawing.change() } }
  /// Whether all text is replaced by what is written next.
  open var clearsOnInsertion: Bool = false
  /// Whether a font of a text style, or one of `UIFontMetrics`, follows the size of text of the view's traits. The default is false.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }
  override func textSizeDidChange() { if adjustsFontForContentSizeCategory { textDidChange() } }
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

  /// What the view says of links in its text.
  final var links = TextLinks() { didSet { textDidChange() } }

  private var ownInputs: (view: UIView?, accessory: UIView?) = (nil, nil) { didSet { InputPanel.reload(self) } }
  /// What is shown below while the text is written, such as keys of the program's own; nil, the default, for nothing.
  open override var inputView: UIView? {
    get { ownInputs.view }
    set { ownInputs.view = newValue }
  }
  /// What is shown above `inputView`; nil, the default, for nothing.
  open override var inputAccessoryView: UIView? {
    get { ownInputs.accessory }
    set { ownInputs.accessory = newValue }
  }

  open override var isScrollEnabled: Bool { didSet { textDidChange() } }

  final func textDidChange() {
    changes.drawing.change()
    invalidateIntrinsicContentSize()
  }

  // MARK: Selection

  /// The selected part of the text in UTF-16 code units; what lies outside of the text is cut off.
  open var selectedRange: NSRange {
    get { selection }
    set {
      isSelectionLeft = false
      let kept: NSRange = Self.kept(newValue, length: textNow.utf16.count)
      guard kept != selection else { return }
      inputDelegate?.selectionWillChange(self)
      selection = kept
      forgetTyping()
      changes.drawing.change()
      textDelegate?.textViewDidChangeSelection(self)
      inputDelegate?.selectionDidChange(self)
    }
  }
  private var selection = NSRange(location: 0, length: 0)
  /// Whether the editor has lost the focus since the program last selected something.
  private var isSelectionLeft: Bool = false

  private static func kept(_ range: NSRange, length: Int) -> NSRange {
    let start: Int = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  final func keepSelection() { selection = Self.kept(selection, length: textNow.utf16.count) }

  /// Brings a part of the text into sight, by putting the insertion point there.
  open func scrollRangeToVisible(_ range: NSRange) {
    selectedRange = NSRange(location: Self.kept(range, length: textNow.utf16.count).location, length: 0)
  }

  /// Puts a text in place of what is selected.
  open func insertText(_ text: String) { edited.insert(text) }

  /// Takes away what is selected, or the character before the insertion point.
  open func deleteBackward() { edited.deleteBackward() }

  /// Whether there is text.
  open var hasText: Bool { !textNow.isEmpty }

  /// Whether the editor may still have a text that the delegate refused.
  final var wasRefused: Bool = false

  /// What is selected, as the editor follows it. It is nil while the editor has no focus: what finding selects in the editor then stays.
  final var shownSelection: TextSelection? {
    get { isSelectionLeft ? nil : Range(selection, in: textNow).map { TextSelection(range: $0) } }
    set {
      isSelectionLeft = newValue == nil
      // A selection in another text is none of this one.
      if wasRefused, let shown = access.string, shown != textNow { return }
      wasRefused = false
      guard case .selection(let range)? = newValue?.indices, range.upperBound <= textNow.endIndex else { return }
      let new = NSRange(range, in: textNow)
      guard new != selection else { return }
      selection = new
      forgetTyping()
      changes.drawing.change()
      textDelegate?.textViewDidChangeSelection(self)
    }
  }

  // MARK: Finding

  /// Finding in the text; nil where people may not.
  final var finding: TextViewFinding?
  /// Finding in the editor that shows the text while it can be changed.
  final lazy var editorFind = FindSession()
  /// The occurrences that are shown in a text that is only read.
  final var foundMarks: [FoundMark] = [] { didSet { if foundMarks != oldValue { changes.drawing.change() } } }
  /// Where a text that is only read is to be scrolled to, with how often that was asked.
  final var scrollWish: (y: CGFloat, count: Int) = (0, 0) { didSet { changes.drawing.change() } }

  // MARK: Editing

  private var isEditing: Bool = false

  final func editingDidChange(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    if isEditing {
      _ = FirstResponder.move(to: self)
      textDelegate?.textViewDidBeginEditing(self)
      UIKit.post(Self.textDidBeginEditingNotification, TextDidBeginEditingMessage(), of: self)
    } else {
      _ = FirstResponder.resign(self)
      textDelegate?.textViewDidEndEditing(self)
      UIKit.post(Self.textDidEndEditingNotification, TextDidEndEditingMessage(), of: self)
    }
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  open override var canBecomeFirstResponder: Bool {
    isEditable && textDelegate?.textViewShouldBeginEditing(self) != false
  }
  open override var canResignFirstResponder: Bool {
    !isEditing || textDelegate?.textViewShouldEndEditing(self) != false
  }

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

  final var selectedUnits: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  final var writtenText: String { textNow }
  final func write(_ text: String) { edit(text) }
  final var shownAttributes: [NSAttributedString.Key: Any] { typingAttributes }
  final var textArea: CGRect { bounds.inset(by: textContainerInset).insetBy(dx: linePadding, dy: 0) }
  final var breaksLines: Bool { true }
  /// Whether the text is a secret: a text view hides none.
  open var isSecureTextEntry: Bool = false

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
  open override var canBecomeFocused: Bool { isEditable }

  /// Makes texts of what is pasted; nil, the default, for the texts that are there.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    edited.performs(action, isEditable: isEditable) ?? styling.performs(action)
      ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { edited.perform(.cut, isEditable: isEditable) }
  open override func copy(_ sender: Any?) { edited.perform(.copy, isEditable: isEditable) }
  open override func paste(_ sender: Any?) { edited.perform(.paste, isEditable: isEditable) }
  open override func select(_ sender: Any?) { edited.perform(.select, isEditable: isEditable) }
  open override func selectAll(_ sender: Any?) { edited.perform(.selectAll, isEditable: isEditable) }
  open override func delete(_ sender: Any?) { edited.perform(.delete, isEditable: isEditable) }

  /// Whether people may change attributes of the text, by keys and menus. The default is false.
  open var allowsEditingTextAttributes: Bool = false
  private var styling: TextStyling { TextStyling(view: self) }
  open override func toggleBoldface(_ sender: Any?) { styling.toggle(.traitBold) }
  open override func toggleItalics(_ sender: Any?) { styling.toggle(.traitItalic) }
  open override func toggleUnderline(_ sender: Any?) { styling.toggleUnderline() }
  open override func increaseSize(_ sender: Any?) { styling.resize(by: 1) }
  open override func decreaseSize(_ sender: Any?) { styling.resize(by: -1) }
  open override func alignLeft(_ sender: Any?) { textAlignment = .left }
  open override func alignCenter(_ sender: Any?) { textAlignment = .center }
  open override func alignJustified(_ sender: Any?) { textAlignment = .justified }
  open override func alignRight(_ sender: Any?) { textAlignment = .right }
  open override func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
  open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
  open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
  open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  open override func useSelectionForFind(_ sender: Any?) { styling.findSelection() }
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { styling.change(conversionHandler) }

  /// The menu for a part of the text: what the delegate makes of the usual elements.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    guard let range = (textRange as? TextSpan)?.range else { return nil }
    return textDelegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: Size

  /// The size of the text, where lines break at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets: UIEdgeInsets = textContainerInset
    let sides: CGFloat = insets.left + insets.right + 2 * linePadding
    let isBroken: Bool = size.width > 0 && size.width < 100_000
    let room: CGFloat = isBroken ? max(1, size.width - sides) : 1_000_000
    let shown: NSAttributedString = measuredText
    let box: CGRect = shown.boundingRect(
      with: CGSize(width: room, height: 1_000_000), options: .usesLineFragmentOrigin, context: nil)
    let width: CGFloat = textNow.isEmpty ? 0 : ceil(box.width)
    let height: CGFloat = lineLimit == nil ? box.height : self.height(of: shown, width: room)
    return CGSize(
      width: isBroken ? size.width : width + sides, height: ceil(height) + insets.top + insets.bottom)
  }

  /// A view whose text does not scroll is as high as the text.
  override func contentSize(breakingLinesAt width: CGFloat?) -> CGSize {
    guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    return sizeThatFits(CGSize(width: width ?? 0, height: 0))
  }
  open override var intrinsicContentSize: CGSize { contentSize(breakingLinesAt: bounds.width) }
  override var breaksLinesAtWidth: Bool { !isScrollEnabled }

  /// Whether the view draws the text itself, since the text has attributes or links.
  final var showsAttributes: Bool { !isEditable && (attributed != nil || hasFoundLinks) }

  override func drawContent(_ rect: CGRect) { if showsAttributes { drawText(in: rect) } }
}
