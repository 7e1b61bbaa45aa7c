import TextEngine

/// The units of a text in UTF-16 code units, found by the rules of Unicode.
struct TextUnits {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The units in the order of the text. Paragraphs have no line feeds; sentences have the white space that follows them.
  func ranges(of granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: return characters
    case .word: return words
    case .sentence: return sentences
    case .paragraph, .line: return paragraphs.map { offsets($0) }
    case .document: return [0..<text.utf16.count]
    }
  }

  private func offsets(_ range: Range<String.Index>) -> Range<Int> {
    range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
  }

  private var characters: [Range<Int>] {
    var start: Int = 0
    return text.map { character in
      let range: Range<Int> = start..<start + character.utf16.count
      start = range.upperBound
      return range
    }
  }

  private var paragraphs: [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start: String.Index = text.startIndex
    for index in text.indices where text[index].isNewline {
      found.append(start..<index)
      start = text.index(after: index)
    }
    return found + [start..<text.endIndex]
  }

  private var words: [Range<Int>] {
    paragraphs.flatMap { paragraph -> [Range<Int>] in
      let scalars: Substring.UnicodeScalarView = text[paragraph].unicodeScalars
      let base: Int = paragraph.lowerBound.utf16Offset(in: text)
      // The offset of each scalar, and of the end.
      var units: [Int] = [base]
      units.reserveCapacity(scalars.count + 1)
      for scalar in scalars { units.append(units[units.count - 1] + UTF16.width(scalar)) }
      return UnicodeWords.shared.words(in: String(text[paragraph])).map { units[$0.lowerBound]..<units[$0.upperBound] }
    }
  }

  private static let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "।"]
  private static let closing: Set<Character> = ["\"", "'", ")", "]", "»", "”", "’", "」", "』"]

  private var sentences: [Range<Int>] {
    paragraphs.flatMap { paragraph -> [Range<Int>] in
      var found: [Range<Int>] = []
      var start: String.Index = paragraph.lowerBound
      var index: String.Index = start
      while index < paragraph.upperBound {
        let isEnd: Bool = Self.ends.contains(text[index])
        let isWide: Bool = isEnd && !text[index].isASCII && text[index] != "…"
        text.formIndex(after: &index)
        guard isEnd else { continue }
        while index < paragraph.upperBound, Self.ends.contains(text[index]) || Self.closing.contains(text[index]) {
          text.formIndex(after: &index)
        }
        // A full stop inside of a number or a name ends nothing.
        guard isWide || index == paragraph.upperBound || text[index].isWhitespace else { continue }
        while index < paragraph.upperBound, text[index].isWhitespace { text.formIndex(after: &index) }
        found.append(offsets(start..<index))
        start = index
      }
      if start < paragraph.upperBound { found.append(offsets(start..<paragraph.upperBound)) }
      return found
    }
  }
}
