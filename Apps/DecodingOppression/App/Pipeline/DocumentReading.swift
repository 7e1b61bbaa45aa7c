import Foundation

/// The content of a document: its title and the text of its pages, in order.
public struct SourceDocument: Hashable, Sendable {
  /// The title that the document states about itself, possibly junk.
  public var title: String?
  /// The text of each page, lines separated by line ends.
  public var pages: [String]

  /// Creates a document.
  public init(title: String? = nil, pages: [String]) {
    self.title = title
    self.pages = pages
  }
}

/// Reads documents from files; the seam at which tests put hostile documents.
public protocol DocumentReading: Sendable {
  /// Reads the whole document.
  /// - Throws: ``AnalysisError``, or `CancellationError` when the task is cancelled meanwhile.
  func read(_ url: URL) throws -> SourceDocument
  /// The reader that opens encrypted documents with a password.
  func opening(withPassword password: String) -> any DocumentReading
}

extension DocumentReading {
  /// The reader itself: it knows no passwords.
  public func opening(withPassword password: String) -> any DocumentReading { self }
}
