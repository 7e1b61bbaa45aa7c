extension BrailleCells {
  /// The cells as lines of a display, which a person pans through.
  ///
  /// A line ends at the last blank that fits, so that words stay whole; a word that is longer than the display is cut. Blanks at
  /// the ends of lines are not shown.
  ///
  /// - Parameter width: The number of cells of the display, at least 1.
  package func lines(width: Int) -> [BrailleCells] {
    let blank: UnicodeScalar = "\u{2800}"
    let all: [UnicodeScalar] = Array(cells.unicodeScalars)
    let width: Int = max(1, width)
    var lines: [BrailleCells] = []
    var start: Int = 0
    while true {
      while start < all.count, all[start] == blank { start += 1 }
      guard start < all.count else { break }
      var end: Int = min(start + width, all.count)
      if end < all.count, all[end] != blank, let last = all[start..<end].lastIndex(of: blank) { end = last }
      var shown: Int = end
      while shown > start, all[shown - 1] == blank { shown -= 1 }
      var text: String = ""
      text.unicodeScalars.append(contentsOf: all[start..<shown])
      lines.append(BrailleCells(cells: text, offsets: Array(offsets[start..<shown])))
      start = end
    }
    return lines.isEmpty ? [BrailleCells(cells: "", offsets: [])] : lines
  }
}
