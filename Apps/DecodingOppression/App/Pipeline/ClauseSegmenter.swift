/// One clause of a policy.
public struct PolicyClause: Hashable, Sendable {
  /// The number of the clause in the policy, from 1.
  public var index: Int
  /// The text on one line.
  public var text: String
  /// The page on which the clause begins, from 1; nil when it is not known.
  public var page: Int?

  /// Creates a clause.
  public init(index: Int, text: String, page: Int? = nil) {
    self.index = index
    self.text = text
    self.page = page
  }
}

/// Splits a policy into clauses (specification 3.3): at section marks, then at sentence ends; a piece under six words
/// joins the next one, the last joins the one before, and no clause exceeds 400 words.
public struct ClauseSegmenter: Sendable {
  /// A piece with fewer words is no clause of its own.
  public var minimumWords: Int
  /// A clause with more words is divided.
  public var maximumWords: Int

  /// Creates a segmenter with the limits of the specification.
  public init(minimumWords: Int = 6, maximumWords: Int = 400) {
    self.minimumWords = minimumWords
    self.maximumWords = maximumWords
  }

  /// The clauses of a text of lines.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func clauses(in text: String) throws -> [PolicyClause] {
    let lines: [String] = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let blocks: [[Substring]] = BlockSplitter.blocks(of: ContentsTable.remove(from: lines))
    try Task.checkCancellation()
    var pieces: [[Substring]] = []
    for block in blocks {
      for part in InlineMarks.split(block) { pieces += SentenceSplitter.split(part) }
    }
    try Task.checkCancellation()
    let merged: [[Substring]] = merge(pieces).flatMap(divide)
    return merged.enumerated().map { PolicyClause(index: $0.offset + 1, text: EastAsianText.joined($0.element)) }
  }

  private func merge(_ pieces: [[Substring]]) -> [[Substring]] {
    var result: [[Substring]] = []
    var pending: [Substring] = []
    for piece in pieces {
      pending += piece
      // Headings wait for their text, however many there are in a row.
      let isHeading: Bool = Self.wordCount(piece) < minimumWords && LineEnd.isSectionHeading(piece)
      if !isHeading, Self.wordCount(pending) >= minimumWords {
        result.append(pending)
        pending = []
      }
    }
    guard !pending.isEmpty else { return result }
    if let last = result.popLast() { return result + [last + pending] }
    return [pending]
  }

  /// Cuts after a semicolon if there is one in the last half of the allowed length, else after a comma, else anywhere,
  /// and never leaves a rest under the minimum.
  private func divide(_ words: [Substring]) -> [[Substring]] {
    var result: [[Substring]] = []
    var rest: ArraySlice<Substring> = words[...]
    while rest.count > maximumWords {
      let latest: Int = rest.startIndex + min(maximumWords, max(minimumWords, rest.count - minimumWords))
      let earliest: Int = rest.startIndex + maximumWords / 2
      let candidates: Range<Int> = min(earliest, latest)..<latest
      let cut: Int =
        (candidates.last { rest[$0].last == ";" || rest[$0].last == "；" }
        ?? candidates.last { rest[$0].last.map { ",，、".contains($0) } == true }).map { $0 + 1 } ?? latest
      result.append(Array(rest[..<cut]))
      rest = rest[cut...]
    }
    result.append(Array(rest))
    return result
  }

  /// The number of words: pieces between spaces that hold a letter or a digit.
  static func wordCount(_ words: [Substring]) -> Int {
    words.count { $0.contains { $0.isLetter || $0.isNumber } }
  }
}
