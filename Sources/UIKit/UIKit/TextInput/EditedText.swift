import CoreGraphics
import Foundation
import SwiftUIControls
import TextEngine
import UIFoundation

/// A view of UIKit's whose text is edited in SwiftUI's terms.
@MainActor
protocol EditedTextView: UIView, UITextInput {
  /// The text as it is edited and shown now.
  var access: TextInputAccess { get }
  var writtenText: String { get }
  /// In UTF-16 code units.
  var selectedUnits: NSRange { get set }
  /// What an input method works on while the text is not shown.
  var ownMarked: NSRange? { get set }
  /// Takes a text as if a person had written it.
  func write(_ text: String)
  /// The attributes of the text as it is laid out where it is not shown.
  var shownAttributes: [NSAttributedString.Key: Any] { get }
  /// Where the text is laid out as long as it is not shown.
  var textArea: CGRect { get }
  var breaksLines: Bool { get }
  /// Makes texts of what is pasted.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// The positions and places of an edited text: what text fields and text views do alike for `UITextInput`.
@MainActor
struct EditedText {
  let view: any EditedTextView

  init(_ view: any EditedTextView) { self.view = view }

  private var text: String { view.writtenText }
  private var length: Int { text.utf16.count }
  /// Whether the text that is shown is the text that there is: a change comes into sight with the next frame.
  private var isShown: Bool { view.access.string == text }

  // MARK: Text

  func text(in range: UITextRange) -> String? {
    guard let range = (range as? TextSpan)?.range else { return nil }
    return Range(range, in: text).map { String(text[$0]) }
  }

  func replace(_ range: UITextRange, with new: String) {
    guard let range = (range as? TextSpan)?.range, NSMaxRange(range) <= length else { return }
    view.selectedUnits = range
    view.insertText(new)
  }

  func insert(_ new: String) {
    let selected: NSRange = view.ownMarked ?? view.selectedUnits
    view.ownMarked = nil
    guard let range = Range(selected, in: text) else { return }
    let place: Int = selected.location + new.utf16.count
    guard change(range, to: new) else { return }
    view.selectedUnits = NSRange(location: min(place, length), length: 0)
  }

  func deleteBackward() {
    guard let range = Range(view.selectedUnits, in: text) else { return }
    let gone: Range<String.Index>
    if range.isEmpty {
      guard range.lowerBound > text.startIndex else { return }
      gone = text.index(before: range.lowerBound)..<range.lowerBound
    } else {
      gone = range
    }
    let place: Int = text.utf16.distance(from: text.startIndex, to: gone.lowerBound)
    if change(gone, to: "") { view.selectedUnits = NSRange(location: place, length: 0) }
  }

  /// Replaces a part as a person does; false where the delegate refuses.
  private func change(_ range: Range<String.Index>, to new: String) -> Bool {
    let before: String = text
    let wanted: String = before.replacingCharacters(in: range, with: new)
    view.write(wanted)
    return wanted == before || text != before
  }

  // MARK: Marked text

  var marked: UITextRange? {
    if let marked = view.access.marked, isShown { return TextSpan(NSRange(marked)) }
    return view.ownMarked.map { TextSpan($0) }
  }

  func mark(_ new: String, selection: NSRange) {
    let count: Int = new.utf16.count
    let start: Int = min(max(0, selection.location), count)
    let chosen: Range<Int> = start..<min(start + max(0, selection.length), count)
    if view.access.isFocused, isShown, view.access.mark(new, selection: chosen) { return view.ownMarked = nil }
    let replaced: NSRange = view.ownMarked ?? view.selectedUnits
    guard let range = Range(replaced, in: text) else { return }
    guard change(range, to: new) else { return }
    view.ownMarked = new.isEmpty ? nil : NSRange(location: replaced.location, length: count)
    view.selectedUnits = NSRange(location: replaced.location + chosen.lowerBound, length: chosen.count)
  }

  func unmark() {
    view.ownMarked = nil
    _ = view.access.unmark()
  }

  // MARK: Positions

