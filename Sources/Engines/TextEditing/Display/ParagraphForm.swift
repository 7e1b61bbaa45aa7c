import CoreGraphics
import TextEngine

/// How the lines of one paragraph stand, where its attributes say so.
package struct ParagraphForm {
  /// Without a line limit and a smallest scale.
  package var rules: TextContent.Rules
  package var margins: LineMargins
  /// Below the last line, in points.
  package var gap: CGFloat

  package init(rules: TextContent.Rules, margins: LineMargins = LineMargins(), gap: CGFloat = 0) {
    self.rules = rules
    self.margins = margins
    self.gap = gap
  }
}
