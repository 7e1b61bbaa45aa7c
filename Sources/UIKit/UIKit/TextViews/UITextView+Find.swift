import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUIControls
import UIFoundation

/// An occurrence that is shown.
struct FoundMark: Equatable {
  var range: NSRange
  var isHighlighted: Bool
}

extension UITextView {
  /// Whether people can find and replace in the text, by Control and F. False by default.
  public final var isFindInteractionEnabled: Bool {
    get { finding != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      let old: TextViewFinding? = finding
      finding = newValue ? TextViewFinding(self) : nil
      if let old { removeInteraction(old.interaction) }
      if let finding { addInteraction(finding.interaction) }
      changes.drawing.change()
    }
  }

  /// Leads finding in the text; nil unless `isFindInteractionEnabled` is set.
  public final var findInteraction: UIFindInteraction? { finding?.interaction }
}

/// What finding in a text view needs.
@MainActor
final class TextViewFinding: NSObject, UIFindInteractionDelegate {
  private unowned let view: UITextView
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
  init(_ view: UITextView) {
    self.view = view
    super.init()
    view.editorFind.presenter = { [weak self] replaces in
      self?.interaction.presentFindNavigator(showingReplace: replaces)
    }
    view.editorFind.onRefresh = { [weak self] in self?.interaction.updateResultCount() }
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    self.view.isEditable
      ? EditorFindSession(self.view, self.view.editorFind) : UITextSearchingFindSession(searchableObject: self.view)
  }
}

/// Finding in a text that is edited: the editor shows what is found, and replaces in steps that can be taken back.
private final class EditorFindSession: UITextSearchingFindSession {
  private let editor: FindSession

  init(_ view: UITextView, _ editor: FindSession) {
    self.editor = editor
    super.init(view, FoundTexts(view))
    editor.begin()
  }

  override var firstQuery: String? { editor.pattern.isEmpty ? nil : editor.pattern }
  override var resultCount: Int { editor.count }
  override var highlightedResultIndex: Int { editor.place.map { $0 - 1 } ?? NSNotFound }
  override var supportsReplacement: Bool { editor.canReplace }
  override var allowsReplacementForCurrentlyHighlightedResult: Bool { editor.canReplace && editor.place != nil }

  private func take(_ query: String, _ options: UITextSearchOptions?) {
    let ignoresCase: Bool = options?.stringCompareOptions.contains(.caseInsensitive) ?? false
    let isWhole: Bool = options?.wordMatchMethod == .fullWord
    if editor.ignoresCase != ignoresCase { editor.ignoresCase = ignoresCase }
    if editor.wholeWords != isWhole { editor.wholeWords = isWhole }
    editor.pattern = query
  }

  override func performSearch(query: String, options: UITextSearchOptions?) { take(query, options) }
  override func highlightNextResult(in direction: UITextStorageDirection) {
    editor.step(backward: direction == .backward)
  }
  override func performSingleReplacement(
    query: String, replacementString: String, options: UITextSearchOptions?
  ) {
    take(query, options)
    editor.replacement = replacementString
    editor.replace()
  }
  override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    take(searchQuery, options)
    editor.replacement = replacementString
    editor.replaceAll()
  }
  /// The editor forgets by itself what it found for another pattern.
  override func invalidateFoundResults() {}
  override func barDidGo() { editor.end() }
}

extension UITextView: UITextSearching {
  public typealias DocumentIdentifier = AnyHashable?

  public var supportsTextReplacement: Bool { isEditable }

  public func compareFoundRange(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

  public func performTextSearch(
    queryString string: String, options: UITextSearchOptions,
    resultAggregator aggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in ranges(of: string, options) {
      aggregator.foundRange(TextSpan(range), searchString: string, document: nil)
    }
    aggregator.finishedSearching()
  }

  private func ranges(of string: String, _ options: UITextSearchOptions) -> [NSRange] {
    let whole = NSString(string: text ?? "")
    var found: [NSRange] = []
    var rest = NSRange(location: 0, length: whole.length)
    while !string.isEmpty, rest.length > 0 {
      let next: NSRange = whole.range(of: string, options: options.stringCompareOptions, range: rest)
      guard next.location != NSNotFound, next.length > 0 else { break }
      if whole.isWord(next, by: options.wordMatchMethod) { found.append(next) }
      let end: Int = NSMaxRange(next)
      rest = NSRange(location: end, length: whole.length - end)
    }
    return found
  }

  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
  ) {
    guard let range = (foundTextRange as? TextSpan)?.range else { return }
    foundMarks.removeAll { $0.range == range }
    guard usingStyle != .normal else { return }
    foundMarks.append(FoundMark(range: range, isHighlighted: usingStyle == .highlighted))
  }

  public func clearAllDecoratedFoundText() { foundMarks = [] }

  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    guard let range = (range as? TextSpan)?.range else { return }
    guard !isEditable else { return scrollRangeToVisible(range) }
    let glyphs: NSRange = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    let box: CGRect = layoutManager.boundingRect(forGlyphRange: glyphs, in: textContainer)
    let room: CGFloat = max(0, bounds.height - box.height)
    scrollWish = (max(0, box.midY - room / 2), scrollWish.count + 1)
  }

  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) {
    replace(foundTextRange, withText: replacementText)
  }

  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
    for range in ranges(of: queryString, options).reversed() { replace(TextSpan(range), withText: replacementText) }
  }
}

extension NSString {
  /// Whether a part begins and ends as a search wants it.
  fileprivate func isWord(_ range: NSRange, by method: UITextSearchOptions.WordMatchMethod) -> Bool {
    guard method != .contains else { return true }
    if isLetter(at: range.location - 1) { return false }
    return method == .startsWith || !isLetter(at: NSMaxRange(range))
  }

  private func isLetter(at index: Int) -> Bool {
    guard index >= 0, index < length, let scalar = Unicode.Scalar(character(at: index)) else { return false }
    return CharacterSet.alphanumerics.contains(scalar)
  }
}
