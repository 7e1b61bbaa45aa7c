import Foundation

/// What has been read of a document, shared by the document and its pages; each kind is read once, when it is needed.
final class PDFContents: @unchecked Sendable {
  let source: PDFSource
  /// Guards what is known. It is never held while a tool runs, so that facts stay at hand during a long reading.
  private let lock = NSLock()
  /// Held while the text is read, so that it is read once; likewise for the geometry.
  private let textReading = NSLock()
  private let geometryReading = NSLock()
  private var poppler: Poppler
  private var knownInfo: PDFInfo?
  private var texts: Result<[String], PDFReadFailure>?
  private var geometries: Result<[PDFPageGeometry], PDFReadFailure>?
  /// The boxes of the characters of the pages asked for last, the latest at the end.
  private var characters: [(page: Int, boxes: [CGRect?])] = []
  private static let keptPages = 8

  /// Reads the document's facts with one run of pdfinfo. A document that is locked is no failure.
  init(source: PDFSource, configuration: PDFReaderConfiguration) throws(PDFReadFailure) {
    self.source = source
    poppler = Poppler(source: source, configuration: configuration)
    guard source.hasHeader else { throw .notPDF }
    guard !source.isCutOff else { throw .damaged(detail: "its end is missing") }
    do {
      knownInfo = try poppler.info()
    } catch .locked {
      knownInfo = nil
    }
  }

  /// Nil while the document is locked.
  var info: PDFInfo? {
    lock.withLock { knownInfo }
  }

  /// Tries `password` as the user's and as the owner's.
  func unlock(_ password: String) -> Bool {
    guard !password.utf8.contains(0) else { return false }
    var attempt: Poppler = renderer
    attempt.password = password
    guard var info = try? attempt.info() else { return false }
    if attempt.isOwned() { info.liftRestrictions() }
    lock.withLock {
      poppler = attempt
      knownInfo = info
    }
    return true
  }

  /// The text of a page; nil when the document is locked or its text cannot be read.
  func text(ofPage index: Int) -> String? {
    guard let texts = try? allTexts().get(), texts.indices.contains(index) else { return nil }
    return texts[index]
  }

  /// The texts of all pages. Kept, failure included, except when the reading was cancelled.
  func allTexts() -> Result<[String], PDFReadFailure> {
    textReading.withLock {
      let (known, info, poppler) = lock.withLock { (texts, knownInfo, self.poppler) }
      if let known { return known }
      guard let info else { return .failure(.locked) }
      let result = Result { () throws(PDFReadFailure) in try poppler.pageTexts(count: info.pageCount) }
      if result != .failure(.cancelled) { lock.withLock { texts = result } }
      return result
    }
  }

  /// Why the text that was asked for is missing; nil when it was not asked for, or was read.
  var textFailure: PDFReadFailure? {
    lock.withLock {
      if knownInfo == nil { return .locked }
      guard case .failure(let failure) = texts else { return nil }
      return failure
    }
  }

  /// The geometry of a page; nil when the document is locked or its geometry cannot be read.
  func geometry(ofPage index: Int) -> PDFPageGeometry? {
    guard let pages = try? allGeometries().get(), pages.indices.contains(index) else { return nil }
    return pages[index]
  }

  /// The box of each UTF-16 unit of a page's text in the page's own space; empty when it cannot be read.
  func characterBoxes(ofPage index: Int) -> [CGRect?] {
    if let known = lock.withLock({ characters.first { $0.page == index } }) { return known.boxes }
    guard let text = text(ofPage: index), !text.isEmpty, let geometry = geometry(ofPage: index),
      let words = try? renderer.words(page: index + 1)
    else { return [] }
    let boxes: [CGRect?] = WordPlaces(text: text, words: words).boxes.map { $0.map(geometry.pageRect) }
    lock.withLock {
      characters.removeAll { $0.page == index }
      characters.append((index, boxes))
      if characters.count > Self.keptPages { characters.removeFirst() }
    }
    return boxes
  }

  private func allGeometries() -> Result<[PDFPageGeometry], PDFReadFailure> {
    geometryReading.withLock {
      let (known, info, poppler) = lock.withLock { (geometries, knownInfo, self.poppler) }
      if let known { return known }
      guard let info else { return .failure(.locked) }
      let result = Result { () throws(PDFReadFailure) in try poppler.geometry(count: info.pageCount) }
      if case .failure(.cancelled) = result { return result }
      lock.withLock { geometries = result }
      return result
    }
  }

  /// The tools with the password known by now.
  var renderer: Poppler {
    lock.withLock { poppler }
  }
}
