/// Gathers lines into blocks: the text under one section mark, one paragraph or one heading.
struct BlockSplitter {
  private var blocks: [[Substring]] = []
  private var current: [Substring] = []
  private var currentMark: SectionMark?
  private var previous: String?
  private var blankBefore = false

  /// The blocks of the lines, each as its words.
  static func blocks(of lines: [String]) -> [[Substring]] {
    var splitter = BlockSplitter()
    for line in lines { splitter.add(line) }
    splitter.close()
    return splitter.blocks
  }

  private mutating func add(_ line: String) {
    let words: [Substring] = EastAsianText.words(ofLine: line).flatMap(Self.divided)
    guard !words.isEmpty else {
      blankBefore = true
      return
    }
    let mark: SectionMark? = SectionMark.parse(line)
    if let mark, previous == nil || starts(mark) {
      close()
      currentMark = mark
      if case .bullet(let sign) = mark.kind {
        // The bullet itself says nothing; it may be glued to the word.
        let text: Substring = sign.isLetter ? "" : words[0].drop { $0 == sign }
        current = (text.isEmpty ? [] : [text]) + words.dropFirst()
      } else {
        current = words
      }
    } else {
      // A mark that belongs to the sentence before ("subsection (j) / (4) of this section") begins no paragraph, even at
      // the top of a page.
      let isReference: Bool = mark?.kind == .parenthesised
      if !isReference, let previous, startsParagraph(line, words, after: previous) { close() }
      current += words
    }
    previous = line
    blankBefore = false
  }

  private mutating func close() {
    // A block without a letter is a rule, a number of a table, an ornament.
    if current.contains(where: { $0.contains(where: \.isLetter) }) { blocks.append(current) }
    current = []
    currentMark = nil
  }

  /// Whether the mark at the start of a line begins a part, or belongs to a sentence that runs over the line end
  /// ("as provided in / Section 4 of this chapter").
  private func starts(_ mark: SectionMark) -> Bool {
    guard let previous else { return true }
    let ended: Bool = LineEnd.isTerminal(previous)
    switch mark.kind {
    case .named:
      if ended { return true }
      // "…; therefore," may stand before "SECTION 1. Be it enacted".
      if previous.hasSuffix(","), mark.isClosed, mark.rest.first?.isUppercase == true { return true }
      if LineEnd.isConnecting(previous) { return false }
      if LineEnd.isHeading(previous) { return true }
      let goesOn: Bool = mark.rest.first.map { $0.isLowercase || ",;(".contains($0) } ?? false
      return !goesOn && (blankBefore || mark.isClosed)
    case .parenthesised:
      let next: Substring = mark.rest.prefix { $0.isLetter || ",;)".contains($0) }
      if ["of", "through", "above", "below", "hereof"].contains(next) || next.first.map({ ",;)".contains($0) }) == true
      {
        return false
      }
      return ended || !LineEnd.refersToNumber(previous)
    case .numbered(let number):
      if case .numbered(let last)? = currentMark?.kind, number == last + 1 { return true }
      return (ended || blankBefore || LineEnd.isHeading(previous)) && !LineEnd.isConnecting(previous)
    case .multilevel:
      return (ended || blankBefore || LineEnd.isHeading(previous) || mark.isClosed) && !LineEnd.isConnecting(previous)
    case .lettered(let label):
      if case .lettered(let last)? = currentMark?.kind, Self.follows(label, last) { return true }
      return (ended || blankBefore || LineEnd.isHeading(previous)) && !LineEnd.isConnecting(previous)
    case .bullet(let sign):
      if case .bullet(sign)? = currentMark?.kind { return true }
      return ended || blankBefore || !"-–—*·○o".contains(sign) || LineEnd.isHeading(previous)
    case .recital:
      return ended || blankBefore || mark.rest.prefix(7).allSatisfy { $0.isUppercase || !$0.isLetter }
    }
  }

  /// Whether an unmarked line begins a paragraph of its own.
  private func startsParagraph(_ line: String, _ words: [Substring], after previous: String) -> Bool {
    let previousIsCapitals: Bool = LineEnd.isCapitals(previous)
    if previousIsCapitals != LineEnd.isCapitals(line) && (previousIsCapitals || LineEnd.isTerminal(previous)) {
      return previousIsCapitals ? previous.contains(" ") && !LineEnd.isConnecting(previous) : true
    }
    guard blankBefore else { return false }
    if LineEnd.isTerminal(previous) { return true }
    let capital: Bool = words[0].first.map { !$0.isLowercase } ?? false
    return capital && LineEnd.isHeading(previous)
  }

  /// The word itself, or its pieces when it is longer than any word: no line of a report could hold it.
  private static func divided(_ word: Substring) -> [Substring] {
    guard word.utf8.count > longestWord else { return [word] }
    var pieces: [Substring] = []
    var rest: Substring = word
    while !rest.isEmpty {
      pieces.append(rest.prefix(longestWord))
      rest = rest.dropFirst(longestWord)
    }
    return pieces
  }
  private static let longestWord = 200

  private static func follows(_ label: String, _ last: String) -> Bool {
    guard label.utf8.count == 1, last.utf8.count == 1, let next = label.utf8.first, let before = last.utf8.first else {
      return label.utf8.count != last.utf8.count
    }
    return next == before + 1
  }
}