  var end: UITextPosition { TextOffset(length) }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let a = (start as? TextOffset)?.offset, let b = (end as? TextOffset)?.offset else { return nil }
    return TextSpan(NSRange(location: min(a, b), length: max(a, b) - min(a, b)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.offset else { return nil }
    let (place, isOver): (Int, Bool) = start.addingReportingOverflow(offset)
    return !isOver && (0...length).contains(place) ? TextOffset(place) : nil
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard var place = (position as? TextOffset)?.offset else { return nil }
    for _ in 0..<abs(offset) {
      guard let next = step(from: place, offset < 0 ? direction.opposite : direction) else { return nil }
      place = next
    }
    return TextOffset(place)
  }

  private func step(from place: Int, _ direction: UITextLayoutDirection) -> Int? {
    switch direction {
    case .left, .right:
      if isShown { return view.access.position(from: place, direction == .left ? .left : .right) }
      let index = String.Index(utf16Offset: place, in: text)
      if (direction == .right) != isRightToLeft(at: place) {
        return index < text.endIndex ? text.index(after: index).utf16Offset(in: text) : nil
      }
      return index > text.startIndex ? text.index(before: index).utf16Offset(in: text) : nil
    case .up, .down:
      if isShown { return view.access.position(from: place, lines: direction == .up ? -1 : 1) }
      let caret: CGRect = caret(at: place)
      let y: CGFloat = direction == .up ? caret.minY - caret.height / 2 : caret.maxY + caret.height / 2
      let goal: Int = layout.position(at: CGPoint(x: caret.minX, y: y))
      let isBeyond: Bool = direction == .up ? goal >= place : goal <= place
      return isBeyond ? nil : goal
    }
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance: Int = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    ((end as? TextOffset)?.offset ?? 0) - ((start as? TextOffset)?.offset ?? 0)
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    switch direction {
    case .up: return range.start
    case .down: return range.end
    case .left, .right:
      let isMirrored: Bool = isRightToLeft(at: (range.start as? TextOffset)?.offset ?? 0)
      return (direction == .right) != isMirrored ? range.end : range.start
    }
  }

  func range(extending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    guard let place = (position as? TextOffset)?.offset else { return nil }
    let line: UITextRange? =
      view.tokenizer.rangeEnclosingPosition(position, with: .line, inDirection: .storage(.forward))
      ?? view.tokenizer.rangeEnclosingPosition(position, with: .line, inDirection: .storage(.backward))
    let isMirrored: Bool = isRightToLeft(at: place)
    switch direction {
    case .up: return self.range(from: TextOffset(0), to: position)
    case .down: return self.range(from: position, to: end)
    case .left: return self.range(from: position, to: (isMirrored ? line?.end : line?.start) ?? position)
    case .right: return self.range(from: position, to: (isMirrored ? line?.start : line?.end) ?? position)
    }
  }

  /// Whether the paragraph of a place is written from right to left, by its first letter.
  private func isRightToLeft(at place: Int) -> Bool { direction(at: place) == .rightToLeft }

  func direction(at place: Int) -> NSWritingDirection {
    let index = String.Index(utf16Offset: min(max(0, place), length), in: text)
    let start: String.Index = text[..<index].lastIndex { $0.isNewline }.map { text.index(after: $0) } ?? text.startIndex
    for scalar in text[start...].unicodeScalars {
      if scalar == "\n" { break }
      guard scalar.properties.isAlphabetic else { continue }
      let isMirrored: Bool = [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC].contains { $0.contains(scalar.value) }
      return isMirrored ? .rightToLeft : .leftToRight
    }
    return .natural
  }

  // MARK: Places on the screen

  private var layout: HiddenTextLayout {
    HiddenTextLayout(text, attributes: view.shownAttributes, in: view.textArea, breaksLines: view.breaksLines)
  }

  func caret(at place: Int) -> CGRect {
    guard isShown, let caret = view.access.caret(at: place) else { return layout.caret(at: place) }
    var rect: CGRect = view.convert(caret, from: nil)
    rect.size.width = HiddenTextLayout.caretWidth
    return rect
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    (position as? TextOffset).map { caret(at: $0.offset) } ?? .zero
  }

  private func rectangles(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    if isShown, let shown = view.access.rectangles(of: range.location..<NSMaxRange(range)) {
      return shown.map { view.convert($0, from: nil) }
    }
    return layout.rectangles(of: range)
  }

  func firstRect(for range: UITextRange) -> CGRect {
    guard let range = (range as? TextSpan)?.range else { return .zero }
    guard let first = rectangles(of: range).first else { return caret(at: range.location) }
    return first
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = (range as? TextSpan)?.range else { return [] }
    let rects: [CGRect] = rectangles(of: range)
    let direction: NSWritingDirection = direction(at: range.location)
    return rects.enumerated().map { index, rect in
      LineSelectionRect(rect, direction, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  func position(at point: CGPoint) -> UITextPosition {
    if isShown, let place = view.access.position(at: view.convert(point, to: nil)) { return TextOffset(place) }
    return TextOffset(layout.position(at: point))
  }

  func position(at point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = (range as? TextSpan)?.range, let found = position(at: point) as? TextOffset else { return nil }
    return TextOffset(min(max(found.offset, range.location), NSMaxRange(range)))
  }

  func character(at point: CGPoint) -> UITextRange? {
    if isShown {
      let found: Range<Int>? = view.access.character(at: view.convert(point, to: nil))
      guard let range = found.map({ NSRange($0) }) else { return nil }
      // The editor gives the nearest character.
      return rectangles(of: range).contains { $0.contains(point) } ? TextSpan(range) : nil
    }
    return layout.character(at: point).map { TextSpan($0) }
  }
}

extension UITextLayoutDirection {
  fileprivate var opposite: UITextLayoutDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
