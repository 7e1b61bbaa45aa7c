extension Poppler {
  /// The texts of all pages, where those that read badly in drawing order are read as they look: words that run up or
  /// down the page, text drawn twice, and two columns drawn row by row.
  ///
  /// A document that needs none of it costs one more run over four pages.
  func legible(_ texts: [String]) throws(PDFReadFailure) -> [String] {
    var result: [String] = texts
    let faulty: [Int] = texts.indices.filter { PageTextFault(texts[$0]) != nil }
    if let first = faulty.first, let last = faulty.last {
      let layouts: [String] = try readTexts(of: (first + 1)...(last + 1), order: .layout)
      if layouts.count == last - first + 1 {
        for page in faulty { result[page] = Self.squeezed(layouts[page - first]) }
      }
    }
    return try readingColumns(of: result, except: Set(faulty))
  }

  /// Looks at a few pages in the middle of the document, and at all of them when one has columns drawn row by row.
  private func readingColumns(of texts: [String], except faulty: Set<Int>) throws(PDFReadFailure) -> [String] {
    let start: Int = max(0, texts.count / 2 - 2)
    let sample: Range<Int> = start..<min(texts.count, start + 4)
    guard sample.contains(where: { texts[$0].utf8.count > 400 && !faulty.contains($0) }) else { return texts }
    let found: [Int: String] = try columns(of: texts, pages: sample)
    guard !found.isEmpty else { return texts }
    var result: [String] = texts
    for (page, text) in try columns(of: texts, pages: texts.indices) where !faulty.contains(page) {
      result[page] = text
    }
    return result
  }

  private func columns(of texts: [String], pages: Range<Int>) throws(PDFReadFailure) -> [Int: String] {
    let layouts: [String] = try readTexts(of: (pages.lowerBound + 1)...pages.upperBound, order: .layout)
    guard layouts.count == pages.count else { return [:] }
    var result: [Int: String] = [:]
    for (page, layout) in zip(pages, layouts) {
      if let columns = PageColumns(layout: layout, drawn: texts[page]) { result[page] = columns.text }
    }
    return result
  }

  private static func squeezed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { PageColumns.squeezed(Array($0)) }
      .joined(separator: "\n")
  }
}
