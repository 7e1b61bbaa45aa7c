import CoreGraphics

/// Shaped and broken text, in points from the top left corner of its box.
package struct TextLayout: Hashable, Sendable {
  /// A stretch of one line in one style.
  package struct Fragment: Hashable, Sendable {
    /// The characters as drawn: with the ellipsis where the line was truncated. The first strong character gives the
    /// direction in which all of them are drawn.
    package var text: String
    /// The run of the content that it comes from: the painter takes the colour from there.
    package var run: Int
    /// The font as drawn, scaled when the text had to shrink.
    package var font: FontDescriptor
    package var x: CGFloat
    package var width: CGFloat
    /// The Unicode scalars of the content's string that the fragment shows, without an added ellipsis.
    package var characters: Range<Int> = 0..<0

    package init(text: String, run: Int, font: FontDescriptor, x: CGFloat, width: CGFloat) {
      self.text = text
      self.run = run
      self.font = font
      self.x = x
      self.width = width
    }
  }

  package struct Line: Hashable, Sendable {
    package var fragments: [Fragment]
    package var top: CGFloat
    package var baseline: CGFloat
    package var height: CGFloat
    package var width: CGFloat

    package init(fragments: [Fragment], top: CGFloat, baseline: CGFloat, height: CGFloat, width: CGFloat) {
      self.fragments = fragments
      self.top = top
      self.baseline = baseline
      self.height = height
      self.width = width
    }
  }

  package var lines: [Line]
  package var size: CGSize
  package var isTruncated: Bool
  /// 1, or the factor by which the text was shrunk to fit.
  package var scale: CGFloat
  /// How far letters moved closer together to fit, in parts of the size.
  package var tightening: CGFloat = 0

  package init(lines: [Line], size: CGSize, isTruncated: Bool = false, scale: CGFloat = 1) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.scale = scale
  }

  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// Turns content into lines. An implementation is pure: equal input gives equal output (G6).
package protocol TextShaper: AnyObject {
  /// Lays the content out in at most `size`; a nil width or height is unlimited.
  ///
  /// The returned size hugs the text: the widest line and the sum of the line boxes, rounded up to the pixel grid of
  /// `displayScale` pixels a point. Fragments are placed for a box of the returned width.
  func layout(_ content: TextContent, width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextLayout

  /// Where carets stand in the lines of the content, which has neither a line limit nor a smallest scale.
  func carets(_ content: TextContent, width: CGFloat?, displayScale: CGFloat) -> CaretMap

  /// The content ready to be asked for its size again and again.
  func prepared(_ content: TextContent) -> any PreparedText
}
