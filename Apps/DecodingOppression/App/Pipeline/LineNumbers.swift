/// Removes the line numbers that bills print in the margin.
enum LineNumbers {
  /// Strips numbers that count up line by line from the start of the lines, or drops them where they stand alone.
  ///
  /// Counting must reach eight and cover most lines, so that a numbered list stays as it is.
  static func remove(from page: inout PageText) {
    let written: Int = page.lines.count { !$0.isEmpty }
    let run: [Int] = longestCount(page.lines)
    let alone: Int = run.count { isNumber(page.lines[$0]) }
    // As a column of their own the numbers make up about half of all lines.
    guard run.count >= 8, run.count * 10 >= (written - alone) * 6 else { return }
    for index in run.reversed() {
      if isNumber(page.lines[index]) {
        page.lines.remove(at: index)
      } else {
        page.lines[index] = String(page.lines[index].drop { $0.isNumber }.drop { $0 == " " })
      }
    }
  }

  /// The lines that start with 1, 2, 3 and so on, each after the one before.
  private static func longestCount(_ lines: [String]) -> [Int] {
    var result: [Int] = []
    for (index, line) in lines.enumerated() where number(line) == result.count + 1 { result.append(index) }
    return result
  }

  /// The number at the start of "12 of the tenant", not that of "12. Fees".
  private static func number(_ line: String) -> Int? {
    let digits: Substring = line.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.utf8.count) else { return nil }
    let next: Character? = line[digits.endIndex...].first
    return next == nil || next == " " ? Int(digits) : nil
  }

  private static func isNumber(_ line: String) -> Bool {
    !line.isEmpty && line.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
