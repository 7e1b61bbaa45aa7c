import CoreGraphics

/// How the layers of a symbol are painted.
package struct SymbolStyle: Hashable, Sendable {
  /// The paints of the second layer and those after it; empty for a symbol that is all of one paint. A layer without a
  /// paint of its own takes the last one.
  package var levels: [Paint]
  /// The steps that are lit, as a stretch of 0...1 along the symbol's steps, such as the waves of a loudspeaker; nil
  /// for all of them.
  package var lit: ClosedRange<Double>?
  /// The opacity of steps that are not lit.
  package var dimming: Double
  /// How heavy the strokes are, by the numbers of fonts: 400 draws them as they are in the icons.
  package var weight: Int

  package static let plain = SymbolStyle()

  package init(
    levels: [Paint] = [], lit: ClosedRange<Double>? = nil, dimming: Double = 0.3, weight: Int = 400
  ) {
    self.levels = levels
    self.lit = lit
    self.dimming = dimming
    self.weight = weight
  }

  /// The paint of a layer, where `first` is that of the symbol.
  package func paint(ofLayer layer: Int, first: Paint) -> Paint {
    layer <= 0 || levels.isEmpty ? first : levels[min(layer - 1, levels.count - 1)]
  }

  /// How much thicker strokes are than in the icons, in points for a symbol in a rectangle; below 0 for thinner ones.
  ///
  /// The icons' strokes are a sixteenth of their side. The steps are those of the eye: each looks as much heavier than the one
  /// before as those of text do.
  package func growth(in rect: CGRect) -> CGFloat {
    guard weight != 400 else { return 0 }
    let place: Double = Double(max(100, min(900, weight))) / 100 - 1
    let (low, high): (Int, Int) = (Int(place), min(Int(place) + 1, Self.widths.count - 1))
    let width: Double = Self.widths[low] + (Self.widths[high] - Self.widths[low]) * (place - Double(low))
    return CGFloat(width - 1) * min(abs(rect.width), abs(rect.height)) / 16
  }

  /// The widths of strokes from 100 to 900, as parts of that of 400.
  private static let widths: [Double] = [0.35, 0.55, 0.8, 1, 1.2, 1.4, 1.65, 1.9, 2.2]
}
