import CCairo
import CoreGraphics
import DisplayList

/// What a context's backend draws on.
protocol ContextTarget: AnyObject {
  /// What is drawn on now, with the context's coordinates and clip; nil between pages.
  var cr: OpaquePointer? { get }
  func beginPage(size: CGSize) throws
  func endPage() throws
  func finish(_ structure: PDFStructure) throws -> Data
  /// The part of the file to which the next drawing belongs; nil for decoration.
  var owner: PDFStructureElement? { get set }
  /// Draws pieces of one list in the current coordinates.
  func draw(_ pieces: [OwnedItems], rasterizationScale: CGFloat) throws
}

/// Draws a `CGContext` with Cairo. Coordinates and paths that clip are Cairo's own; masks are put around what is drawn,
/// and the contents of a transparency layer are noted until it ends.
package final class CairoContextBackend: DisplayListDrawing, CGContextBackendProvider {
  /// What lets through only a part, and the coordinates that it is in.
  private struct Mask {
    var item: DisplayItem
    var transform: CGAffineTransform
  }

  private struct Layer {
    var mark: CGMark
    var recorder: ContextRecorder
    /// How many layers there are inside of this one.
    var depth: Int = 0
  }

  let target: any ContextTarget
  private let tools: RenderTools
  private var failure: Error?
  private var masks: [Mask] = []
  private var savedMasks: [[Mask]] = []
  private var layer: Layer?

  package static func makePDF(mediaBox: CGRect, metadata: PDFMetadata) -> CGContextBackend? {
    try? CairoContextBackend(size: mediaBox.size, metadata: metadata)
  }

  package static func makeBitmap(_ bitmap: CGBitmap) -> (any CGBitmapBackend)? {
    try? CairoBitmapBackend(bitmap)
  }

  /// Draws a PDF file.
  package convenience init(size: CGSize, metadata: PDFMetadata, tools: RenderTools = .shared) throws {
    self.init(try PDFSurface(size: size, metadata: metadata, tools: tools), tools: tools)
  }

  init(_ target: any ContextTarget, tools: RenderTools) {
    self.target = target
    self.tools = tools
  }

  private var cr: OpaquePointer? { target.cr }

  package func beginPage(_ mediaBox: CGRect) {
    do { try target.beginPage(size: mediaBox.size) } catch { note(error) }
    guard let cr else { return }
    cairo_translate(cr, -mediaBox.minX, mediaBox.maxY)
    cairo_scale(cr, 1, -1)
    masks = []
    savedMasks = []
  }

  package func endPage() {
    do { try target.endPage() } catch { note(error) }
  }

  package var owner: PDFStructureElement? {
    get { target.owner }
    set { target.owner = newValue }
  }

  package func finish(_ structure: PDFStructure) throws -> Data {
    let file: Data = try target.finish(structure)
    if let failure { throw failure }
    return file
  }

  package func saveState() {
    if let layer { return layer.recorder.saveState() }
    savedMasks.append(masks)
    if let cr { cairo_save(cr) }
  }

  package func restoreState() {
    if let layer { return layer.recorder.restoreState() }
    masks = savedMasks.popLast() ?? masks
    if let cr { cairo_restore(cr) }
  }

  package func concatenate(_ transform: CGAffineTransform) {
    if let layer { return layer.recorder.concatenate(transform) }
    guard let cr else { return }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(cr, &matrix)
  }

  package func clip(_ path: CGPath, rule: CGPathFillRule, isAntialiased: Bool) {
    if let layer { return layer.recorder.clip(path, rule: rule, isAntialiased: isAntialiased) }
    guard let cr else { return }
    CairoRenderer(context: cr, tools: tools).append(path)
    cairo_set_fill_rule(cr, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cr, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(cr)
  }

  package func clip(to rect: CGRect, mask: CGImage) {
    if let layer { return layer.recorder.clip(to: rect, mask: mask) }
    guard let transform else { return }
    masks.append(Mask(item: mask.item(in: rect, .default), transform: transform))
  }

  package func resetClip() {
    if let layer { return layer.recorder.resetClip() }
    masks = []
    if let cr { cairo_reset_clip(cr) }
  }

  package func draw(_ drawing: CGDrawing, _ mark: CGMark) {
    if let layer { return layer.recorder.draw(drawing, mark) }
    if let cr { cairo_set_antialias(cr, mark.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
    draw(drawing.items(mark), rasterizationScale: 1)
  }

  package func draw(_ list: DisplayList, rasterizationScale: CGFloat = 1) {
    if let layer { return layer.recorder.draw(list, rasterizationScale: rasterizationScale) }
    draw(list.items, rasterizationScale: rasterizationScale)
  }

  /// A transparency layer is drawn as one when it ends: all of it belongs to what is open then.
  package func draw(_ pieces: [OwnedItems], rasterizationScale: CGFloat) {
    if let layer { return layer.recorder.draw(pieces, rasterizationScale: rasterizationScale) }
    let masked: [OwnedItems] = pieces.map { OwnedItems(owner: $0.owner, items: self.masked($0.items)) }
    do { try target.draw(masked, rasterizationScale: rasterizationScale) } catch { note(error) }
  }

  package func beginLayer(_ mark: CGMark) {
    guard layer == nil else {
      layer?.depth += 1
      layer?.recorder.beginLayer(mark)
      return
    }
    layer = Layer(mark: mark, recorder: ContextRecorder())
  }

  package func endLayer() {
    guard let open = layer else { return }
    if open.depth > 0 {
      layer?.depth -= 1
      return open.recorder.endLayer()
    }
    layer = nil
    draw(ContextRecorder.layer(open.recorder.items, open.mark), rasterizationScale: 1)
  }

  private func draw(_ items: [DisplayItem], rasterizationScale: CGFloat) {
    guard !items.isEmpty, transform != nil else { return }
    let all = OwnedItems(owner: target.owner, items: masked(items))
    do { try target.draw([all], rasterizationScale: rasterizationScale) } catch { note(error) }
  }

  /// The items under the masks that the context has now.
  private func masked(_ items: [DisplayItem]) -> [DisplayItem] {
    guard !masks.isEmpty, let transform else { return items }
    return masks.reduce(items) { inner, mask in
      let place: CGAffineTransform = mask.transform.concatenating(transform.inverted())
      let covering: DisplayItem = place.isIdentity ? mask.item : .group(.transform(place), [mask.item])
      return [.group(.mask([covering]), inner)]
    }
  }

  private var transform: CGAffineTransform? {
    cr.map { CairoRenderer(context: $0, tools: tools).currentTransform }
  }

  private func note(_ error: Error) {
    if failure == nil { failure = error }
  }
}
