import CoreGraphics
import TextEngine

/// How the lines of one paragraph stand, where its attributes say so.
package struct ParagraphForm {
  /// Without a line limit and a smallest scale.
  package var rules: TextContent.Rules
  /// From the leading edge to the lines, in points.
  package var head: CGFloat
  /// The end of the lines: above 0 from the leading edge, otherwise from the trailing one.
  package var tail: CGFloat
  /// Below the last line, in points.
  package var gap: CGFloat

  package init(rules: TextContent.Rules, head: CGFloat = 0, tail: CGFloat = 0, gap: CGFloat = 0) {
    self.rules = rules
    self.head = head
    self.tail = tail
    self.gap = gap
  }

  /// The width of lines; nil for no limit.
  func room(in width: CGFloat?) -> CGFloat? {
    if tail > 0 { return max(1, min(tail, width ?? tail) - head) }
    return width.map { max(1, $0 + tail - head) }
  }
}
