/// Removes what typewriters draw with signs: rules of hyphens or equals signs, and boxes of asterisks.
enum Ornaments {
  /// A line of such signs alone goes, and so does a long run of them beside words. Underscores beside words stay: they
  /// are blanks to be filled in.
  static func remove(from page: inout PageText) {
    for index in page.lines.indices {
      let line: String = page.lines[index]
      guard line.contains(where: { signs.contains($0) }) else { continue }
      if line.count >= 3, line.allSatisfy({ signs.contains($0) || $0 == " " }) {
        page.lines[index] = ""
        continue
      }
      var words: [Substring] = line.split(separator: " ")
      let count: Int = words.count
      words.removeAll { $0.count >= 5 && $0.first != "_" && $0.allSatisfy { signs.contains($0) } }
      // The sides of a box.
      if words.count > 2, words[0] == "*", words[words.count - 1] == "*" { words = Array(words.dropFirst().dropLast()) }
      if words.count != count { page.lines[index] = words.joined(separator: " ") }
    }
  }

  private static let signs: Set<Character> = ["-", "=", "_", "*", "~", "#"]
}
