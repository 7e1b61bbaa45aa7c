/// How a symbol is drawn: an icon, and what is done to it, in this order.
package struct SymbolDrawing: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    case slash
    /// An icon in the corner; a dot where it has no name.
    case badge(icon: String?)
    case enclosed(in: SymbolEnclosure, isFilled: Bool)
    /// Outlines filled, with what they hold cut out.
    case filled
    /// One side of the filled form, a share of the whole, beside the outline; inset where the outline stays apart.
    case partlyFilled(Side, share: Double, isInset: Bool)
    /// As in a mirror that stands upright.
    case flipped
    /// Turned clockwise by quarters of a turn.
    case turned(quarters: Int)
  }

  package enum Side: String, Hashable, Sendable { case left, right, top, bottom }

  /// The symbol's name in the table, by which its layers are known.
  package var name: String
  package var icon: String
  package var changes: [Change] = []
}

extension SymbolDrawing.Change {
  /// The change that stands behind a stroke in the table's column of icons: `film/fill`, `hand-index/left`.
  init?(mark: Substring) {
    switch mark {
    case "fill": self = .filled
    case "flip": self = .flipped
    case "right": self = .turned(quarters: 1)
    case "down": self = .turned(quarters: 2)
    case "left": self = .turned(quarters: 3)
    case "slash": self = .slash
    default:
      guard mark.hasPrefix("with-") else { return nil }
      self = .badge(icon: String(mark.dropFirst(5)))
    }
  }
}
