import CCairo
import CoreGraphics
import DisplayList

/// Icons come in one weight. Others are made of it by what a pen along the outline adds or takes away.
extension CairoRenderer {
  /// Fills a part of a symbol, in the weight of the style.
  func fill(_ path: CGPath, evenOdd: Bool, _ paint: Paint, in rect: CGRect, _ style: SymbolStyle) {
    let growth: CGFloat = style.growth(in: rect)
    append(path)
    cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    if growth == 0 || growth > 0 && paint.isOpaqueColor {
      setSource(paint, covering: rect)
      cairo_fill_preserve(cr)
      return growth > 0 ? drawAlong(growth) : cairo_new_path(cr)
    }
    // Together they are one mask: where the pen goes over the inside, a translucent paint would show twice.
    cairo_save(cr)
    cairo_new_path(cr)
    clip(toSymbolIn: rect, style)
    cairo_push_group_with_content(cr, CAIRO_CONTENT_ALPHA)
    append(path)
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    cairo_fill_preserve(cr)
    if growth < 0 { cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OUT) }
    drawAlong(abs(growth))
    let mask: OpaquePointer? = cairo_pop_group(cr)
    setSource(paint, covering: rect)
    cairo_mask(cr, mask)
    cairo_pattern_destroy(mask)
    cairo_restore(cr)
  }

  /// The group of a symbol is as large as the clip: without this one it would be the whole surface.
  func clip(toSymbolIn rect: CGRect, _ style: SymbolStyle) {
    let reach: CGFloat = 1 + max(0, style.growth(in: rect)) / 2
    cairo_rectangle(cr, rect.minX - reach, rect.minY - reach, rect.width + 2 * reach, rect.height + 2 * reach)
    cairo_clip(cr)
  }

  /// Draws along the path, and ends it.
  private func drawAlong(_ width: CGFloat) {
    cairo_set_line_width(cr, width)
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
    cairo_set_dash(cr, nil, 0, 0)
    cairo_stroke(cr)
  }
}

extension Paint {
  fileprivate var isOpaqueColor: Bool {
    if case .color(let color) = self { color.alpha >= 1 } else { false }
  }
}
