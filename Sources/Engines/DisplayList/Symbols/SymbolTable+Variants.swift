extension SymbolTable {
  /// How to draw a symbol of the table, or one that is a variant of such a symbol: `leaf.circle.fill` of `leaf`.
  ///
  /// Nil for a name of which the table has no form.
  package static func drawing(of name: String) -> SymbolDrawing? {
    if let symbol = symbol(named: name), symbol.icon != Symbol.byName { return drawing(of: symbol) }
    var words: [String] = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let skip = skip(words) { return skip }
    var changes: [SymbolDrawing.Change] = []
    var isFilled: Bool = false
    while words.count > 1, let last = words.last {
      if let (change, count) = partialFill(words) {
        changes.insert(change, at: 0)
        words.removeLast(count)
      } else if last == "fill" {
        isFilled = true
        words.removeLast()
      } else if last == "slash" {
        changes.insert(.slash, at: 0)
        words.removeLast()
      } else if let (enclosure, count) = SymbolEnclosure.named(byEndOf: words) {
        if isFilled, enclosure.filledIcon == nil { return withBadge(name) }
        changes.insert(.enclosed(in: enclosure, isFilled: isFilled), at: 0)
        isFilled = false
        words.removeLast(count)
      } else {
        return withBadge(name)
      }
      let rest: String = words.joined(separator: ".")
      // What is left to be filled: the filled form where there is one.
      if isFilled, let drawing = plain(rest + ".fill", changes) { return drawing }
      // A form that is to be filled, and of which there is no filled drawing, is none.
      if !isFilled, let drawing = plain(rest, changes) ?? sign(rest, changes) { return drawing }
    }
    return withBadge(name)
  }

  /// A symbol of the table that has an icon, further changed.
  private static func plain(_ name: String, _ changes: [SymbolDrawing.Change]) -> SymbolDrawing? {
    guard let symbol = symbol(named: name), symbol.icon != Symbol.byName else { return nil }
    return drawing(of: symbol, changes)
  }

  private static func drawing(of symbol: Symbol, _ changes: [SymbolDrawing.Change] = []) -> SymbolDrawing {
    let badge: [SymbolDrawing.Change] =
      symbol.hasBadge ? [.badge(icon: SymbolBadge.parts(of: symbol.name)?.mark)] : []
    return SymbolDrawing(name: symbol.name, icon: symbol.icon, changes: symbol.changes + badge + changes)
  }

  /// A letter or a number up to two digits in an enclosure: `a.circle`, `15.square.fill`.
  private static func sign(_ word: String, _ changes: [SymbolDrawing.Change]) -> SymbolDrawing? {
    guard !changes.isEmpty, let first = word.utf8.first else { return nil }
    let isLetter: Bool = word.utf8.count == 1 && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    guard isLetter || isNumber(word) else { return nil }
    return SymbolDrawing(name: word, icon: "sign-" + word.uppercased(), changes: changes)
  }

  private static func isNumber(_ word: String) -> Bool {
    (1...2).contains(word.utf8.count)
      && word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// An arrow that goes round a number of seconds: `goforward.15`.
  private static func skip(_ words: [String]) -> SymbolDrawing? {
    guard words.count == 2, words[0] == "goforward" || words[0] == "gobackward", isNumber(words[1]) else { return nil }
    let ring = SymbolEnclosure.skip(isBack: words[0] == "gobackward")
    return SymbolDrawing(
      name: words.joined(separator: "."), icon: "sign-" + words[1], changes: [.enclosed(in: ring, isFilled: false)])
  }

  /// The end of a name that tells which side is filled, and of how many words it is: `lefthalf.filled`.
  private static func partialFill(_ words: [String]) -> (SymbolDrawing.Change, Int)? {
    guard words.count > 2, let last = words.last, last == "filled" || last == "fill" else { return nil }
    let isInset: Bool = words[words.count - 2] == "inset"
    let count: Int = isInset ? 3 : 2
    guard words.count > count else { return nil }
    let part: String = words[words.count - count]
    for (end, share) in [("half", 0.5), ("third", 1.0 / 3)] where part.hasSuffix(end) {
      guard let side = sides[String(part.dropLast(end.count))] else { return nil }
      return (.partlyFilled(side, share: share, isInset: isInset), count)
    }
    return nil
  }

  private static let sides: [String: SymbolDrawing.Side] = [
    "left": .left, "leading": .left, "right": .right, "trailing": .right, "top": .top, "bottom": .bottom,
  ]

  /// A badge of the usual kinds at a symbol that is known: `truck.box.badge.clock`.
  private static func withBadge(_ name: String) -> SymbolDrawing? {
    guard let parts = SymbolBadge.parts(of: name), var drawing = drawing(of: parts.carrier) else { return nil }
    drawing.changes.append(.badge(icon: parts.mark))
    return drawing
  }

  /// What a screen reader says for a symbol, also for variants of those in the table; the name for others.
  package static func label(of name: String) -> String {
    if let symbol = symbol(named: name) { return symbol.label }
    guard let drawing = drawing(of: name) else { return name }
    if let symbol = symbol(named: drawing.name) { return symbol.label }
    return drawing.icon.hasPrefix("sign-") ? String(drawing.icon.dropFirst(5)) : name
  }
}
