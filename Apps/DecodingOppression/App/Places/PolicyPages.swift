import Foundation
import PDFKit

/// Shows where clauses stand in their documents. It works off the main actor, one request after the other, and keeps
/// the document that was used last open, with the pictures that were drawn last.
public actor PolicyPages {
  /// The pictures kept take at most this many bytes.
  public static let pictureLimit = 64 << 20

  private let recognizer: TextRecognizer?
  private var passwords: [URL: String] = [:]
  private var open: OpenPolicy?
  private var pictures = PictureCache(limit: PolicyPages.pictureLimit)

  /// - Parameter recognizer: Reads scanned pages; nil leaves them without text.
  public init(recognizer: TextRecognizer? = TextRecognizer()) {
    self.recognizer = recognizer
  }

  /// Keeps the password of a document for as long as the program runs.
  public func remember(password: String, for url: URL) {
    passwords[url.standardizedFileURL] = password
    if open?.url == url.standardizedFileURL { open = nil }
  }

  /// Where a clause stands.
  /// - Throws: ``PageProblem``, or `CancellationError` when the task is cancelled meanwhile.
  public func place(of clause: ClauseReference) throws -> ClausePlace {
    let policy: OpenPolicy = try policy(clause)
    guard let page = clause.page else { throw PageProblem.unknownPage }
    let finder = ClauseFinder { try policy.page($0)?.text }
    let found: [ClauseFinder.Stretch] = try finder.stretches(
      of: clause.text, page: page, occurrence: clause.occurrence)
    try Task.checkCancellation()
    if let failure = policy.textFailure { throw failure }
    guard !found.isEmpty else { throw PageProblem.changed(name: clause.fileName, page: page) }
    var parts: [ClausePlace.Part] = []
    for stretch in found {
      guard let read = try policy.page(stretch.page) else { continue }
      let lines: [CGRect] = read.lines(in: stretch.range)
      if parts.last?.page == stretch.page {
        parts[parts.count - 1].lines += lines
      } else {
        parts.append(ClausePlace.Part(page: stretch.page, pageCount: policy.pageCount, size: read.size, lines: lines))
      }
    }
    try Task.checkCancellation()
    return ClausePlace(parts: parts)
  }

  /// The picture of a page.
  /// - Parameters:
  ///   - page: From 1.
  ///   - width: In pixels; at most 4,096.
  /// - Throws: ``PageProblem``, or `CancellationError` when the task is cancelled meanwhile.
  public func picture(of page: Int, for clause: ClauseReference, width: Int) throws -> UIImage {
    let policy: OpenPolicy = try policy(clause)
    let key = PictureCache.Key(url: policy.url, modified: policy.modified, page: page, width: max(1, min(width, 4096)))
    if let known = pictures[key] { return known }
    guard let picture = policy.picture(page, width: key.width) else {
      try Task.checkCancellation()
      throw PageProblem.unreadable("Page \(page) of “\(clause.fileName)” cannot be drawn; the document may be damaged.")
    }
    pictures[key] = picture
    return picture
  }

  /// Returns when the requests made before are done.
  public func finish() {}

  /// The document of a clause, opened when it was not the last one used or has been changed since.
  private func policy(_ clause: ClauseReference) throws -> OpenPolicy {
    try Task.checkCancellation()
    guard let url = clause.url?.standardizedFileURL else { throw PageProblem.unknownDocument }
    if let open, open.url == url, open.isCurrent { return open }
    open = nil
    let policy = try OpenPolicy(url, password: passwords[url], recognizer: recognizer)
    open = policy
    return policy
  }
}
