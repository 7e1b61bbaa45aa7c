extension EditingRules {
  /// Where new text comes from: a person who types is helped, pasted text is taken as it is.
  package enum Source: String, Hashable, Sendable { case typing, pasting, inputMethod }

  /// The text as it may come into a place; its attributes stay only where no character is changed.
  func filtered(
    _ fragment: TextFragment, into range: Range<Int>, of storage: TextStorage, from source: Source
  ) -> TextFragment {
    var string: String = fragment.string
    if isSingleLine { string = Self.singleLine(string) }
    if let allows { string = String(string.filter(allows)) }
    if source == .typing {
      string = capitalized(string, at: range.lowerBound, of: storage)
    }
    if let maximumLength { string = limited(string, to: maximumLength, replacing: range, of: storage) }
    let runs: AttributeRuns = string == fragment.string && keepsAttributes ? fragment.runs : AttributeRuns()
    return TextFragment(string, runs: runs)
  }

  /// Line feeds as spaces, without those at the end: a copied line ends with one.
  static func singleLine(_ string: String) -> String {
    guard Paragraph.containsSeparator(string) else { return string }
    let paragraphs: [Paragraph] = Paragraph.split(TextFragment(string))
    var lines: [String] = paragraphs.map { String($0.content) }
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: " ")
  }

  private func limited(
    _ string: String, to limit: Int, replacing range: Range<Int>, of storage: TextStorage
  ) -> String {
    let kept: Int =
      storage.string(in: 0..<range.lowerBound).count + storage.string(in: range.upperBound..<storage.count).count
    return String(string.prefix(max(limit - kept, 0)))
  }

  private func capitalized(_ string: String, at offset: Int, of storage: TextStorage) -> String {
    guard capitalization != .none, let first = string.first, first.isLowercase else { return string }
    if capitalization == .characters { return string.uppercased() }
    let (number, start) = storage.place(of: offset)
    let before: Substring = storage.paragraphs[number].string(in: 0..<offset - start)
    let isStart: Bool =
      switch capitalization {
      case .words: before.last.map { $0.isWhitespace || $0.isPunctuation && $0 != "'" && $0 != "\u{2019}" } ?? true
      case .sentences: Self.endsSentence(before)
      default: false
      }
    return isStart ? first.uppercased() + string.dropFirst() : string
  }

  private static func endsSentence(_ text: Substring) -> Bool {
    let trimmed: Substring = text.drop { $0.isWhitespace }
    guard let last = trimmed.last else { return true }
    guard last.isWhitespace else { return false }
    let sign: Character? = trimmed.last { !$0.isWhitespace }
    return sign.map { ".!?\u{2026}\u{3002}\u{061F}\u{0964}".contains($0) } ?? true
  }

  /// The better text for a typed one, and how many characters before the caret it replaces; nil to leave it.
  func substitution(for string: String, at offset: Int, of storage: TextStorage) -> (count: Int, text: String)? {
    guard !substitutions.isEmpty, string.unicodeScalars.count == 1 else { return nil }
    let (number, start) = storage.place(of: offset)
    let before: Substring = storage.paragraphs[number].string(in: 0..<offset - start)
    switch string {
    case "\"" where substitutions.contains(.quotes): return (0, Self.opens(before) ? "\u{201C}" : "\u{201D}")
    case "'" where substitutions.contains(.quotes): return (0, Self.opens(before) ? "\u{2018}" : "\u{2019}")
    case "-" where substitutions.contains(.dashes) && before.last == "-": return (1, "\u{2014}")
    case "." where substitutions.contains(.ellipsis) && before.hasSuffix(".."): return (2, "\u{2026}")
    case " " where substitutions.contains(.doubleSpace) && before.last == " ":
      let letter: Character? = before.dropLast().last
      return letter.map { $0.isLetter || $0.isNumber } == true ? (1, ". ") : nil
    default: return nil
    }
  }

  private static func opens(_ before: Substring) -> Bool {
    before.last.map { $0.isWhitespace || "([{\u{2014}\u{2018}\u{201C}".contains($0) } ?? true
  }
}
