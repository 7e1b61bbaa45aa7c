import Foundation

/// A place in a text between two characters.
///
/// Views that conform to ``UITextInput`` make their own kinds of positions; others hand a position back to the view that made it, and
/// look into none.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A part of a text, from one position to another.
///
/// Views that conform to ``UITextInput`` make their own kinds of ranges.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  public override init() { super.init() }

  /// The position at which the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// The position at which the range ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range has no characters.
  open var isEmpty: Bool { start.isEqual(end) }
}

/// A position of texts that the framework edits.
final class TextOffset: UITextPosition {
  /// The number of UTF-16 units before the position.
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override nonisolated var hash: Int { offset }
}

/// A range of texts that the framework edits.
final class TextSpan: UITextRange {
  /// In UTF-16 units.
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(NSMaxRange(range)) }
  override var isEmpty: Bool { range.length == 0 }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  override nonisolated var hash: Int { range.location &* 31 &+ range.length }
}
