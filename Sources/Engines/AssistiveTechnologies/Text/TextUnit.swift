/// The parts by which a reader reads the text of one element.
package enum TextUnit: String, Hashable, Sendable, CaseIterable {
  case character
  /// The characters between white space, punctuation with them, as a reader speaks a word.
  case word
  /// A line as it is drawn now; up to the next line break where the text is cut off or not drawn.
  case line
}

extension TextUnit {
  /// The parts of a text, in order. A line that is empty is a part too.
  ///
  /// - Parameter drawnLines: The lines as they are drawn; empty where that is not known.
  package func parts(of text: String, drawnLines: [String]) -> [Range<String.Index>] {
    switch self {
    case .character: return text.indices.map { $0..<text.index(after: $0) }
    case .word: return text.split(whereSeparator: \.isWhitespace).map { $0.startIndex..<$0.endIndex }
    case .line:
      return Self.ranges(of: drawnLines, in: text)
        ?? text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { $0.startIndex..<$0.endIndex }
    }
  }

  /// Where drawn lines stand in the text; nil where they are not the whole of it, as in a text that is cut off.
  private static func ranges(of lines: [String], in text: String) -> [Range<String.Index>]? {
    guard !lines.isEmpty else { return nil }
    var result: [Range<String.Index>] = []
    var rest: Substring = text[...]
    for line in lines {
      rest = rest.drop { $0.isWhitespace }
      var words: Substring = line[...]
      words = words.drop { $0.isWhitespace }
      while words.last?.isWhitespace == true { words.removeLast() }
      guard rest.hasPrefix(words) else { return nil }
      let end: String.Index = rest.index(rest.startIndex, offsetBy: words.count)
      result.append(rest.startIndex..<end)
      rest = rest[end...]
    }
    return rest.allSatisfy(\.isWhitespace) ? result : nil
  }
}
