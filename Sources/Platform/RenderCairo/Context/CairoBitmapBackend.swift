import CCairo
import CoreGraphics
import DisplayList

/// Draws a `CGContext` into pixels: what `CairoContextBackend` does on a `BitmapSurface`.
final class CairoBitmapBackend: DisplayListDrawing, CGBitmapBackend {
  private let surface: BitmapSurface
  private let inner: CairoContextBackend

  init(_ bitmap: CGBitmap) throws {
    surface = try BitmapSurface(bitmap, tools: .shared)
    inner = CairoContextBackend(surface, tools: .shared)
  }

  var data: UnsafeMutableRawPointer? { surface.data }
  func pixels() -> [UInt8]? { surface.pixels() }

  func beginPage(_ mediaBox: CGRect) {}
  func endPage() {}
  func finish(_ structure: PDFStructure) throws -> Data { Data() }
  func saveState() { inner.saveState() }
  func restoreState() { inner.restoreState() }
  func concatenate(_ transform: CGAffineTransform) { inner.concatenate(transform) }
  func clip(_ path: CGPath, rule: CGPathFillRule, isAntialiased: Bool) {
    inner.clip(path, rule: rule, isAntialiased: isAntialiased)
  }
  func clip(to rect: CGRect, mask: CGImage) { inner.clip(to: rect, mask: mask) }
  func resetClip() { inner.resetClip() }
  func draw(_ drawing: CGDrawing, _ mark: CGMark) { inner.draw(drawing, mark) }
  func draw(_ list: DisplayList, rasterizationScale: CGFloat) {
    inner.draw(list, rasterizationScale: rasterizationScale)
  }
  func beginLayer(_ mark: CGMark) { inner.beginLayer(mark) }
  func endLayer() { inner.endLayer() }
}
