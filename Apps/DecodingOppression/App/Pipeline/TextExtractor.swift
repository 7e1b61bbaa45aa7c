import Foundation

/// The running text of a document with the name of the policy.
public struct ExtractedText: Hashable, Sendable {
  /// The document's title, else the title on its first page, else the file's name without its extension.
  public var policyName: String
  /// Lines as they stand on the pages, without heads, feet, page numbers and line-end hyphens.
  public var text: String
  /// The lines of each page, before hyphens are joined and footnotes are moved.
  public var pages: [[String]]

  /// The number of pages of the document.
  public var pageCount: Int { pages.count }
}

/// Makes running text of a document's pages (specification 3.3).
public struct TextExtractor: Sendable {
  private let reader: any DocumentReading
  private let keptHyphens: Set<String>

  /// Creates an extractor; `keptHyphens` holds compounds such as "non-citizen" that stay hyphenated across lines.
  public init(reader: any DocumentReading, keptHyphens: Set<String> = []) {
    self.reader = reader
    self.keptHyphens = keptHyphens
  }

  /// Reads the file.
  /// - Throws: ``AnalysisError``, or `CancellationError` when the task is cancelled meanwhile.
  public func extract(from url: URL) throws -> ExtractedText {
    let document: SourceDocument = try reader.read(url)
    var pages: [PageText] = []
    pages.reserveCapacity(document.pages.count)
    for page in document.pages {
      try Task.checkCancellation()
      var text = PageText(TextNormalizer.normalize(page))
      LineNumbers.remove(from: &text)
      Ornaments.remove(from: &text)
      pages.append(text)
    }
    guard pages.contains(where: \.hasLetters) else { throw AnalysisError.noText(url.lastPathComponent) }
    // Before running heads go: a title may stand at the top of every page.
    let firstPage: [String] = pages.first?.lines ?? []
    RunningHeads.remove(from: &pages)
    let pageLines: [[String]] = pages.map(\.lines)
    let notes: [String] = Footnotes.take(from: &pages)
    var lines: [String] = pages.flatMap { $0.lines + [""] }
    for note in notes { lines += [note, ""] }
    let text: String = HyphenJoiner(kept: keptHyphens).join(lines).joined(separator: "\n")
    return ExtractedText(
      policyName: PolicyName.choose(title: document.title, firstPage: firstPage, url: url), text: text,
      pages: pageLines)
  }
}

/// The lines of one page.
struct PageText {
  var lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.trimmingCharacters(in: .whitespaces)
    }
  }

  var hasLetters: Bool { lines.contains { $0.contains(where: \.isLetter) } }
}
