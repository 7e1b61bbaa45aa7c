import Foundation
import PDFKit

/// Reads PDF files with PDFKit.
public struct PDFKitDocumentReader: DocumentReading {
  /// A document with more pages is refused.
  public var pageLimit: Int

  /// Creates a reader; the limit is 2,000 pages.
  public init(pageLimit: Int = 2000) {
    self.pageLimit = pageLimit
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
    guard !document.isLocked else { throw AnalysisError.encrypted(name) }
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
    let title = document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String
    return SourceDocument(title: title, pages: pages)
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
    /// What Rotor's reader says about a file, in the words of the app where it has its own.
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
