import CoreGraphics
import Foundation
import UIKit

/// A view with a text of its own: each UTF-16 unit is ten points wide, and each paragraph is a line of twenty points.
final class Paper: UIView, UITextInput {
  final class Place: UITextPosition {
    let unit: Int
    init(_ unit: Int) {
      self.unit = unit
      super.init()
    }
  }
  final class Part: UITextRange {
    let units: Range<Int>
    init(_ units: Range<Int>) {
      self.units = units
      super.init()
    }
    override var start: UITextPosition { Place(units.lowerBound) }
    override var end: UITextPosition { Place(units.upperBound) }
    override var isEmpty: Bool { units.isEmpty }
  }

  var text: String
  var selected: Range<Int>
  var marked: Range<Int>?
  var refuses = false
  var asked: [String] = []
  var copied: [String] = []
  var keyboardType: UIKeyboardType = .default
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  var markedTextStyle: [NSAttributedString.Key: Any]?

  init(_ text: String) {
    self.text = text
    selected = text.utf16.count..<text.utf16.count
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  func select(_ start: Int, _ end: Int) { selected = start..<end }
  private var length: Int { text.utf16.count }
  private func unit(_ position: UITextPosition) -> Int { (position as? Place)?.unit ?? 0 }
  private func units(_ range: UITextRange) -> Range<Int> { unit(range.start)..<unit(range.end) }

  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { put(text, at: marked ?? selected) }
  func deleteBackward() {
    guard selected.isEmpty else { return put("", at: selected) }
    let index = String.Index(utf16Offset: selected.lowerBound, in: text)
    guard index > text.startIndex else { return }
    put("", at: text.index(before: index).utf16Offset(in: text)..<selected.lowerBound)
  }
  private func put(_ new: String, at range: Range<Int>) {
    text = (text as NSString).replacingCharacters(in: NSRange(range), with: new)
    marked = nil
    selected = range.lowerBound + new.utf16.count..<range.lowerBound + new.utf16.count
  }

  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    asked.append(text)
    return !refuses
  }
  func text(in range: UITextRange) -> String? {
    (text as NSString).substring(with: NSRange(units(range)))
  }
  func replace(_ range: UITextRange, withText text: String) { put(text, at: units(range)) }
  var selectedTextRange: UITextRange? {
    get { Part(selected) }
    set { if let newValue { selected = units(newValue) } }
  }
  var markedTextRange: UITextRange? { marked.map { Part($0) } }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let place: Range<Int> = marked ?? selected
    let new: String = markedText ?? ""
    put(new, at: place)
    marked = new.isEmpty ? nil : place.lowerBound..<place.lowerBound + new.utf16.count
    let start: Int = place.lowerBound + selectedRange.location
    selected = start..<start + selectedRange.length
  }
  func unmarkText() { marked = nil }

  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(length) }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (a, b): (Int, Int) = (unit(fromPosition), unit(toPosition))
    return Part(min(a, b)..<max(a, b))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place: Int = unit(position) + offset
    return (0...length).contains(place) ? Place(place) : nil
  }
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      let caret: CGRect = caretRect(for: position)
      let y: CGFloat = caret.midY + CGFloat(direction == .down ? offset : -offset) * 20
      let lines = CGFloat(text.split(separator: "\n", omittingEmptySubsequences: false).count)
      return y < 0 || y > lines * 20 ? nil : closestPosition(to: CGPoint(x: caret.minX, y: y))
    }
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    unit(position) < unit(other) ? .orderedAscending : unit(position) > unit(other) ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { unit(toPosition) - unit(from) }
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { nil }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:") && !selected.isEmpty
  }
  override func copy(_ sender: Any?) { copied.append(text(in: Part(selected)) ?? "") }

  func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
  func caretRect(for position: UITextPosition) -> CGRect {
    let before: Substring = text[..<String.Index(utf16Offset: unit(position), in: text)]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return CGRect(
      x: CGFloat(lines.last?.utf16.count ?? 0) * 10, y: CGFloat(max(lines.count, 1) - 1) * 20, width: 2, height: 20)
  }
  private final class Line: UITextSelectionRect {
    private let place: CGRect
    init(_ place: CGRect) {
      self.place = place
      super.init()
    }
    override var rect: CGRect { place }
    override var containsStart: Bool { true }
    override var containsEnd: Bool { true }
  }

  /// The rectangle of a part of one line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let (start, end): (CGRect, CGRect) = (caretRect(for: range.start), caretRect(for: range.end))
    return range.isEmpty || start.minY != end.minY ? [] : [Line(start.union(end))]
  }
  func closestPosition(to point: CGPoint) -> UITextPosition? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line: Int = min(max(0, Int(point.y / 20)), lines.count - 1)
    let before: Int = lines.prefix(line).reduce(0) { $0 + $1.utf16.count + 1 }
    return Place(before + min(Int(point.x / 10), lines[line].utf16.count))
  }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
