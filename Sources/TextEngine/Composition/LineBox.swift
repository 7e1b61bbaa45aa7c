import CoreGraphics

/// The height of a line, which depends on the sizes in it and never on the face's own metrics.
package struct LineBox: Hashable, Sendable {
  package private(set) var ascent: CGFloat = 0
  package private(set) var descent: CGFloat = 0

  package init() {}

  @inline(__always)
  package init(_ run: TextContent.Run) {
    include(run)
  }

  /// A line takes the largest ascent and the largest descent in it.
  @inline(__always)
  package mutating func include(_ run: TextContent.Run) {
    ascent = max(ascent, run.font.ascent + run.baselineOffset)
    descent = max(descent, run.font.descent - run.baselineOffset)
    if let picture = run.attachment {
      ascent = max(ascent, picture.ascent + run.baselineOffset)
      descent = max(descent, picture.descent - run.baselineOffset)
    }
  }

  /// Rounded up to the pixel grid: 20.5 for body text (17 points) at 2x, 20.33 at 3x.
  package func height(on grid: PixelGrid) -> CGFloat { max(grid.up(ascent + descent), 0) }

  /// From the top of the box, rounded to a pixel.
  package func baseline(on grid: PixelGrid) -> CGFloat { grid.nearest(ascent) }
}
