import TextEngine

/// Which words of a text are misspelled, paragraph by paragraph, each looked at once until it changes.
package final class MisspelledWords {
  /// A longer paragraph is not looked at: each keystroke would look at all of it again.
  package static let longestParagraph = 20_000

  private let isCorrect: (String) -> Bool
  /// By the text of the paragraph, so that moving one costs nothing.
  private var known: [String: [Range<Int>]] = [:]

  /// - Parameter isCorrect: Whether a dictionary has a word.
  package init(isCorrect: @escaping (String) -> Bool) { self.isCorrect = isCorrect }

  /// The words of a paragraph that the dictionary does not have, in offsets of the text.
  package func ranges(ofParagraph number: Int, in text: EditableText) -> [Range<Int>] {
    let storage: TextStorage = text.storage
    guard storage.paragraphs[number].count.scalars <= Self.longestParagraph else { return [] }
    let content = String(storage.paragraphs[number].content)
    let start: Int = storage.start(ofParagraph: number)
    if known.count > 1000 { known = [:] }
    let ranges: [Range<Int>] = known[content] ?? misspelled(content, words: text.segmenter.words(in: content))
    known[content] = ranges
    return ranges.map { start + $0.lowerBound..<start + $0.upperBound }
  }

  /// The misspelled word around an offset.
  package func range(at offset: Int, in text: EditableText) -> Range<Int>? {
    ranges(ofParagraph: text.storage.paragraph(at: offset), in: text).first { $0.contains(offset) }
  }

  /// Forgets what was found, as the dictionary has other words now.
  package func forget() { known = [:] }

  private func misspelled(_ content: String, words: [Range<Int>]) -> [Range<Int>] {
    let scalars: [Unicode.Scalar] = Array(content.unicodeScalars)
    return words.filter { range in
      guard range.count > 1, !isPartOfAddress(range, in: scalars) else { return false }
      let word = String(String.UnicodeScalarView(scalars[range]))
      return Self.isChecked(word) && !isCorrect(word)
    }
  }

  /// Names of things are no words: those with digits and those all in capitals.
  private static func isChecked(_ word: String) -> Bool {
    var hasSmall = false
    for character in word {
      if character.isNumber || character == "_" { return false }
      if character.isLowercase { hasSmall = true }
    }
    return hasSmall
  }

  /// Whether the word stands in "https://example.org", "a@example.org" or "/usr/share": it touches one of their signs.
  private func isPartOfAddress(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    var first: Int = range.lowerBound
    while first > 0, !scalars[first - 1].properties.isWhitespace { first -= 1 }
    var last: Int = range.upperBound
    while last < scalars.count, !scalars[last].properties.isWhitespace { last += 1 }
    let piece: ArraySlice<Unicode.Scalar> = scalars[first..<last]
    if piece.contains("@") || piece.contains("/") || piece.contains("\\") { return true }
    // "example.org": a stop inside of letters.
    return piece.dropLast().enumerated().contains { index, scalar in
      scalar == "." && index > 0 && scalars[first + index + 1].properties.isAlphabetic
    }
  }
}
