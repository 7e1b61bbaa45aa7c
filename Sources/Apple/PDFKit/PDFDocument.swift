@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIFoundation

/// A PDF file: its pages, their text, and what the file says about itself.
///
/// A document is read by Poppler's command-line tools in child processes with limits on time, memory and output, so a
/// hostile file can make reading fail but cannot harm the app. Reading blocks the caller; opening runs one process, the
/// text of all pages another one when it is first asked for. When the current task is cancelled, so is the reading.
open class PDFDocument: NSObject {
  /// The file that the document was made of; nil for one made of data.
  public let documentURL: URL?
  let contents: PDFContents
  private let pagesLock = NSLock()
  private var pages: [Int: PDFPage] = [:]

  /// Opens the file at `url`.
  ///
  /// Returns nil when no regular file is there, or when it is no PDF or too damaged to be read. A document that needs a
  /// password is made, and locked.
  public init?(url: URL) {
    guard let contents = try? Self.contents(at: url) else { return nil }
    self.contents = contents
    documentURL = url
  }

  /// Opens a file's contents; nil when they are no PDF or too damaged to be read.
  public init?(data: Data) {
    let configuration = PDFReaderConfiguration.current
    guard let source = try? PDFSource(data: data, limit: configuration.maximumFileSize),
      let contents = try? PDFContents(source: source, configuration: configuration)
    else { return nil }
    self.contents = contents
    documentURL = nil
  }

  static func contents(at url: URL) throws(PDFReadFailure) -> PDFContents {
    let configuration = PDFReaderConfiguration.current
    let source = try PDFSource(url: url, limit: configuration.maximumFileSize)
    return try PDFContents(source: source, configuration: configuration)
  }

  /// The number of pages; 0 while the document is locked.
  public var pageCount: Int { contents.info?.pageCount ?? 0 }

  /// The page at `index`, counted from 0, always the same object; nil when there is none.
  public func page(at index: Int) -> PDFPage? {
    guard index >= 0, index < pageCount else { return nil }
    return pagesLock.withLock {
      if let page = pages[index] { return page }
      let page = PDFPage(document: self, contents: contents, index: index)
      pages[index] = page
      return page
    }
  }

  /// The index of a page, or `NSNotFound` for one of another document.
  public func index(for page: PDFPage) -> Int {
    page.contents === contents ? page.index : NSNotFound
  }

  /// The text of all pages in order, a line break between two; nil when the document is locked or cannot be read.
  public var string: String? {
    try? contents.allTexts().get().joined(separator: "\n")
  }

  /// The number before the point of the PDF version, such as 1.
  public var majorVersion: Int { contents.info?.majorVersion ?? contents.source.headerVersion?.major ?? 1 }
  /// The number after the point of the PDF version, such as 7.
  public var minorVersion: Int { contents.info?.minorVersion ?? contents.source.headerVersion?.minor ?? 0 }
}
