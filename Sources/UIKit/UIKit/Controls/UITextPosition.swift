import Foundation
import SwiftUICore

/// A place in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the position.
  nonisolated let offset: Int

  init(_ offset: Int) { self.offset = offset }

  /// The first position; a program's own texts have positions of a subclass.
  @MainActor @preconcurrency public override init() { offset = 0 }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextPosition else { return false }
    return offset == other.offset
  }

  open override nonisolated var hash: Int { offset }
}

/// A part of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  nonisolated let range: NSRange

  init(_ range: NSRange) { self.range = range }

  /// An empty range at the beginning; a program's own texts have ranges of a subclass.
  @MainActor @preconcurrency public override init() { range = NSRange(location: 0, length: 0) }

  /// The position at which the range begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The position at which the range ends.
  open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
  /// Whether it has no characters.
  open var isEmpty: Bool { range.length == 0 }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return range == other.range
  }

  open override nonisolated var hash: Int { range.location &* 31 &+ range.length }
}

extension UITextView {
  /// What is selected, as positions; setting nil changes nothing.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  private var length: Int { (text ?? "").utf16.count }

  /// The part between two places, in either order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let start: Int = min(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: max(fromPosition.offset, toPosition.offset) - start))
  }

  /// The place some units of UTF-16 after another, or before it; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isOver): (Int, Bool) = position.offset.addingReportingOverflow(offset)
    return !isOver && (0...length).contains(place) ? UITextPosition(place) : nil
  }

  /// How many units of UTF-16 lie between two places; negative when the second comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// The order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  /// The text of a part; nil where it is not in the text, or parts a character of several units.
  public func text(in range: UITextRange) -> String? {
    let text: String = self.text ?? ""
    return Range(range.range, in: text).map { String(text[$0]) }
  }

  /// Puts a text in the place of a part, as if the person had written it; nothing where the part is not in the text.
  public func replace(_ range: UITextRange, withText text: String) {
    guard NSMaxRange(range.range) <= length else { return }
    selectedRange = range.range
    insertText(text)
  }
}
