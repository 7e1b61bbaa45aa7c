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
        drawTranslucent(items, opacity)
      }
    case .blend(.plusDarker): drawPlusDarker(items)
    case .blend(let mode):
      if mode.reachesOut { clip(to: items) }
      drawOnLayer(items, mode.cairoOperator)
    case .isolate: drawOnLayer(items, CAIRO_OPERATOR_OVER)
    case .mask(let covering): draw(items, maskedBy: covering)
    case .colors(let matrix): drawPixels(items) { matrix.apply(to: $0, width: $1, height: $2, stride: $3) }
    case .threshold(let low, let high, let color):
      let threshold = AlphaThreshold(low: low, high: high, color: color)
      drawPixels(items) { threshold.apply(to: $0, width: $1, height: $2, stride: $3) }
    case .projection(let projection): draw(items, seenIn: projection)
    case .blur(let radius):
      if radius > 0, radius.isFinite, nesting.layers < Nesting.limit {
        drawBlurred(items, radius: radius)
      } else {
        drawAll(items)
      }
    case .backdrop(let radius, let covering):
      if radius > 0, radius.isFinite, !items.bounds.isNull { drawBackdrop(radius: radius, covering) }
      drawAll(items)
    case .opaqueBlur(let radius, let rect): drawOpaque(items, radius: radius, in: rect)
    case .shadow(let color, let radius, let x, let y):
      var inner: CairoRenderer = self
      inner.nesting.shadows += 1
      if x.isFinite, y.isFinite, radius.isFinite, nesting.castsShadows {
        inner.drawShadow(of: items, color, radius: max(radius, 0), offset: CGPoint(x: x, y: y))
      }
      inner.drawAll(items)
    }
    cairo_restore(cr)
  }

  func drawOnLayer(_ items: [DisplayItem], _ operation: cairo_operator_t) {
    guard nesting.layers < Nesting.limit else { return drawAll(items) }
    var inner: CairoRenderer = self
    inner.nesting.layers += 1
    cairo_push_group(cr)
    inner.drawAll(items)
    cairo_pop_group_to_source(cr)
    cairo_set_operator(cr, operation)
    cairo_paint(cr)
  }

  /// Draws items on a layer of their own, so that where they overlap nothing shows through.
  private func drawTranslucent(_ items: [DisplayItem], _ opacity: CGFloat) {
    guard nesting.layers < Nesting.limit else {
      var inner: CairoRenderer = self
      inner.nesting.alpha *= opacity
      return inner.drawAll(items)
    }
    drawLayer(opacity: opacity * nesting.alpha) { $0.drawAll(items) }
  }

  func drawLayer(opacity: CGFloat, _ draw: (CairoRenderer) -> Void) {
    var inner: CairoRenderer = self
    inner.nesting.alpha = 1
    inner.nesting.layers += 1
    cairo_push_group(cr)
    draw(inner)
    cairo_pop_group_to_source(cr)
    cairo_paint_with_alpha(cr, opacity)
  }

  func drawAll(_ items: [DisplayItem]) {
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

  /// Keeps what a blend mode does to places that the items leave empty inside of them.
  private func clip(to items: [DisplayItem]) {
    if items.count == 1, case .fill(let path, _, let evenOdd)? = items.first, path.isDrawable {
      append(path)
      cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    } else {
      let bounds: CGRect = items.bounds
      append(CGPath(rect: bounds.isNull ? .zero : bounds, transform: nil))
    }
    cairo_clip(cr)
  }

  private func drawPixels(_ items: [DisplayItem], _ change: @escaping PixelLayer.Change) {
    guard nesting.layers < Nesting.limit else { return drawAll(items) }
    guard let layer = PixelLayer(items, blurredBy: 0, changedBy: change, under: self) else { return }
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
    guard let layer = PixelLayer(items, blurredBy: radius, shiftedBy: shift, isShadow: true, under: self) else {
      return
    }
    cairo_save(cr)
    cairo_identity_matrix(cr)
    layer.place(on: cr, offset: shift)
    let mask = cairo_pattern_reference(cairo_get_source(cr))
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha * nesting.alpha)
    cairo_mask(cr, mask)
    cairo_pattern_destroy(mask)
    cairo_restore(cr)
  }
}

extension CairoRenderer {
  /// What is around an item. Effects may be nested as deep as views are, and a layer takes the memory of a picture.
  struct Nesting {
    /// Layers and blurs inside one another.
    var layers: Int = 0
    /// Shadows inside one another.
    var shadows: Int = 0
    /// Whether only the outline of what is drawn will be seen.
    var isShadow: Bool = false
    /// The opacity of groups that got no layer; it is applied to each item.
    var alpha: CGFloat = 1

    /// Groups that are nested deeper get no layer: where their items overlap they show through each other.
    static let limit: Int = 32
    /// So deep a shadow has one of its own, too. What casts a shadow is drawn twice: with all of them it would be 2^n
    /// times.
    static let shadowedShadows: Int = 3

    var castsShadows: Bool {
      shadows < (isShadow ? Self.shadowedShadows : Self.limit)
    }
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
  /// Cairo knows all but one, which `drawPlusDarker` mixes; where there are no pixels, that burns.
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
    case .copy: CAIRO_OPERATOR_SOURCE
    case .clear: CAIRO_OPERATOR_CLEAR
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    }
  }

  /// Whether what lies behind changes also where nothing is drawn.
  fileprivate var reachesOut: Bool {
    switch self {
    case .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
