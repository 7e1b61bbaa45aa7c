import CCairo
import CoreGraphics
import DisplayList
import TextEngine

extension CairoRenderer {
  /// Draws a symbol by its name. Its outline is filled by the paint, or each of its layers by that of the layer.
  ///
  /// A name without an icon draws a box with the name in it and is recorded in `SymbolTable.unmapped`.
  func drawSymbol(_ name: String, in rect: CGRect, _ paint: Paint, _ style: SymbolStyle) {
    let rect: CGRect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, isInvertible else { return }
    guard let drawing = SymbolTable.drawing(of: name) else {
      SymbolTable.recordUnmapped(name)
      return drawPlaceholder(name, in: rect, paint)
    }
    guard let outline = tools.icons.symbol(name) else {
      tools.note(tools.icons.problem(with: drawing.icon))
      return drawPlaceholder(name, in: rect, paint)
    }
    let side: CGFloat = min(rect.width, rect.height)
    let fit = CGAffineTransform(translationX: rect.midX - side / 2, y: rect.midY - side / 2)
      .scaledBy(x: side / SymbolOutline.side, y: side / SymbolOutline.side)
    let isDimmed: Bool = style.lit != nil && outline.stepCount > 0
    if style.levels.isEmpty, !isDimmed, let single = outline.single {
      let path: CGPath = single.path.applying(fit)
      guard style.growth(in: rect) != 0 else { return draw(.fill(path, paint, evenOdd: single.isEvenOdd)) }
      return fill(path, evenOdd: single.isEvenOdd, paint, in: rect, style)
    }
    cairo_save(cr)
    clip(toSymbolIn: rect, style)
    cairo_push_group(cr)
    for part in outline.parts {
      let opacity: Double = part.step.map { style.opacity(ofStep: $0, of: outline.stepCount) } ?? 1
      draw(part, at: fit, in: rect, style.paint(ofLayer: part.layer, first: paint), opacity, style)
    }
    cairo_pop_group_to_source(cr)
    cairo_paint(cr)
    cairo_restore(cr)
  }

  private func draw(
    _ part: SymbolOutline.Part, at fit: CGAffineTransform, in rect: CGRect, _ paint: Paint, _ opacity: Double,
    _ style: SymbolStyle
  ) {
    let path: CGPath = part.path.applying(fit)
    append(path)
    cairo_set_fill_rule(cr, part.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    let isHole: Bool = part.isHoleInOnePaint && style.levels.isEmpty
    if part.mode == .cut || part.isHoleInOnePaint {
      cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OUT)
      cairo_set_source_rgba(cr, 0, 0, 0, 1)
      cairo_fill_preserve(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    }
    if part.mode == .over, !isHole {
      fill(path, evenOdd: part.isEvenOdd, paint.faded(by: opacity), in: rect, style)
    }
    cairo_new_path(cr)
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

extension SymbolStyle {
  /// A step is lit where what is lit reaches into its share of 0...1.
  fileprivate func opacity(ofStep step: Int, of count: Int) -> Double {
    guard let lit, count > 0 else { return 1 }
    let low: Double = Double(step) / Double(count)
    let high: Double = Double(step + 1) / Double(count)
    return lit.upperBound > low + 1e-9 && lit.lowerBound < high - 1e-9 ? 1 : dimming
  }
}
