import CCairo
import CoreGraphics
import DisplayList

extension CairoRenderer {
  func draw(_ items: [DisplayItem], _ effect: Effect) {
    guard !items.isEmpty, isInvertible else { return }
    cairo_save(cr)
    switch effect {
    case .transform(let transform):
      var matrix = cairo_matrix_t(transform)
      if transform.isInvertible {
        cairo_transform(cr, &matrix)
        drawAll(items)
      }
    case .clip(let path, let evenOdd):
      append(path.isDrawable ? path : CGPath(elements: []))
      cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(cr)
      drawAll(items)
    case .opacity(let opacity):
      if opacity >= 1 {
        drawAll(items)
      } else if opacity > 0 {
        cairo_push_group(cr)
        drawAll(items)
        cairo_pop_group_to_source(cr)
        cairo_paint_with_alpha(cr, opacity)
      }
    case .blend(let mode):
      cairo_push_group(cr)
      drawAll(items)
      cairo_pop_group_to_source(cr)
      cairo_set_operator(cr, mode.cairoOperator)
      cairo_paint(cr)
    case .isolate:
      cairo_push_group(cr)
      drawAll(items)
      cairo_pop_group_to_source(cr)
      cairo_paint(cr)
    case .mask(let covering): draw(items, maskedBy: covering)
    case .colors(let matrix): drawAll(items, in: matrix)
    case .blur(let radius):
      if radius > 0, radius.isFinite { drawBlurred(items, radius: radius) } else { drawAll(items) }
    case .shadow(let color, let radius, let x, let y):
      if x.isFinite, y.isFinite, radius.isFinite {
        drawShadow(of: items, color, radius: max(radius, 0), offset: CGPoint(x: x, y: y))
      }
      drawAll(items)
    }
    cairo_restore(cr)
  }

  private func drawAll(_ items: [DisplayItem]) {
    for item in items { draw(item) }
  }

  private func draw(_ items: [DisplayItem], maskedBy covering: [DisplayItem]) {
    cairo_push_group(cr)
    drawAll(items)
    let content = cairo_pop_group(cr)
    cairo_push_group(cr)
    drawAll(covering)
    let mask = cairo_pop_group(cr)
    cairo_set_source(cr, content)
    cairo_mask(cr, mask)
    cairo_pattern_destroy(mask)
    cairo_pattern_destroy(content)
  }

  private func drawAll(_ items: [DisplayItem], in matrix: ColorMatrix) {
    guard let layer = PixelLayer(items, blurredBy: 0, coloredBy: matrix, under: self) else { return }
    cairo_identity_matrix(cr)
    layer.place(on: cr, offset: .zero)
    cairo_paint(cr)
  }

  private func drawBlurred(_ items: [DisplayItem], radius: CGFloat) {
    guard let layer = PixelLayer(items, blurredBy: radius, under: self) else { return drawAll(items) }
    cairo_identity_matrix(cr)
    layer.place(on: cr, offset: .zero)
    cairo_paint(cr)
  }

  private func drawShadow(of items: [DisplayItem], _ color: RGBA, radius: CGFloat, offset: CGPoint) {
    let transform: CGAffineTransform = currentTransform
    let size: CGSize = CGSize(width: offset.x, height: offset.y).applying(transform)
    let shift = CGPoint(x: size.width, y: size.height)
    guard let layer = PixelLayer(items, blurredBy: radius, shiftedBy: shift, under: self) else { return }
    cairo_save(cr)
    cairo_identity_matrix(cr)
    layer.place(on: cr, offset: shift)
    let mask = cairo_pattern_reference(cairo_get_source(cr))
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
    cairo_mask(cr, mask)
    cairo_pattern_destroy(mask)
    cairo_restore(cr)
  }
}

extension CGAffineTransform {
  var isInvertible: Bool {
    let determinant: CGFloat = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
  }
}

extension Blend {
  /// Cairo knows all but one: colours that darken by their sum are mixed by the nearest that it has.
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn, .plusDarker: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
