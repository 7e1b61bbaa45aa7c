import Foundation

/// Where a clause stands in its document.
public struct ClausePlace: Hashable, Sendable {
  /// The part of a clause that stands on one page.
  public struct Part: Hashable, Sendable, Identifiable {
    /// The number of the page, from 1.
    public var page: Int
    /// The number of pages of the document.
    public var pageCount: Int
    /// The size of the page as it is shown, in points.
    public var size: CGSize
    /// The lines of the clause as fractions of the page as it is shown, from its upper left corner.
    public var lines: [CGRect]

    public var id: Int { page }

    /// Creates a part.
    public init(page: Int, pageCount: Int, size: CGSize, lines: [CGRect]) {
      self.page = page
      self.pageCount = pageCount
      self.size = size
      self.lines = lines
    }
  }

  /// The parts in the order of the pages; at least one.
  public var parts: [Part]

  /// Creates a place.
  public init(parts: [Part]) { self.parts = parts }
}

extension ClausePlace.Part {
  /// The page and the place on it in words, such as "Page 3 of 12, in the upper half".
  public var description: String {
    let place: String = ["Page \(page) of \(pageCount)", height, side].compactMap { $0 }.joined(separator: ", ")
    return place
  }

  /// The smallest rectangle around all lines.
  public var bounds: CGRect {
    lines.reduce(CGRect.null) { $0.union($1) }
  }

  private var height: String? {
    let bounds: CGRect = bounds
    guard !bounds.isNull else { return nil }
    // A line or two may reach over the middle of the page.
    if bounds.maxY <= 0.55 { return "in the upper half" }
    if bounds.minY >= 0.45 { return "in the lower half" }
    return bounds.minY >= 0.25 && bounds.maxY <= 0.75 ? "in the middle" : "over most of its height"
  }

  /// Said of a clause in one of two columns.
  private var side: String? {
    let bounds: CGRect = bounds
    guard !bounds.isNull, lines.count > 1 else { return nil }
    if bounds.maxX <= 0.53 { return "on the left side" }
    return bounds.minX >= 0.47 ? "on the right side" : nil
  }
}

/// A clause that is looked for in its document: what a task off the main actor needs to know of it.
public struct ClauseReference: Hashable, Sendable {
  /// The document; nil when it is not known where it is.
  public var url: URL?
  /// The name of the document's file.
  public var fileName: String
  /// The text of the clause.
  public var text: String
  /// The page on which it begins, from 1; nil when that is not known.
  public var page: Int?
  /// How many clauses that begin with the same words stand before it on that page.
  public var occurrence: Int

  /// Creates a reference.
  public init(url: URL?, fileName: String, text: String, page: Int?, occurrence: Int = 0) {
    self.url = url
    self.fileName = fileName
    self.text = text
    self.page = page
    self.occurrence = occurrence
  }

  /// The reference to a kept clause.
  public init(_ clause: AnalyzedClause) {
    let earlier: [AnalyzedClause] =
      clause.analysis?.storedClauses.filter { $0.page == clause.page && $0.index < clause.index } ?? []
    let path: String = clause.analysis?.sourcePath ?? ""
    self.init(
      url: path.isEmpty ? nil : URL(fileURLWithPath: path), fileName: clause.analysis?.sourceFileName ?? "",
      text: clause.text, page: clause.page,
      occurrence: earlier.count { ClauseFinder.beginAlike($0.text, clause.text) })
  }
}
