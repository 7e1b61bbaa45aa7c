/// Reads two columns one after the other where the page draws them row by row.
///
/// A table is drawn row by row too, and is to be read so. What tells columns of text from a table is that nearly all
/// of their cells fill their column, and that their lines go on in small letters.
struct PageColumns {
  /// The rows of the page as it looks, with the gaps kept as spaces.
  private let rows: [[Character]]
  /// Where the gap between both columns begins, in characters.
  private let gap: Int

  /// The columns of a page; nil when it has one column, more than two, or a table.
  /// - Parameters:
  ///   - layout: The text as it stands on the page (`pdftotext -layout`).
  ///   - drawn: The text in the order in which the page draws it.
  init?(layout: String, drawn: String) {
    rows = layout.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    let written: [[Character]] = rows.filter { $0.contains { $0 != " " } }
    guard written.count >= 8, let gap = Self.gap(in: written) else { return nil }
    self.gap = gap
    let pairs: [(left: String, right: String)] = written.compactMap { row in
      let (left, right) = Self.cells(of: row, at: gap)
      return left.isEmpty || right.isEmpty ? nil : (left, right)
    }
    guard Self.areColumns(pairs.map(\.left)), Self.areColumns(pairs.map(\.right)) else { return nil }
    let lines: Set<String> = Set(drawn.split(separator: "\n").map { Self.squeezed(Array($0)) })
    let joined: Int = pairs.count { lines.contains($0.left + " " + $0.right) }
    guard joined * 2 >= pairs.count else { return nil }
  }

  /// The lines in reading order: what stands over both columns first, then the left and the right column.
  var text: String {
    var lines: [String] = []
    var left: [String] = []
    var right: [String] = []
    for row in rows {
      if crosses(row) {
        lines += left + right + [Self.squeezed(row)]
        left = []
        right = []
      } else {
        let (first, second) = Self.cells(of: row, at: gap)
        // An empty row divides paragraphs in whichever column it is empty.
        left.append(first)
        right.append(second)
      }
    }
    return (lines + left + right).joined(separator: "\n")
  }

  /// Whether a row runs over the gap, as a title does.
  private func crosses(_ row: [Character]) -> Bool {
    row.count > gap + 1 && (row[gap] != " " || row[gap + 1] != " ")
  }

  /// The place in the middle half of the page at which most rows have two spaces between texts; at least six of ten.
  private static func gap(in rows: [[Character]]) -> Int? {
    let width: Int = rows.map(\.count).max() ?? 0
    guard width >= 40 else { return nil }
    var best: (place: Int, count: Int)?
    for place in (width / 4)..<(width * 3 / 4) {
      let count: Int = rows.count { row in
        row.count > place + 2 && row[place] == " " && row[place + 1] == " " && row[..<place].contains { $0 != " " }
      }
      if count > (best?.count ?? 0) { best = (place, count) }
    }
    guard let best, best.count * 10 >= rows.count * 6 else { return nil }
    return best.place
  }

  private static func cells(of row: [Character], at gap: Int) -> (left: String, right: String) {
    (squeezed(Array(row.prefix(gap))), squeezed(Array(row.dropFirst(gap))))
  }

  /// Whether most cells are nearly as long as the longest, and three of ten go on in small letters.
  private static func areColumns(_ cells: [String]) -> Bool {
    let lengths: [Int] = cells.map(\.count).sorted()
    guard lengths.count >= 6 else { return false }
    let usual: Int = lengths[lengths.count / 2]
    let long: Int = lengths[lengths.count * 9 / 10]
    let small: Int = cells.count { $0.first?.isLowercase == true }
    return usual * 10 >= long * 7 && usual >= 15 && small * 10 >= cells.count * 3
  }

  /// The words of a row with one space between them.
  static func squeezed(_ row: [Character]) -> String {
    row.split(separator: " ").map { String($0) }.joined(separator: " ")
  }
}
