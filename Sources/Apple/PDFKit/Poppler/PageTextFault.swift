/// Tells from the text of a page, in drawing order, whether it is running text at all.
enum PageTextFault {
  /// Nearly every line holds one word: the words run upwards or downwards on the page.
  case singleWords
  /// The page draws its text twice, to make it look bold.
  case doubled

  /// The fault of a text, nil when it reads well.
  init?(_ text: String) {
    let lines: [Substring] = text.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
    guard lines.count >= Self.leastLines || text.utf8.count >= 200 else { return nil }
    if Self.holdsSingleWords(lines) {
      self = .singleWords
    } else if Self.isDoubled(lines) {
      self = .doubled
    } else {
      return nil
    }
  }

  private static let leastLines = 6

  private static func holdsSingleWords(_ lines: [Substring]) -> Bool {
    guard lines.count >= leastLines else { return false }
    let single: Int = lines.count { !$0.contains(" ") }
    // Numbers and item marks stand alone in tables and lists; words do not.
    let words: Int = lines.count { !$0.contains(" ") && $0.count > 1 && $0.first?.isLetter == true }
    return single * 5 >= lines.count * 4 && words * 2 >= lines.count
  }

  /// Line by line, the whole page twice, or word by word.
  private static func isDoubled(_ lines: [Substring]) -> Bool {
    if lines.count >= leastLines {
      let pairs: Int = zip(lines, lines.dropFirst()).count { $0 == $1 }
      if pairs * 5 >= lines.count * 2 { return true }
      let half: Int = lines.count / 2
      if lines.count.isMultiple(of: 2), lines[..<half].elementsEqual(lines[half...]) { return true }
    }
    let words: [Substring] = lines.flatMap { $0.split(separator: " ") }
    guard words.count >= 20 else { return false }
    let pairs: Int = zip(words, words.dropFirst()).count { $0 == $1 && $0.count > 1 }
    return pairs * 3 >= words.count
  }
}
