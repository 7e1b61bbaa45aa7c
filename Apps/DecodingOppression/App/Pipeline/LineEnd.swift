/// Rules that tell from the end of a line whether the next line goes on with the same sentence.
enum LineEnd {
  /// Whether a sentence or an item of a list ends with the line.
  static func isTerminal(_ line: String) -> Bool {
    var words: [Substring] = line.split(separator: " ").suffix(2)
    guard let last = words.popLast() else { return true }
    let core: Substring = SentenceSplitter.withoutClosers(last)
    if let stop = core.last, ".;:?!。；：？！｡．".contains(stop) {
      return stop != "." || !SentenceSplitter.isAbbreviation(core)
    }
    // "…; and" and "…, or" stand between two items.
    return ["and", "or"].contains(core) && words.last?.last.map { ";,".contains($0) } == true
  }

  /// Whether the line ends in a word after which a sentence must go on.
  static func isConnecting(_ line: String) -> Bool {
    guard let last = line.split(separator: " ").last, let end = last.last, end.isLetter || ",.，、".contains(end)
    else { return false }
    if ",，、".contains(end) { return true }
    if end == "." { return SentenceSplitter.isAbbreviation(last) }
    return connecting.contains(last.lowercased())
  }

  /// Whether the line ends in a word that a number such as "(a)" belongs to.
  static func refersToNumber(_ line: String) -> Bool {
    guard let last = line.split(separator: " ").last else { return false }
    let word: String = last.lowercased()
    if referring.contains(word) { return true }
    // "Section 12" at the line end, "(a)" on the next line.
    let before: Substring? = line.split(separator: " ").dropLast().last
    return last.contains(where: \.isNumber) && before.map { SectionMark.names.contains($0.lowercased()) } == true
      && line.split(separator: " ").count > 2
  }

  /// Whether the line looks like a heading: all capitals, or short, without an end, not starting small.
  static func isHeading(_ line: String) -> Bool {
    if isCapitals(line) { return true }
    guard EastAsianText.words(ofLine: line).count <= 8, let first = line.first, !first.isLowercase, !isTerminal(line)
    else { return false }
    return !isConnecting(line)
  }

  /// Whether the words of a short piece are a heading: "Sec. 4. Penalties.", "GENERAL PROVISIONS".
  static func isSectionHeading(_ words: [Substring]) -> Bool {
    guard let first = words.first else { return false }
    let name: String = first.prefix { $0.isLetter }.lowercased()
    return first.hasPrefix("§") || SectionMark.names.contains(name) || isCapitals(words.joined(separator: " "))
  }

  /// Whether all letters of the line are capitals, at least four of them.
  static func isCapitals(_ line: String) -> Bool {
    var letters = 0
    for character in line where character.isLetter {
      if !character.isUppercase { return false }
      letters += 1
    }
    return letters >= 4
  }

  private static let referring: Set<String> = [
    "section", "sections", "subsection", "subsections", "paragraph", "paragraphs", "subparagraph", "subparagraphs",
    "subdivision", "subdivisions", "clause", "clauses", "item", "items", "article", "chapter", "rule", "part", "§",
    "in",
    "of", "under", "by", "with", "to", "per", "see", "sec.", "subsec.", "subd.", "para.",
  ]
  private static let connecting: Set<String> = referring.union([
    "and", "or", "the", "a", "an", "this", "that", "such", "any", "each", "every", "no", "not", "from", "for", "on",
    "at",
    "as", "than", "pursuant", "is", "are", "was", "were", "be", "been", "shall", "may", "must", "will", "which", "who",
    "if", "unless", "when", "its", "their", "his", "her", "all", "into", "upon", "within", "without", "through",
    "title",
  ])
}
