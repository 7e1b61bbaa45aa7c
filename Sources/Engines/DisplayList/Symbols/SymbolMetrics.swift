import CoreGraphics

/// How large symbols are beside text, and how strong their layers.
package enum SymbolMetrics {
  /// The side of a symbol's square in points, in whole pixels: a little larger than the size of the font.
  package static func side(fontSize: CGFloat, displayScale: CGFloat) -> CGFloat {
    (fontSize * 1.18 * displayScale).rounded(.up) / displayScale
  }

  /// How much of its square a symbol's outline takes: a circle is as wide as the font is high. Recorded of bullets
  /// (swift-markdown-ui) and of a mark beside text (swift-snapshot-testing).
  package static let outlineShare: CGFloat = 1 / 1.18

  /// Where the outline of a symbol is drawn: in the middle of the square that it takes.
  package static func outline(in square: CGRect) -> CGRect {
    let margin: CGFloat = (1 - outlineShare) / 2
    return square.insetBy(dx: square.width * margin, dy: square.height * margin)
  }

  /// What small and large symbols are, of the size beside text of the same font.
  package static let smallFactor: CGFloat = 0.8
  package static let largeFactor: CGFloat = 1.28

  /// How strong the layers of a symbol are that has one colour in several strengths.
  package static let strengths: [Double] = [1, 0.5, 0.3]
}
