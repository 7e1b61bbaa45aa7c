import CoreGraphics
import Foundation
import HostInterface
import SwiftUIControls
import SwiftUICore
import SwiftUIScrolling
import UIFoundation

/// A view in which people read and write texts of any length.
///
/// It is edited as SwiftUI's `TextEditor` is: the text scrolls inside of the view by itself, so that the view's own content does not
/// move. Attributes of a text are kept for programs, and are shown where the text is not edited.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
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
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  private let focus = RequestedFocus()

  // MARK: Text

  private var textNow: String = ""
  private var attributed: NSAttributedString?
  /// Text storage, layout manager and container, once a program asked for them.
  final var kit: TextViewKit?

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
      textNow = new
      attributed = nil
      kit?.take(attributedText)
      keepSelection()
      textDidChange()
    }
  }

  /// The text with attributes; without any, those of the view.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: textNow, attributes: typingAttributes) }
    set {
      attributed = newValue
      textNow = newValue?.string ?? ""
      kit?.take(attributedText)
      keepSelection()
      textDidChange()
    }
  }

  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { textDidChange() } }
  open var textColor: UIColor? { didSet { textDidChange() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { textDidChange() } }
  /// The attributes of text that is written: those of the view by default.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let ownTyping { return ownTyping }
      var result: [NSAttributedString.Key: Any] = [:]
      if let font { result[.font] = font }
      if let textColor { result[.foregroundColor] = textColor }
      return result
    }
    set {
      ownTyping = newValue
      // All of an edited text has one look here.
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  private var ownTyping: [NSAttributedString.Key: Any]?

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

  open override var isScrollEnabled: Bool { didSet { textDidChange() } }

  private func textDidChange() {
    changes.drawing.change()
    invalidateIntrinsicContentSize()
  }

  // MARK: Selection

  /// The selected part of the text in UTF-16 code units; what lies outside of the text is cut off.
  open var selectedRange: NSRange {
    get { selection }
    set {
      let kept: NSRange = Self.kept(newValue, length: textNow.utf16.count)
      guard kept != selection else { return }
      selection = kept
      changes.drawing.change()
      textDelegate?.textViewDidChangeSelection(self)
    }
  }
  private var selection = NSRange(location: 0, length: 0)

  private static func kept(_ range: NSRange, length: Int) -> NSRange {
    let start: Int = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  private func keepSelection() { selection = Self.kept(selection, length: textNow.utf16.count) }

  /// Brings a part of the text into sight, by putting the insertion point there.
  open func scrollRangeToVisible(_ range: NSRange) {
    selectedRange = NSRange(location: Self.kept(range, length: textNow.utf16.count).location, length: 0)
  }

  /// Puts a text in place of what is selected.
  open func insertText(_ text: String) {
    guard let range = Range(selection, in: textNow) else { return }
    let place: Int = selection.location + text.utf16.count
    edit(textNow.replacingCharacters(in: range, with: text))
    selectedRange = NSRange(location: place, length: 0)
  }

  /// Takes away what is selected, or the character before the insertion point.
  open func deleteBackward() {
    guard let range = Range(selection, in: textNow) else { return }
    let gone: Range<String.Index>
    if range.isEmpty {
      guard range.lowerBound > textNow.startIndex else { return }
      gone = textNow.index(before: range.lowerBound)..<range.lowerBound
    } else {
      gone = range
    }
    let place: Int = textNow.utf16.distance(from: textNow.startIndex, to: gone.lowerBound)
    edit(textNow.replacingCharacters(in: gone, with: ""))
    selectedRange = NSRange(location: place, length: 0)
  }

  /// Whether there is text.
  open var hasText: Bool { !textNow.isEmpty }

  fileprivate var shownSelection: TextSelection? {
    get { Range(selection, in: textNow).map { TextSelection(range: $0) } }
    set {
      guard case .selection(let range)? = newValue?.indices else { return }
      let new = NSRange(range, in: textNow)
      guard new != selection else { return }
      selection = new
      changes.drawing.change()
      textDelegate?.textViewDidChangeSelection(self)
    }
  }

  // MARK: Finding

  /// Finding in the text; nil where people may not.
  final var finding: TextViewFinding?
  /// The occurrences that are shown in a text that is only read.
  final var foundMarks: [FoundMark] = [] { didSet { if foundMarks != oldValue { changes.drawing.change() } } }
  /// Where a text that is only read is to be scrolled to, with how often that was asked.
  final var scrollWish: (y: CGFloat, count: Int) = (0, 0) { didSet { changes.drawing.change() } }

  // MARK: Editing

  /// A person has written.
  fileprivate func edit(_ new: String) {
    let old: String = textNow
    guard new != old else { return }
    let ends = ChangedRange(from: old, to: new)
    if textDelegate?.textView(self, shouldChangeTextIn: ends.range, replacementText: ends.replacement) == false {
      // The view shows the text that it has.
      changes.drawing.change()
      return
    }
    let clears: Bool = clearsOnInsertion && !ends.replacement.isEmpty
    clearsOnInsertion = false
    if let kit {
      let replaced: NSRange = clears ? NSRange(location: 0, length: kit.storage.length) : ends.range
      attributed = kit.replace(replaced, with: ends.replacement)
      textNow = attributed?.string ?? ""
    } else {
      textNow = clears ? ends.replacement : new
      attributed = nil
    }
    keepSelection()
    textDidChange()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private var isEditing: Bool = false

  fileprivate func editingDidChange(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    if isEditing {
      _ = FirstResponder.move(to: self)
      textDelegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    } else {
      _ = FirstResponder.resign(self)
      textDelegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
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

  // MARK: Size

  /// The size of the text, where lines break at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets: UIEdgeInsets = textContainerInset
    let sides: CGFloat = insets.left + insets.right + 2 * linePadding
    let isBroken: Bool = size.width > 0 && size.width < 100_000
    let room: CGFloat = isBroken ? max(1, size.width - sides) : 1_000_000
    let shown: NSAttributedString =
      textNow.isEmpty || textNow.hasSuffix("\n")
      // A line that is empty yet is as high as others.
      ? NSAttributedString(string: textNow + "x", attributes: typingAttributes)
      : attributed ?? NSAttributedString(string: textNow, attributes: typingAttributes)
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

  fileprivate var showsAttributes: Bool { attributed != nil && !isEditable }

  override func drawContent(_ rect: CGRect) {
    guard showsAttributes, let attributed else { return }
    let insets: UIEdgeInsets = textContainerInset
    let box: CGRect = rect.inset(by: insets).insetBy(dx: linePadding, dy: 0)
    if let kit {
      kit.fit()
      let (all, origin) = (kit.manager.glyphRange(for: kit.container), CGPoint(x: insets.left, y: insets.top))
      kit.manager.drawBackground(forGlyphRange: all, at: origin)
      return kit.manager.drawGlyphs(forGlyphRange: all, at: origin)
    }
    if !box.isNull { attributed.draw(with: box, options: .usesLineFragmentOrigin, context: nil) }
  }
}

/// The text as SwiftUI edits it.
private struct TextViewContent: View {
  unowned let view: UITextView
  let focus: RequestedFocus
  @FocusState private var isFocused: Bool
  @State private var position = ScrollPosition()
  @Environment(\.idiom) private var idiom: Idiom

  init(view: UITextView, focus: RequestedFocus) {
    self.view = view
    self.focus = focus
  }

  /// The view's insets, less what SwiftUI's editor keeps around its text by itself.
  private var insets: EdgeInsets {
    let given: UIEdgeInsets = view.textContainerInset
    let edge: CGFloat = view.isEditable && idiom == .phone ? 8 : 0
    // The editor keeps 5 points beside its lines by itself.
    let side: CGFloat = view.isEditable ? view.linePadding - 5 : view.linePadding
    return EdgeInsets(
      top: given.top - edge, leading: given.left + side, bottom: given.bottom - edge, trailing: given.right + side)
  }

  var body: some View {
    let wish: Int = focus.changes.read()
    // The view is an object: the content follows its changes.
    view.changes.follow()
    return VStack(spacing: 0) {
      if let find = view.findInteraction { FindPlaceView(interaction: find, isOverContent: false) }
      text(wish)
    }
  }

  private func text(_ wish: Int) -> some View {
    content
      .font(view.shownFont.map { Font(uiKit: $0) })
      .foregroundStyle(view.textColor.map { Color(uiKit: $0) } ?? .primary)
      .multilineTextAlignment(view.textAlignment.alignment)
      .padding(insets)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onChange(of: wish, initial: true) { if wish > 0 { isFocused = focus.isWanted } }
  }

  @ViewBuilder private var content: some View {
    if view.isEditable {
      TextEditor(
        text: Binding(get: { view.text }, set: { view.edit($0) }),
        selection: Binding(get: { view.shownSelection }, set: { view.shownSelection = $0 })
      )
      .textEditorStyle(.plain)
      .scrollDisabled(!view.isScrollEnabled)
      .findDisabled(view.finding == nil)
      .environment(\.suppliedFindSession, view.finding?.editor)
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in view.editingDidChange(isFocused) }
    } else {
      ScrollView {
        readable.frame(maxWidth: .infinity, alignment: .topLeading)
      }
      .scrollDisabled(!view.isScrollEnabled)
      .scrollPosition($position)
      .onChange(of: view.scrollWish.count) { position.scrollTo(y: view.scrollWish.y) }
    }
  }

  @ViewBuilder private var readable: some View {
    let own: Color = view.textColor.map { Color(uiKit: $0) } ?? .primary
    // What the view draws with attributes is here for people who select and hear it.
    let text = marked.foregroundStyle(view.showsAttributes ? Color.clear : own)
      .lineLimit(view.lineLimit)
    if view.isSelectable { text.textSelection(.enabled) } else { text }
  }

  /// The text with a ground behind what was found.
  private var marked: Text {
    guard !view.foundMarks.isEmpty else { return Text(verbatim: view.text) }
    var text = AttributedString(view.text)
    for mark in view.foundMarks {
      guard let part = Range(mark.range, in: view.text ?? ""), let range = Range(part, in: text) else { continue }
      text[range].swiftUI.backgroundColor = Color.yellow.opacity(mark.isHighlighted ? 0.9 : 0.45)
    }
    return Text(text)
  }
}

/// Has a say in the editing of a text view, and is told of it.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text, in UTF-16 code units, may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
