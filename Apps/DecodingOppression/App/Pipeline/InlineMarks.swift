/// Splits a block at marks inside its lines: "are prohibited: (a) loitering; and (b) begging."
enum InlineMarks {
  /// The parts of the words; a mark counts after a colon, a semicolon, a stop or a dash, with "and" or "or" between.
  static func split(_ words: [Substring]) -> [[Substring]] {
    var result: [[Substring]] = []
    var start = 0
    for index in words.indices.dropFirst() where isMark(words, at: index) {
      guard index > start else { continue }
      result.append(Array(words[start..<index]))
      start = index
    }
    if start < words.count { result.append(Array(words[start...])) }
    return result
  }

  private static func isMark(_ words: [Substring], at index: Int) -> Bool {
    let word: Substring = words[index]
    guard word.first == "(", let close = word.firstIndex(of: ")") else { return false }
    guard SectionMark.isLabel(word[word.index(after: word.startIndex)..<close]) else { return false }
    let rest: Substring = word[word.index(after: close)...]
    guard rest.isEmpty || rest.first == "(", index + 1 < words.count else { return false }
    if ["of", "and", "or", "through", "above", "below"].contains(words[index + 1]) { return false }
    var before: Substring = words[index - 1]
    if before == "and" || before == "or" {
      guard index >= 2, let stop = words[index - 2].last, ";,".contains(stop) else { return false }
      before = words[index - 2]
      return stop == ";" || !before.dropLast().hasSuffix(")")
    }
    guard let stop = before.last else { return false }
    if stop == "." { return !SentenceSplitter.isAbbreviation(before) }
    return ";:—–".contains(stop)
  }
}
