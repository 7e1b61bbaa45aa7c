import CCairo
import CoreGraphics
import DisplayList

/// Draws a `CGContext` into a PDF file.
package final class CairoContextBackend: DisplayListDrawing, CGContextBackendProvider {
  private let pdf: PDFSurface
  private let tools: RenderTools
  private var failure: Error?

  package static func makePDF(mediaBox: CGRect, metadata: PDFMetadata) -> CGContextBackend? {
    try? CairoContextBackend(size: mediaBox.size, metadata: metadata)
  }

  package init(size: CGSize, metadata: PDFMetadata, tools: RenderTools = .shared) throws {
    pdf = try PDFSurface(size: size, metadata: metadata, tools: tools)
    self.tools = tools
  }

  private var cr: OpaquePointer? { pdf.page?.pointer }

  package func beginPage(_ mediaBox: CGRect) {
    do { try pdf.beginPage(size: mediaBox.size) } catch { note(error) }
    guard let cr else { return }
    cairo_translate(cr, -mediaBox.minX, mediaBox.maxY)
    cairo_scale(cr, 1, -1)
  }

  package func endPage() {
    do { try pdf.page?.check() } catch { note(error) }
    pdf.endPage()
  }

  package func finish() throws -> Data {
    let file: Data = try pdf.finish()
    if let failure { throw failure }
    return file
  }

  package func saveState() { if let cr { cairo_save(cr) } }
  package func restoreState() { if let cr { cairo_restore(cr) } }

  package func concatenate(_ transform: CGAffineTransform) {
    guard let cr else { return }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(cr, &matrix)
  }

  package func clip(_ path: CGPath, rule: CGPathFillRule) {
    guard let cr else { return }
    CairoRenderer(context: cr, tools: tools).append(path)
    cairo_set_fill_rule(cr, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cr)
  }

  package func fill(_ path: CGPath, color: CGColor, alpha: CGFloat, rule: CGPathFillRule) {
    draw(DisplayList([.fill(path, Self.paint(color, alpha), evenOdd: rule == .evenOdd)]))
  }

  package func stroke(_ path: CGPath, color: CGColor, alpha: CGFloat, style: CGLineStyle) {
    draw(DisplayList([.stroke(path, Self.paint(color, alpha), Stroke(style))]))
  }

  package func draw(_ list: DisplayList, rasterizationScale: CGFloat = 1) {
    do { try pdf.draw(list, rasterizationScale: rasterizationScale) } catch { note(error) }
  }

  private func note(_ error: Error) {
    if failure == nil { failure = error }
  }

  private static func paint(_ color: CGColor, _ alpha: CGFloat) -> Paint {
    .color(RGBA(red: color.red, green: color.green, blue: color.blue, alpha: Double(color.alpha * alpha)))
  }
}

extension Stroke {
  init(_ style: CGLineStyle) {
    self.init(width: style.width)
    miterLimit = style.miterLimit
    dash = style.dash
    dashPhase = style.dashPhase
    switch style.cap {
    case .butt: cap = .butt
    case .round: cap = .round
    case .square: cap = .square
    }
    switch style.join {
    case .miter: join = .miter
    case .round: join = .round
    case .bevel: join = .bevel
    }
  }
}
