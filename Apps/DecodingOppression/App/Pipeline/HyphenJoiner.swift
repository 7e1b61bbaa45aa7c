/// Joins words that a line end divides, and keeps the hyphens of real compounds (specification 3.3).
///
/// In this order: the word written as one elsewhere in the document is joined; the compound written with its hyphen
/// inside a line of the document, or among `kept`, keeps it; so does one whose first part always takes a hyphen
/// ("non-", "self-"); what goes on with a capital or a digit keeps it; every other word is joined.
struct HyphenJoiner {
  let kept: Set<String>

  private static let prefixes: Set<String> = [
    "non", "self", "ex", "all", "quasi", "half", "well", "cross", "low", "high", "short", "long", "full", "part",
    "single", "multi", "two", "three", "four", "so", "at",
  ]

  func join(_ lines: [String]) -> [String] {
    guard lines.contains(where: endsInHyphen) else { return lines }
    let known: Set<String> = Self.words(in: lines)
    var result: [String] = []
    result.reserveCapacity(lines.count)
    var pending: String?
    for line in lines {
      guard var current = pending else {
        if endsInHyphen(line) { pending = line } else { result.append(line) }
        continue
      }
      // The rest of the word may stand after an empty line: a page end.
      if line.isEmpty { continue }
      pending = nil
      let (head, rest) = Self.firstWord(line)
      current = connect(current, head, known)
      // No word has so many parts; a text of hyphens must not grow into one line.
      if rest.isEmpty, endsInHyphen(current), current.utf8.count < 1000 {
        pending = current
        continue
      }
      result.append(current)
      if endsInHyphen(rest) { pending = rest } else if !rest.isEmpty { result.append(rest) }
    }
    if let pending { result.append(pending) }
    return result
  }

  private func connect(_ line: String, _ word: String, _ known: Set<String>) -> String {
    let left: String = Self.lastPart(line.dropLast()).lowercased()
    let right: String = Self.letters(word).lowercased()
    // "short- and long-term": the hyphen waits for the second word.
    if ["and", "or", "to"].contains(right) { return line + " " + word }
    let compound: String = left + "-" + right
    guard let first = word.first, first.isLowercase else {
      return word.first?.isLetter == true && isCapitals(line, word) && !keeps(compound, left, known)
        ? line.dropLast() + word : line + word
    }
    if known.contains(left + right) { return line.dropLast() + word }
    return keeps(compound, left, known) ? line + word : line.dropLast() + word
  }

  private func keeps(_ compound: String, _ left: String, _ known: Set<String>) -> Bool {
    known.contains(compound) || kept.contains(compound) || Self.prefixes.contains(left)
  }

  /// "PROHIB-" and "ITED": words set in capitals are divided like others.
  private func isCapitals(_ line: String, _ word: String) -> Bool {
    let left: Substring = Self.lastPart(line.dropLast())
    return left.count > 1 && left.allSatisfy(\.isUppercase) && Self.letters(word).allSatisfy(\.isUppercase)
      && Self.letters(word).count > 1
  }

  private func endsInHyphen(_ line: String) -> Bool {
    guard line.utf8.last == UInt8(ascii: "-") else { return false }
    return line.dropLast().last?.isLetter ?? false
  }

  /// All words of the lines in small letters, compounds with their hyphens, without the halves at line ends.
  private static func words(in lines: [String]) -> Set<String> {
    var result: Set<String> = []
    for line in lines {
      var parts: [Substring] = line.split(separator: " ")
      if line.utf8.last == UInt8(ascii: "-") { parts.removeLast() }
      for part in parts { result.insert(letters(part).lowercased()) }
    }
    return result
  }

  private static func firstWord(_ line: String) -> (head: String, rest: String) {
    guard let space = line.firstIndex(of: " ") else { return (line, "") }
    return (String(line[..<space]), String(line[line.index(after: space)...]))
  }

  /// The letters and inner hyphens of a word, without quotes, brackets and stops around them.
  private static func letters(_ word: some StringProtocol) -> Substring {
    let start: Substring = Substring(word).drop { !$0.isLetter }
    guard let end = start.lastIndex(where: \.isLetter) else { return "" }
    return start[...end]
  }

  private static func lastPart(_ line: Substring) -> Substring {
    letters(line.suffix(while: { !$0.isWhitespace && $0 != "-" }))
  }
}

extension Substring {
  /// The longest end of the text whose characters all fulfil the condition.
  fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
    var start: Index = endIndex
    while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
