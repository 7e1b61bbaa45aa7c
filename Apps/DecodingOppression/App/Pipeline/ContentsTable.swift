/// Removes tables of contents, whose lines name sections but state no rule.
enum ContentsTable {
  /// Drops lines with dot leaders before a page number, and the lines under a heading "Contents" that end in one.
  static func remove(from lines: [String]) -> [String] {
    var result: [String] = []
    result.reserveCapacity(lines.count)
    var position = 0
    while position < lines.count {
      let line: String = lines[position]
      if isHeading(line) {
        let end: Int = endOfEntries(lines, after: position)
        if end > position + 1 {
          position = end
          continue
        }
      }
      if !hasLeaders(line) { result.append(line) }
      position += 1
    }
    return result
  }

  private static func isHeading(_ line: String) -> Bool {
    let words: [Substring] = line.lowercased().split { !$0.isLetter }
    return words == ["contents"] || words == ["table", "of", "contents"]
  }

  /// The first line after the entries; an entry may run over two lines.
  private static func endOfEntries(_ lines: [String], after heading: Int) -> Int {
    var end: Int = heading + 1
    var position: Int = end
    var skipped = 0
    while position < lines.count, skipped < 2 {
      let line: String = lines[position]
      position += 1
      if line.isEmpty { continue }
      if endsInPageNumber(line) || hasLeaders(line) {
        end = position
        skipped = 0
      } else {
        skipped += 1
      }
    }
    return end
  }

  private static func endsInPageNumber(_ line: String) -> Bool {
    guard let last = line.split(separator: " ").last, line.contains(" ") else { return false }
    return last.count <= 4 && last.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// "Section 1. Purpose ........ 3" and ". . . . . iv"
  private static func hasLeaders(_ line: String) -> Bool {
    var run = 0
    var longest = 0
    for byte in line.utf8 {
      if byte == UInt8(ascii: ".") { run += 1 } else if byte != UInt8(ascii: " ") { run = 0 }
      longest = max(longest, run)
    }
    if longest < 4, !line.contains("……") { return false }
    guard let last = line.last else { return false }
    return last.isNumber || last == "." || "ivxl".contains(last)
  }
}
