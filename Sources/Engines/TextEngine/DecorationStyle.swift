import CoreGraphics

/// How the line under or through a text is drawn, but for its colour.
package struct DecorationStyle: Hashable, Sendable {
  /// How many strokes a line has, and how wide they are.
  package enum Weight: Hashable, Sendable {
    case single
    /// One stroke of twice the width.
    case thick
    /// Two strokes with a gap as wide as one of them.
    case double
  }

  package var weight: Weight
  /// Lengths of strokes and gaps in thicknesses of the line; empty for an unbroken one.
  package var dashes: [CGFloat]

  package init(weight: Weight = .single, dashes: [CGFloat] = []) {
    self.weight = weight
    self.dashes = dashes
  }

  /// Whether it is the one line that fragments of texts draw themselves.
  package var isPlain: Bool { weight == .single && dashes.isEmpty }
}

extension DecorationStyle {
  package static let dot: [CGFloat] = [1, 1]
  package static let dash: [CGFloat] = [5, 2.5]
  package static let dashDot: [CGFloat] = [5, 1.5, 1.5, 1.5]
  package static let dashDotDot: [CGFloat] = [5, 1.5, 1.5, 1.5, 1.5, 1.5]
}
