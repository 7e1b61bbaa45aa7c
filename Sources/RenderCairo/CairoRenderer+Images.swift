import CCairo
import CoreGraphics
import DisplayList

extension CairoRenderer {
  /// Draws the picture stretched to the rectangle; an object that is no picture draws nothing.
  func drawImage(_ box: CGImageBox, in rect: CGRect) {
    let rect: CGRect = rect.standardized
    guard let image = box.object as? CGImage, rect.width > 0, rect.height > 0, rect.width.isFinite,
      rect.height.isFinite, let pixels = ImagePixels.shared.surface(of: image)
    else { return }
    cairo_save(cr)
    cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cr)
    cairo_translate(cr, rect.minX, rect.minY)
    cairo_scale(cr, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
    cairo_set_source_surface(cr, pixels.pointer, 0, 0)
    // Without this the edges of a stretched picture would mix with the nothing around it.
    cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD)
    cairo_paint(cr)
    cairo_restore(cr)
  }
}
