/// Something to draw on: a bitmap, or a PDF file page by page. The origin is the lower left corner and y points up; a PDF
/// file is measured in points, a bitmap in pixels.
///
/// Paths are mapped by the transform that is current when they are built, strokes by the one that is current when they
/// are drawn.
public final class CGContext {
  struct State {
    var ctm: CGAffineTransform = .identity
    var fillColor: CGColor = .black
    var strokeColor: CGColor = .black
    var fillSpace: CGColorSpace = .deviceGray
    var strokeSpace: CGColorSpace = .deviceGray
    var style = CGLineStyle()
    var mark = CGMark()
    /// Where the clip may let something through, on the page.
    var clip: CGRect

    init(clip: CGRect) { self.clip = clip }
  }

  /// What draws: modules above this one draw their own things through it.
  package let backend: CGContextBackend
  /// Nil where the backend keeps what is drawn.
  private let consumer: CGDataConsumer?
  /// What there is to draw on: of a PDF file the page.
  private(set) var mediaBox: CGRect
  /// What pages have that name none of their own.
  private let pageBox: CGRect
  /// Of a bitmap context.
  let bitmap: CGBitmap?
  /// From the base space, in which shadows are measured, to the page.
  var base: CGAffineTransform = .identity
  private var isPageOpen = false
  /// The parts of a tagged file.
  package internal(set) var structure = PDFStructure()
  private var isClosed = false
  /// Why the file could not be made or written, known once the context is closed.
  package private(set) var closingError: Error?

  var state: State
  var stack: [State] = []
  /// How many states were saved when each of the open transparency layers began.
  var layers: [Int] = []
  var allowsAntialiasing: Bool = true
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
    guard box.width > 0, box.height > 0,
      let backend = CGContextBackends.provider?.makePDF(mediaBox: box, metadata: metadata)
    else { return nil }
    self.init(backend: backend, consumer: consumer, mediaBox: box)
  }

  package init(backend: CGContextBackend, consumer: CGDataConsumer, mediaBox: CGRect) {
    self.backend = backend
    self.consumer = consumer
    self.mediaBox = mediaBox
    pageBox = mediaBox
    bitmap = nil
    state = State(clip: mediaBox)
  }

  /// A context without pages, whose backend keeps what is drawn.
  ///
  /// - Parameter bounds: what there is to draw on.
  package init(recording backend: CGContextBackend, bounds: CGRect) {
    self.backend = backend
    consumer = nil
    mediaBox = bounds
    pageBox = bounds
    bitmap = nil
    state = State(clip: bounds)
    isPageOpen = true
  }

  /// A context of a bitmap.
  init(backend: any CGBitmapBackend, bitmap: CGBitmap) {
    self.backend = backend
    consumer = nil
    mediaBox = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    pageBox = mediaBox
    self.bitmap = bitmap
    state = State(clip: mediaBox)
    isPageOpen = true
  }

  /// A context that makes a PDF file at the URL; nil also when the URL names no file.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  deinit {
    while !layers.isEmpty { endTransparencyLayer() }
    closePDF()
  }

  /// Starts a page of a PDF file; each page starts with fresh coordinates, colours and clip. A page still open is ended first.
  public func beginPDFPage(_ pageInfo: CFDictionary?) { beginPage(pageBox) }

  private func beginPage(_ box: CGRect) {
    guard !isClosed, consumer != nil else { return }
    endPDFPage()
    isPageOpen = true
    mediaBox = box
    base = .identity
    structure.beginPage()
    backend.beginPage(box)
    state = State(clip: box)
    stack = []
    current = CGMutablePath()
  }

  /// Starts a page of a PDF file whose origin is the upper left corner, with y pointing down, also for shadows.
  ///
  /// - Parameter size: in points, both sides of it positive.
  package func beginFlippedPage(size: CGSize) {
    beginPage(CGRect(origin: .zero, size: size))
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    base = state.ctm
  }

  /// The colour of fills, as it was set last.
  package var fillColor: CGColor { state.fillColor }

  public func endPDFPage() {
    guard isPageOpen else { return }
    while !layers.isEmpty { endTransparencyLayer() }
    while !stack.isEmpty { restoreGState() }
    backend.endPage()
    isPageOpen = false
  }

  /// Completes the file and hands it to the consumer. Nothing can be drawn after it.
  public func closePDF() {
    guard !isClosed, let consumer else { return }
    endPDFPage()
    isClosed = true
    do { try consumer.take(try backend.finish(structure)) } catch { closingError = error }
  }

  public func saveGState() {
    guard isPageOpen else { return }
    stack.append(state)
    backend.saveState()
  }

  /// Goes back to the last saved state; without one nothing happens, nor where the last one was saved outside of the
  /// transparency layer.
  public func restoreGState() {
    guard isPageOpen, stack.count > layers.last ?? 0, let saved = stack.popLast() else { return }
    rebasePath(from: state.ctm, to: saved.ctm)
    state = saved
    backend.restoreState()
  }

  /// Whether the context makes a file that can have tags.
  package var isTaggable: Bool { consumer != nil && !isClosed }

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
