import AccessibilityTree

/// Where the reader is in the text of one element.
struct TextPlace {
  let element: AccessibilityNode.ID
  let text: String
  var range: Range<String.Index>

  /// The text that is read by parts: what a field holds, otherwise the label, or the value where there is no label.
  static func text(of node: AccessibilityNode) -> String {
    let value: String = node.properties.value ?? ""
    let holdsText: Bool = [.textField, .searchField, .secureField].contains(node.role) && !value.isEmpty
    return holdsText || node.label.isEmpty ? value : node.label
  }
}

extension XCUIVoiceOverService.TextUnit {
  /// The parts of a text, in order. Words are what stands between white space, with their punctuation, as a reader speaks
  /// them; a line that is empty is a part too.
  func parts(of text: String, drawnLines: [String]) -> [Range<String.Index>] {
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
