import CCairo
import CPango
import CoreGraphics
import DisplayList
import TextEngine

extension CairoRenderer {
  /// Draws one fragment of a line with its base line's left end at the point.
  func draw(_ fragment: TextFragment, _ paint: Paint, at point: CGPoint) {
    guard !fragment.text.isEmpty, point.x.isFinite, point.y.isFinite, isInvertible else { return }
    cairo_new_path(cr)
    setSource(paint, covering: fragment.inkBounds(at: point))
    let layout = pango_cairo_create_layout(cr)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, fragment.font.family ?? "Inter")
    pango_font_description_set_absolute_size(description, Double(fragment.font.size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(fragment.font.weight)))
    if fragment.font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, fragment.text, -1)
    cairo_move_to(cr, point.x, point.y - Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE))
    pango_cairo_show_layout(cr, layout)
    cairo_new_path(cr)
  }
}
