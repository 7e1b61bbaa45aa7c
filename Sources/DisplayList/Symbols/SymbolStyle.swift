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

  package static let plain = SymbolStyle()

  package init(levels: [Paint] = [], lit: ClosedRange<Double>? = nil, dimming: Double = 0.3) {
    self.levels = levels
    self.lit = lit
    self.dimming = dimming
  }

  /// The paint of a layer, where `first` is that of the symbol.
  package func paint(ofLayer layer: Int, first: Paint) -> Paint {
    layer <= 0 || levels.isEmpty ? first : levels[min(layer - 1, levels.count - 1)]
  }
}
