import CoreGraphics
import TextEngine

/// One range of a selection: from where it began to where the caret is.
package struct SelectedRange: Hashable, Sendable {
  /// The end that stays when the selection is extended.
  package var anchor: Int
  /// The end that moves; the caret.
  package var head: TextPosition
  /// The x that vertical movement keeps on its way over shorter lines; nil when the last movement was no vertical one.
  package var goalX: CGFloat?

  package init(anchor: Int, head: TextPosition, goalX: CGFloat? = nil) {
    self.anchor = anchor
    self.head = head
    self.goalX = goalX
  }

  /// A caret.
  package init(caret: TextPosition, goalX: CGFloat? = nil) {
    self.init(anchor: caret.offset, head: caret, goalX: goalX)
  }

  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: TextPosition(range.upperBound)) }

  package var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }
  package var isCaret: Bool { anchor == head.offset }

  func clamped(to count: Int) -> SelectedRange {
    var range: SelectedRange = self
    range.anchor = min(max(anchor, 0), count)
    range.head.offset = min(max(head.offset, 0), count)
    return range
  }
}
