/// How a symbol is drawn: an icon file, and what is done to it.
package struct SymbolDrawing: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    case slash
    /// An icon in the corner; a dot where it has no name.
    case badge(icon: String?)
    case enclosed(shape: String, isFilled: Bool)
  }

  /// The symbol's name in the table, by which its layers are known.
  package var name: String
  package var icon: String
  package var changes: [Change] = []
}

extension SymbolTable {
  /// How to draw a symbol of the table, or one that is a variant of such a symbol: `leaf.circle.fill` of `leaf`.
  ///
  /// Nil for a name of which the table has no form.
  package static func drawing(of name: String) -> SymbolDrawing? {
    if let symbol = symbol(named: name) { return drawing(of: symbol) }
    var words: [String] = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var changes: [SymbolDrawing.Change] = []
    var isFilled: Bool = false
    while words.count > 1, let last = words.last {
      switch last {
      case "fill": isFilled = true
      case "slash": changes.insert(.slash, at: 0)
      case "circle", "square", "rectangle":
        changes.insert(.enclosed(shape: last, isFilled: isFilled), at: 0)
        isFilled = false
      default: return withBadge(name)
      }
      words.removeLast()
      let rest: String = words.joined(separator: ".")
      // What is left to be filled: the filled form where there is one.
      if isFilled, let symbol = symbol(named: rest + ".fill") {
        return drawing(of: symbol, changes)
      }
      // A form that is to be filled, and of which there is no filled drawing, is none.
      if !isFilled, let symbol = symbol(named: rest) {
        return drawing(of: symbol, changes)
      }
    }
    return withBadge(name)
  }

  private static func drawing(of symbol: Symbol, _ changes: [SymbolDrawing.Change] = []) -> SymbolDrawing {
    let badge: [SymbolDrawing.Change] =
      symbol.hasBadge ? [.badge(icon: SymbolBadge.parts(of: symbol.name)?.mark)] : []
    return SymbolDrawing(name: symbol.name, icon: symbol.icon, changes: badge + changes)
  }

  /// A badge of the usual kinds at a symbol that is known: `truck.box.badge.clock`.
  private static func withBadge(_ name: String) -> SymbolDrawing? {
    guard let parts = SymbolBadge.parts(of: name), var drawing = drawing(of: parts.carrier) else { return nil }
    drawing.changes.append(.badge(icon: parts.mark))
    return drawing
  }

  /// What a screen reader says for a symbol, also for variants of those in the table; the name for others.
  package static func label(of name: String) -> String {
    if let symbol = symbol(named: name) { return symbol.label }
    return drawing(of: name).flatMap { symbol(named: $0.name)?.label } ?? name
  }
}
