import CCairo
import CoreGraphics
import DisplayList

/// A PDF file in the making, page by page. Text in it can be selected and its fonts are embedded.
package final class PDFSurface: ContextTarget {
  private let surface: CairoSurface
  private let sink: Sink
  private let tools: RenderTools
  /// The page being drawn, with the origin at its top left corner and y pointing down.
  private(set) var page: CairoCanvas?
  private var pageSize: CGSize = .zero
  private let metadata: PDFMetadata
  /// The part of the file to which the next drawing belongs; nil for decoration.
  package var owner: PDFStructureElement?
  /// The part whose content is being marked.
  private var marked: PDFStructureElement?
  /// Pages that are done.
  private var pages: Int = 0
  /// How many contents are marked on the page.
  private var marks: Int = 0

  /// Cairo writes here as it goes.
  private final class Sink {
    var data = Data()
  }

  /// - Parameter size: of the first page, in points.
  package init(size: CGSize, metadata: PDFMetadata, tools: RenderTools = .shared) throws {
    let sink = Sink()
    surface = try CairoSurface(
      owning: cairo_pdf_surface_create_for_stream(
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(sink).toOpaque(), size.width, size.height))
    self.sink = sink
    self.tools = tools
    self.metadata = metadata
    // From 1.5 on a file may keep its objects in streams, which could not be told apart any more.
    cairo_pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_4)
    set(metadata)
  }

  // Cairo writes to the sink until its surface is freed, so the surface has to be finished while the sink lives.
  deinit { cairo_surface_finish(surface.pointer) }

  private func set(_ metadata: PDFMetadata) {
    let entries: [(cairo_pdf_metadata_t, String?)] = [
      (CAIRO_PDF_METADATA_TITLE, metadata.title), (CAIRO_PDF_METADATA_AUTHOR, metadata.author),
      (CAIRO_PDF_METADATA_CREATOR, metadata.creator), (CAIRO_PDF_METADATA_SUBJECT, metadata.subject),
      (CAIRO_PDF_METADATA_KEYWORDS, metadata.keywords),
      // Without one Cairo takes the computer's clock, and no two files would be the same.
      (CAIRO_PDF_METADATA_CREATE_DATE, metadata.creationDate.formatted(.iso8601)),
    ]
    for (key, value) in entries {
      if let value { cairo_pdf_surface_set_metadata(surface.pointer, key, value) }
    }
  }

  var cr: OpaquePointer? { page?.pointer }

  package func beginPage(size: CGSize) throws {
    try endPage()
    cairo_pdf_surface_set_size(surface.pointer, size.width, size.height)
    let page = try CairoCanvas(surface)
    // Where nothing clips, Cairo 1.16 takes a picture that is painted over the page for a new beginning of it and forgets all commands
    // before, also the beginning of a mark; the end of the mark then fails.
    cairo_rectangle(page.pointer, 0, 0, size.width, size.height)
    cairo_clip(page.pointer)
    self.page = page
    pageSize = size
  }

  /// Draws on the open page, one piece after the other. Panels of one see those before it.
  ///
  /// - Parameter rasterizationScale: the pixels per point of blurs and shadows; at least 3 are drawn.
  package func draw(_ pieces: [OwnedItems], rasterizationScale: CGFloat = 1) throws {
    guard let page else { return }
    var renderer = CairoRenderer(context: page.pointer, tools: tools)
    renderer.vectorDensity = max(renderer.vectorDensity, min(rasterizationScale, 16))
    try tools.drawing {
      renderer.backdrops = BackdropPictures(
        DisplayList(pieces.flatMap(\.items)), size: pageSize, transform: renderer.currentTransform, tools: tools)
      for piece in pieces {
        mark(piece.owner, on: page)
        renderer.draw(DisplayList(piece.items))
      }
      try page.check()
    }
  }

  /// - Throws: what went wrong on the page.
  package func endPage() throws {
    guard let page else { return }
    endMark(on: page)
    self.page = nil
    pages += 1
    marks = 0
    cairo_show_page(page.pointer)
    try page.check()
  }

  /// Begins a mark for the next drawing, which belongs to `owner`, unless the open mark belongs to the same part already.
  /// Nil ends the open mark.
  private func mark(_ owner: PDFStructureElement?, on page: CairoCanvas) {
    guard owner !== marked else { return }
    endMark(on: page)
    guard let owner else { return }
    owner.append(.content(page: pages, mark: marks))
    marks += 1
    marked = owner
    cairo_tag_begin(page.pointer, MarkedContent.name, "")
  }

  private func endMark(on page: CairoCanvas) {
    if marked != nil { cairo_tag_end(page.pointer, MarkedContent.name) }
    marked = nil
  }

  /// Completes the file; nothing can be drawn after it.
  package func finish(_ structure: PDFStructure = PDFStructure()) throws -> Data {
    try endPage()
    cairo_surface_finish(surface.pointer)
    let status: cairo_status_t = cairo_surface_status(surface.pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderError.cairo(status.text) }
    guard structure.isTagged || !structure.destinations.isEmpty else { return sink.data }
    guard let file = StructureWriter.file(sink.data, structure: structure, metadata: metadata) else {
      throw RenderError.cairo("the tags of a PDF file cannot be put into it")
    }
    return file
  }
}
