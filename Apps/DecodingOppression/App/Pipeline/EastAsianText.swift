/// Chinese and Japanese text, which is written without spaces between words.
///
/// So that the rules for words hold for it too, two characters count as a word, and a stop belongs to the word before
/// it. Joining puts no space beside such a word.
enum EastAsianText {
  /// Whether the character is written without spaces around it: ideographs, kana, and their stops and brackets.
  static func contains(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2E80...0x2FDF, 0x3001...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF01...0xFF60, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  /// The words of a piece of text between two spaces: itself, unless East Asian characters are in it.
  static func words(of piece: Substring) -> [Substring] {
    guard piece.utf8.contains(where: { $0 >= 0xE2 }), piece.contains(where: contains) else { return [piece] }
    var words: [Substring] = []
    var start: Substring.Index = piece.startIndex
    var count = 0
    var previous: Character?
    for index in piece.indices {
      let character: Character = piece[index]
      defer { previous = character }
      guard let previous else {
        count = 1
        continue
      }
      let isSame: Bool = contains(character) == contains(previous)
      let isOpen: Bool = contains(character) && count < 2 && !stops.contains(previous)
      if closing.contains(character) || opening.contains(previous) || (isSame && (!contains(character) || isOpen)) {
        count += closing.contains(character) || opening.contains(previous) ? 0 : 1
        continue
      }
      words.append(piece[start..<index])
      start = index
      count = 1
    }
    words.append(piece[start...])
    return words
  }

  /// The words as one text: a space between two of them unless one is East Asian where they meet.
  static func joined(_ words: [Substring]) -> String {
    var result = ""
    for word in words {
      if let last = result.last, let first = word.first, !contains(last), !contains(first) { result.append(" ") }
      result += word
    }
    return result
  }

  /// The words of a line.
  static func words(ofLine line: String) -> [Substring] {
    line.split { $0 == " " || $0 == "\t" }.flatMap(words(of:))
  }

  /// Whether a sentence ends with the character.
  static func endsSentence(_ character: Character) -> Bool { "。！？｡．".contains(character) }

  private static let stops: Set<Character> = ["。", "！", "？", "｡", "．", "、", "，", "；", "："]
  private static let closing: Set<Character> = stops.union(["」", "』", "）", "】", "》", "〉", "〕", "”", "’", "ー", "々"])
  private static let opening: Set<Character> = ["「", "『", "（", "【", "《", "〈", "〔"]
}
