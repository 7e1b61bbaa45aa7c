import CoreGraphics
import TextEngine

/// Everything that a frame draws, in order from back to front (G7).
///
/// A display list is a plain value: it can be compared, printed, parsed and replayed on any renderer.
package struct DisplayList: Hashable, Sendable {
  package var items: [DisplayItem]

  package init(_ items: [DisplayItem] = []) {
    self.items = items
  }
}

package indirect enum DisplayItem: Hashable, Sendable {
  case fill(CGPath, Paint, evenOdd: Bool)
  case stroke(CGPath, Paint, Stroke)
  /// One fragment of a line; the point is the left end of its base line.
  case text(TextFragment, Paint, at: CGPoint)
  /// A symbol of the icon set, fitted into the rectangle and tinted by the paint.
  case symbol(String, CGRect, Paint, SymbolStyle = .plain)
  /// A picture stretched to the rectangle.
  case image(CGImageBox, CGRect, ImageStyle = .plain)
  case group(Effect, [DisplayItem])
}

/// Text as a renderer draws it: shaping the same characters with the same font gives the same glyphs.
package struct TextFragment: Hashable, Sendable {
  package var text: String
  package var font: FontDescriptor
  /// The advance as the shaper measured it, in points: what a change of the fragment has to repaint.
  package var width: CGFloat
  package var tracking: CGFloat
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  /// The width of a line along the outlines of the letters, in points, which is drawn in their place; 0 for filled letters.
  package var outline: CGFloat

  package init(
    text: String, font: FontDescriptor, width: CGFloat, tracking: CGFloat = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, outline: CGFloat = 0
  ) {
    self.text = text
    self.font = font
    self.width = width
    self.tracking = tracking
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.outline = outline
  }
}

/// What a group does to all of its items together.
package enum Effect: Hashable, Sendable {
  case transform(CGAffineTransform)
  case opacity(Double)
  case clip(CGPath, evenOdd: Bool)
  case blur(radius: CGFloat)
  /// Where `covering` is painted, what lies behind is seen blurred, under the items.
  case backdrop(radius: CGFloat, covering: [DisplayItem])
  /// The items blurred inside of a rectangle, and opaque all over it.
  case opaqueBlur(radius: CGFloat, CGRect)
  case shadow(RGBA, radius: CGFloat, x: CGFloat, y: CGFloat)
  /// The items are put together first and then mixed with what lies behind them.
  case blend(Blend)
  /// The items are put together first: what blends inside sees nothing of what lies behind.
  case isolate
  /// Of the items remains what these cover, by their opacity.
  case mask([DisplayItem])
  case colors(ColorMap)
  /// What is as opaque as this or more, up to the second limit, in one colour; of the rest remains nothing.
  case threshold(Double, Double, RGBA)
  /// The items are put together first and then seen in perspective.
  case projection(Projection)
}

/// How colours mix with those behind them.
package enum Blend: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter, copy, clear, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}

package struct Stroke: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable { case butt, round, square }
  package enum Join: String, Hashable, Sendable { case miter, round, bevel }

  package var width: CGFloat
  package var cap: Cap = .butt
  package var join: Join = .miter
  package var miterLimit: CGFloat = 10
  package var dash: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init(width: CGFloat) {
    self.width = width
  }
}
