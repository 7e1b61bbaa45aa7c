import CoreGraphics

/// How large symbols are beside text, and how strong their layers.
package enum SymbolMetrics {
  /// The side of a symbol's square in points, in whole pixels: a little larger than the size of the font.
  package static func side(fontSize: CGFloat, displayScale: CGFloat) -> CGFloat {
    (fontSize * 1.18 * displayScale).rounded(.up) / displayScale
  }

  /// What small and large symbols are, of the size beside text of the same font.
  package static let smallFactor: CGFloat = 0.8
  package static let largeFactor: CGFloat = 1.28

  /// How strong the layers of a symbol are that has one colour in several strengths.
  package static let strengths: [Double] = [1, 0.5, 0.3]
}
