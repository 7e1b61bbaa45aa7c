import CoreGraphics

/// The height of a line, which depends on the sizes in it and never on the face's own metrics.
package struct LineBox: Hashable, Sendable {
  package private(set) var ascent: CGFloat = 0
  package private(set) var descent: CGFloat = 0
  private var isEmpty: Bool = true

  package init() {}

  @inline(__always)
  package init(_ run: TextContent.Run) {
    include(run)
  }

  /// A line takes the largest ascent and the largest descent in it. Either is below zero where a font's lines are made
  /// lower than its letters. A run with a base line offset takes the room of its letters where they are and where they would
  /// be without it: 6 points up make a line of 16 points 22 high, 4 points down 20.
  @inline(__always)
  package mutating func include(_ run: TextContent.Run) {
    let style: TextContent.Style = run.style
    let offset: CGFloat = style.choices.baselineOffset
    var above: CGFloat = style.choices.font.ascent + max(offset, 0)
    var below: CGFloat = style.choices.font.descent - min(offset, 0)
    if let picture = style.choices.attachment {
      above = max(above, picture.ascent + offset)
      below = max(below, picture.descent - offset)
    }
    ascent = isEmpty ? above : max(ascent, above)
    descent = isEmpty ? below : max(descent, below)
    isEmpty = false
  }

  /// From the top of the box, rounded to a pixel.
  package func baseline(on grid: PixelGrid) -> CGFloat { grid.nearest(ascent) }
}
