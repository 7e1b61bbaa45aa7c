extension Poppler {
  /// The text of each page, in reading order, from one run of pdftotext over the whole document.
  ///
  /// pdftotext ends each page with a form feed. It prints none for a page that the file lacks, and a glyph can stand for
  /// a text that holds one; then the count is wrong and nothing tells whose text is whose. Only in that case the
  /// document is halved until the counts are right, in at most `maximumRuns` runs.
  func pageTexts(count: Int) throws(PDFReadFailure) -> [String] {
    guard count > 0 else { return [] }
    var runs = 0
    var texts: [String] = []
    texts.reserveCapacity(count)
    var waiting: [ClosedRange<Int>] = [1...count]
    while let range = waiting.popLast() {
      runs += 1
      guard runs <= Self.maximumRuns else {
        throw .damaged(detail: "too many of its pages have misleading page breaks")
      }
      let pages: [String] = try readTexts(of: range)
      if pages.count == range.count {
        texts += pages
      } else if pages.isEmpty {
        texts += [String](repeating: "", count: range.count)
      } else if range.count == 1 {
        texts.append(pages.joined(separator: "\n"))
      } else {
        let middle: Int = range.lowerBound + range.count / 2
        waiting += [middle...range.upperBound, range.lowerBound...(middle - 1)]
      }
    }
    return try legible(texts)
  }

  private static var maximumRuns: Int { 100 }

  /// The order in which pdftotext prints the text of a page, by its option.
  enum TextOrder: String {
    /// The order of the content stream, as on Apple's systems. Guessing columns from positions, Poppler's usual way, takes
    /// the numbers of lists from their items and mixes columns of unequal height.
    case drawing = "-raw"
    /// Rows as they look, with gaps as spaces.
    case layout = "-layout"
  }

  /// The texts of a range of pages, which count from 1.
  func readTexts(of pages: ClosedRange<Int>, order: TextOrder = .drawing) throws(PDFReadFailure) -> [String] {
    let output = try run(
      "pdftotext",
      [order.rawValue, "-enc", "UTF-8", "-eol", "unix", "-f", String(pages.lowerBound), "-l", String(pages.upperBound)]
        + passwordOptions, after: ["-"])
    var parts = output.bytes.split(separator: UInt8(ascii: "\u{C}"), omittingEmptySubsequences: false)
    // What follows the last form feed is nothing.
    if let last = parts.last, last.isEmpty { parts.removeLast() }
    return parts.map { part in
      let end: Int = part.lastIndex { $0 != UInt8(ascii: "\n") }.map { $0 + 1 } ?? part.startIndex
      return String(decoding: part[..<end], as: UTF8.self)
    }
  }
}
