import Foundation
import PDFKit

/// A document whose pages are shown.
final class OpenPolicy {
  let url: URL
  /// When the file was changed last, as far as that is known.
  let modified: Date?
  let pageCount: Int
  private let document: PDFDocument
  private let password: String?
  private let recognizer: TextRecognizer?
  /// The pages read last, the latest at the end.
  private var pages: [(number: Int, page: ReadPage)] = []
  private static let keptPages = 8

  /// - Throws: ``PageProblem``.
  init(_ url: URL, password: String?, recognizer: TextRecognizer?) throws {
    let name: String = url.lastPathComponent
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw PageProblem.missing(name: name, folder: url.deletingLastPathComponent().path)
    }
    modified = Self.modificationDate(url)
    guard let document = PDFDocument(url: url) else {
      try Task.checkCancellation()
      throw PageProblem.unreadable("The document “\(name)” cannot be read; find an undamaged copy of it.")
    }
    if document.isLocked {
      guard let password else { throw PageProblem.locked(name) }
      guard document.unlock(withPassword: password) else { throw PageProblem.wrongPassword(name) }
    }
    self.url = url
    self.document = document
    self.password = password
    self.recognizer = recognizer
    pageCount = document.pageCount
  }

  /// Whether the file is still the one that was opened.
  var isCurrent: Bool {
    FileManager.default.fileExists(atPath: url.path) && Self.modificationDate(url) == modified
  }

  /// Why the text that was asked for is missing; nil when it was read.
  var textFailure: PageProblem? {
    #if os(Linux)
      document.textFailure.map { .unreadable("“\(url.lastPathComponent)”: " + ($0.errorDescription ?? "")) }
    #else
      nil
    #endif
  }

  /// The text of a page, from 1, with its places; nil when there is no such page.
  /// - Throws: `CancellationError`.
  func page(_ number: Int) throws -> ReadPage? {
    if let known = pages.first(where: { $0.number == number }) { return known.page }
    guard let page = document.page(at: number - 1) else { return nil }
    var read = ReadPage(page)
    if !read.text.contains(where: \.isLetter), let recognizer {
      let words = try recognizer.words(of: url, page: number, password: password)
      read = ReadPage(page, recognized: words ?? [])
    }
    pages.append((number, read))
    if pages.count > Self.keptPages { pages.removeFirst() }
    return read
  }

  /// The picture of a page, from 1, with a width in pixels; nil when it cannot be drawn.
  func picture(_ number: Int, width: Int) -> UIImage? {
    guard let page = document.page(at: number - 1) else { return nil }
    let shown: CGSize = ReadPage.shownSize(of: page)
    guard shown.width > 0, shown.height > 0 else { return nil }
    let height: CGFloat = (CGFloat(width) * shown.height / shown.width).rounded(.up)
    let picture: UIImage = page.thumbnail(of: CGSize(width: CGFloat(width), height: height), for: .cropBox)
    return picture.size.width > 0 && picture.size.height > 0 ? picture : nil
  }

  private static func modificationDate(_ url: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }
}
