/// A page to draw on: a PDF file whose origin is the lower left corner, in points, with y pointing up.
///
/// Paths are mapped by the transform that is current when they are built, strokes by the one that is current when they
/// are drawn.
public final class CGContext {
  struct State {
    var ctm: CGAffineTransform = .identity
    var fillColor: CGColor = .black
    var strokeColor: CGColor = .black
    var alpha: CGFloat = 1
    var style = CGLineStyle()
  }

  /// What draws: modules above this one draw their own things through it.
  package let backend: CGContextBackend
  /// Nil where the backend keeps what is drawn.
  private let consumer: CGDataConsumer?
  private let mediaBox: CGRect
  private var isPageOpen = false
  private var isClosed = false
  /// Why the file could not be made or written, known once the context is closed.
  package private(set) var closingError: Error?

  var state = State()
  private var stack: [State] = []
  /// The path so far, in the current coordinates.
  var current = CGMutablePath()

  /// A context that makes a PDF file.
  ///
  /// - Parameters:
  ///   - consumer: takes the file when the context is closed, at the latest when it is freed.
  ///   - mediaBox: the page's rectangle in points; nil for US letter, 612 by 792.
  ///   - auxiliaryInfo: `kCGPDFContextTitle` and its like.
  /// - Returns: nil when the program has no module that draws.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    let box: CGRect = mediaBox?.pointee.standardized ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let metadata = PDFMetadata(auxiliaryInfo)
    guard box.width > 0, box.height > 0, let backend = CGContextBackends.makePDF?(box, metadata) else { return nil }
    self.init(backend: backend, consumer: consumer, mediaBox: box)
  }

  package init(backend: CGContextBackend, consumer: CGDataConsumer, mediaBox: CGRect) {
    self.backend = backend
    self.consumer = consumer
    self.mediaBox = mediaBox
  }

  /// A context without pages, whose backend keeps what is drawn.
  package init(recording backend: CGContextBackend) {
    self.backend = backend
    consumer = nil
    mediaBox = .zero
    isPageOpen = true
  }

  /// A context that makes a PDF file at the URL; nil also when the URL names no file.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  deinit { closePDF() }

  /// Starts a page; each page starts with fresh coordinates, colours and clip. A page still open is ended first.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard !isClosed else { return }
    endPDFPage()
    isPageOpen = true
    backend.beginPage(mediaBox)
    state = State()
    stack = []
    current = CGMutablePath()
  }

  public func endPDFPage() {
    guard isPageOpen else { return }
    while !stack.isEmpty { restoreGState() }
    backend.endPage()
    isPageOpen = false
  }

  /// Completes the file and hands it to the consumer. Nothing can be drawn after it.
  public func closePDF() {
    guard !isClosed else { return }
    endPDFPage()
    isClosed = true
    guard let consumer else { return }
    do { try consumer.take(try backend.finish()) } catch { closingError = error }
  }

  public func saveGState() {
    guard isPageOpen else { return }
    stack.append(state)
    backend.saveState()
  }

  /// Goes back to the last saved state; without one nothing happens.
  public func restoreGState() {
    guard isPageOpen, let saved = stack.popLast() else { return }
    rebasePath(from: state.ctm, to: saved.ctm)
    state = saved
    backend.restoreState()
  }

  /// Whether a page is open: drawing elsewhere is ignored.
  var canDraw: Bool { isPageOpen }

  /// Keeps the path where it is on the page while the coordinates change.
  func rebasePath(from old: CGAffineTransform, to new: CGAffineTransform) {
    guard !current.isEmpty, old != new else { return }
    current = CGMutablePath(elements: current.applying(old.concatenating(new.inverted())).elements)
  }
}

extension PDFMetadata {
  /// What a context's dictionary says.
  package init(_ info: CFDictionary?) {
    self.init(creationDate: CGContextBackends.creationDate())
    guard let info else { return }
    title = info[kCGPDFContextTitle] as? String
    author = info[kCGPDFContextAuthor] as? String
    creator = info[kCGPDFContextCreator] as? String
    subject = info[kCGPDFContextSubject] as? String
    let words: Any? = info[kCGPDFContextKeywords]
    keywords = (words as? [String])?.joined(separator: ", ") ?? words as? String
  }
}
