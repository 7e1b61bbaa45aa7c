/// Finds the words of a paragraph. A host whose libraries have dictionaries, as for Thai, offers a better one.
package protocol WordSegmenter: AnyObject {
  /// The words in offsets of Unicode scalars, in the order of the text; white space and punctuation belong to none.
  func words(in text: String) -> [Range<Int>]
}

/// Words by the classes of their characters, after the word boundaries of Unicode (UAX 29).
///
/// Letters, marks, digits and connectors make words; an apostrophe, a full stop or a colon between letters and a comma or full
/// stop between digits join them. Scripts that are written without spaces are divided where their classes change: Han from
/// Hiragana from Katakana. Without a dictionary a run of Han is one word, which double clicks and word movement on
/// Linux do as well.
package final class UnicodeWords: WordSegmenter {
  package static let shared = UnicodeWords()

  package init() {}

  package func words(in text: String) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var kind: Kind = .other
    /// A sign that joins only if a fitting character follows.
    var joiner: Joiner?
    var end: Int = 0
    var offset: Int = 0
    func finish() {
      if let start { words.append(start..<end) }
      start = nil
      joiner = nil
    }
    for scalar in text.unicodeScalars {
      let next: Kind = Kind(scalar)
      defer { offset += 1 }
      if next == .extending {
        // Marks and joiners stay with the character before them.
        if start != nil, joiner == nil { end = offset + 1 }
        continue
      }
      if start != nil {
        if next.continues(kind, over: joiner) {
          end = offset + 1
          joiner = nil
          if next != .connector { kind = next }
          continue
        }
        if joiner == nil, let possible = Joiner(scalar), possible.follows(kind) {
          joiner = possible
          continue
        }
        finish()
      }
      if next != .other {
        start = offset
        end = offset + 1
        kind = next
      }
    }
    finish()
    return words
  }

  /// Punctuation inside words: MidLetter, MidNum and MidNumLet of UAX 29.
  private enum Joiner {
    case letters, digits, both

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x3A, 0xB7, 0x387, 0x55F, 0x5F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: self = .letters
      case 0x2C, 0x3B, 0x37E, 0x589, 0x60C, 0x60D, 0x66C, 0x7F8, 0x2044, 0xFE10, 0xFE14: self = .digits
      case 0x27, 0x2E, 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: self = .both
      default: return nil
      }
    }

    func follows(_ kind: Kind) -> Bool {
      switch self {
      case .letters: kind == .letter
      case .digits: kind == .digit
      case .both: kind == .letter || kind == .digit
      }
    }
  }

  private enum Kind {
    case other, extending, letter, digit, connector, han, hiragana, katakana

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x30...0x39: self = .digit
      case 0x41...0x5A, 0x61...0x7A: self = .letter
      case 0x5F: self = .connector
      case 0...0x7F: self = .other
      case 0x200C, 0x200D, 0xAD: self = .extending
      case 0x3041...0x3096, 0x309D...0x309F: self = .hiragana
      case 0x3031...0x3035, 0x309B, 0x309C, 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
        self = .katakana
      case 0x2E80...0x2FDF, 0x3005, 0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
        0x20000...0x3FFFF:
        self = .han
      default:
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
          self = .letter
        case .decimalNumber: self = .digit
        case .connectorPunctuation: self = .connector
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: self = .extending
        default: self = .other
        }
      }
    }

    /// Whether a character goes on with a word, perhaps over a sign between them.
    func continues(_ kind: Kind, over joiner: Joiner?) -> Bool {
      if let joiner {
        guard self == kind else { return false }
        return joiner.follows(kind)
      }
      switch (kind, self) {
      case (.letter, .letter), (.letter, .digit), (.digit, .digit), (.digit, .letter): return true
      case (.connector, .letter), (.connector, .digit), (.connector, .katakana), (.connector, .connector): return true
      case (.letter, .connector), (.digit, .connector), (.katakana, .connector): return true
      case (.katakana, .katakana), (.han, .han), (.hiragana, .hiragana): return true
      default: return false
      }
    }
  }
}
