import CCairo
import CoreGraphics
import DisplayList
import TextEngine

extension CairoRenderer {
  /// Draws a symbol by its name. Its shape is a mask for the paint, so that any paint can tint it.
  ///
  /// A name without an icon draws a box with the name in it and is recorded in `SymbolTable.unmapped`.
  func drawSymbol(_ name: String, in rect: CGRect, _ paint: Paint) {
    let rect: CGRect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, isInvertible else { return }
    guard let symbol = SymbolTable.symbol(named: name) else {
      SymbolTable.recordUnmapped(name)
      return drawPlaceholder(name, in: rect, paint)
    }
    guard let icon = tools.icons.icon(symbol.icon) else {
      tools.note(tools.icons.problem(with: symbol.icon))
      return drawPlaceholder(name, in: rect, paint)
    }
    cairo_save(cr)
    // The group below is as large as the clip: without this one it would be the whole surface.
    cairo_rectangle(cr, rect.minX - 1, rect.minY - 1, rect.width + 2, rect.height + 2)
    cairo_clip(cr)
    cairo_push_group(cr)
    let isDrawn: Bool = icon.draw(on: cr, in: rect)
    let mask = cairo_pop_group(cr)
    setSource(paint, covering: rect)
    if isDrawn { cairo_mask(cr, mask) }
    cairo_pattern_destroy(mask)
    cairo_restore(cr)
    if !isDrawn { drawPlaceholder(name, in: rect, paint) }
  }

  private func drawPlaceholder(_ name: String, in rect: CGRect, _ paint: Paint) {
    let line: CGFloat = max(0.5, min(rect.width, rect.height) / 16)
    let box = CGPath(rect: rect.insetBy(dx: line / 2, dy: line / 2), transform: nil)
    draw(.stroke(box, paint, Stroke(width: line)))
    let size: CGFloat = min(rect.height * 0.4, rect.width * 1.4 / CGFloat(max(name.count, 1)))
    let font = FontDescriptor(size: size)
    let label = TextFragment(text: name, font: font, width: rect.width)
    let base = CGPoint(x: rect.minX + line * 2, y: rect.midY + size * 0.35)
    let inside = CGPath(rect: rect, transform: nil)
    draw(.group(.clip(inside, evenOdd: false), [.text(label, paint, at: base)]))
  }
}
