import Foundation
import PDFKit

/// Reads PDF files with PDFKit.
public struct PDFKitDocumentReader: DocumentReading {
  /// A document with more pages is refused.
  public var pageLimit: Int
  /// The password of encrypted documents.
  public var password: String?
  /// Reads scanned pages; nil leaves them without text.
  public var recognizer: TextRecognizer?

  /// Creates a reader; the limit is 2,000 pages.
  public init(pageLimit: Int = 2000, password: String? = nil, recognizer: TextRecognizer? = TextRecognizer()) {
    self.pageLimit = pageLimit
    self.password = password
    self.recognizer = recognizer
  }

  public func opening(withPassword password: String) -> any DocumentReading {
    var copy: PDFKitDocumentReader = self
    copy.password = password
    return copy
  }

  public func read(_ url: URL) throws -> SourceDocument {
    let name: String = url.lastPathComponent
    let isScoped: Bool = Self.startAccessing(url)
    defer { if isScoped { Self.stopAccessing(url) } }
    try DocumentFile.check(url)
    try Task.checkCancellation()
    guard let document = PDFDocument(url: url) else {
      try Task.checkCancellation()
      throw Self.openFailure(url)
    }
    if document.isLocked {
      guard let password else { throw AnalysisError.encrypted(name) }
      guard document.unlock(withPassword: password) else { throw AnalysisError.wrongPassword(name) }
    }
    let count: Int = document.pageCount
    guard count > 0 else { throw AnalysisError.damaged(name) }
    guard count <= pageLimit else { throw AnalysisError.tooManyPages(name, count: count, limit: pageLimit) }

    var pages: [String] = []
    pages.reserveCapacity(count)
    for index in 0..<count {
      try Task.checkCancellation()
      pages.append(document.page(at: index)?.string ?? "")
    }
    // Reading may have been ended by the cancellation, which leaves pages without text.
    try Task.checkCancellation()
    if let failure = Self.textFailure(document, name: name) { throw failure }
    try recognize(&pages, of: url)
    let title = document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String
    return SourceDocument(title: title, pages: pages)
  }

  /// Reads the pages of a scanned document, which have no letters. A page without letters among others is a picture or
  /// blank, and stays so.
  private func recognize(_ pages: inout [String], of url: URL) throws {
    guard let recognizer, pages.count <= recognizer.pageLimit,
      !pages.contains(where: { $0.contains(where: \.isLetter) })
    else { return }
    for index in pages.indices {
      pages[index] = try recognizer.text(of: url, page: index + 1, password: password) ?? ""
    }
  }

  private static func startAccessing(_ url: URL) -> Bool {
    #if os(Linux)
      false
    #else
      url.startAccessingSecurityScopedResource()
    #endif
  }

  private static func stopAccessing(_ url: URL) {
    #if !os(Linux)
      url.stopAccessingSecurityScopedResource()
    #endif
  }

  private static func openFailure(_ url: URL) -> AnalysisError {
    #if os(Linux)
      if let failure = PDFDocument.readFailure(at: url) {
        return AnalysisError(failure, name: url.lastPathComponent)
      }
    #endif
    return .damaged(url.lastPathComponent)
  }

  private static func textFailure(_ document: PDFDocument, name: String) -> AnalysisError? {
    #if os(Linux)
      document.textFailure.map { AnalysisError($0, name: name) }
    #else
      nil
    #endif
  }
}

#if os(Linux)
  extension AnalysisError {
    /// The reason that Rotor's reader gives for a file it cannot read, in the words of the app where the app has its own.
    init(_ failure: PDFReadFailure, name: String) {
      switch failure {
      case .notFound: self = .fileMissing(name)
      case .isDirectory: self = .isDirectory(name)
      case .noPermission: self = .unreadable(name)
      case .empty: self = .fileEmpty(name)
      case .notPDF: self = .notPDF(name)
      case .damaged: self = .damaged(name)
      case .locked: self = .encrypted(name)
      default: self = .readerFailed("“\(name)”: " + (failure.errorDescription ?? "The file cannot be read."))
      }
    }
  }
#endif
