import CoreGraphics

/// From where to where the lines of a paragraph may go.
package struct LineMargins {
  /// From the leading edge, in points.
  package var head: CGFloat
  /// The end of the lines: above 0 from the leading edge, otherwise from the trailing one.
  package var tail: CGFloat
  package var isRightToLeft: Bool

  package init(head: CGFloat = 0, tail: CGFloat = 0, isRightToLeft: Bool = false) {
    self.head = head
    self.tail = tail
    self.isRightToLeft = isRightToLeft
  }

  /// The width for the letters of a line in a box; nil for no limit.
  package func room(in width: CGFloat?) -> CGFloat? {
    if tail > 0 { return max(1, min(tail, width ?? tail) - head) }
    return width.map { max(1, $0 + tail - head) }
  }

  /// The left and the right edge in a box.
  package func edges(in box: CGFloat) -> (left: CGFloat, right: CGFloat) {
    let end: CGFloat = tail > 0 ? min(tail, max(box, head)) : box + tail
    return isRightToLeft ? (box - end, box - head) : (head, end)
  }
}
