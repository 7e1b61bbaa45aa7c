import Foundation

extension MarkdownInline {
  /// A run of emphasis characters, with what it may do by its neighbours.
  mutating func delimiter(_ character: Character) {
    let start: Int = position
    var length: Int = 0
    while peek(length) == character { length += 1 }
    let before: Character = start > 0 ? characters[start - 1] : " "
    let after: Character = peek(length) ?? " "
    position += length
    flush()
    var item = Item(text: String(repeating: character, count: length))
    guard character != "~" || length <= 2 else { return items.append(item) }
    let leansRight: Bool = leans(towards: after, from: before)
    let leansLeft: Bool = leans(towards: before, from: after)
    let isUnderscore: Bool = character == "_"
    item.delimiter = Delimiter(
      character: character, count: length, length: length,
      canOpen: leansRight && (!isUnderscore || !leansLeft || before.isMark),
      canClose: leansLeft && (!isUnderscore || !leansRight || after.isMark))
    items.append(item)
  }

  private func leans(towards near: Character, from far: Character) -> Bool {
    !near.isWhitespace && (!near.isMark || far.isWhitespace || far.isMark)
  }

  /// Finds partners among the delimiters behind `start`, innermost first.
  mutating func matchDelimiters(from start: Int) {
    /// Openers that may still find a partner, by their items, the last one innermost.
    var openers: [Int] = []
    for index in items.indices where index >= start {
      guard let closer = items[index].delimiter else { continue }
      if closer.canClose { match(index, with: &openers) }
      if let left = items[index].delimiter, left.canOpen, left.count > 0 { openers.append(index) }
      // Deeper nesting than anybody writes is text.
      if openers.count > 64 { openers.removeFirst() }
    }
    for index in items.indices where index >= start {
      guard let left = items[index].delimiter else { continue }
      items[index].text = String(repeating: left.character, count: left.count)
      items[index].delimiter = nil
    }
  }

  private mutating func match(_ index: Int, with openers: inout [Int]) {
    while let closer = items[index].delimiter, closer.count > 0 {
      let place: Int? = openers.lastIndex { other in
        guard let opener = items[other].delimiter else { return false }
        return opener.character == closer.character && Self.mayPair(opener, closer)
      }
      guard let place, let opener = items[openers[place]].delimiter else { return }
      let used: Int = closer.character == "~" ? closer.count : min(opener.count, closer.count, 2)
      let intent: InlinePresentationIntent =
        closer.character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for inner in (openers[place] + 1)..<index { items[inner].intent.insert(intent) }
      items[openers[place]].delimiter?.count -= used
      items[index].delimiter?.count -= used
      // What stands between a pair can only pair inside.
      openers.removeSubrange((place + 1)...)
      if opener.count == used { openers.removeLast() }
    }
  }

  private static func mayPair(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    if opener.character == "~" { return opener.count == closer.count }
    // The rule of three: runs that can do both do not pair when their lengths add up to a multiple of three.
    guard opener.canClose || closer.canOpen else { return true }
    return (opener.length + closer.length) % 3 != 0 || (opener.length % 3 == 0 && closer.length % 3 == 0)
  }
}

extension Character {
  /// Whether the character is punctuation as Markdown has it.
  fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
