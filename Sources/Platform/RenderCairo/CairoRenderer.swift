import CCairo
import CoreGraphics
import DeepStack
import DisplayList

/// Replays display lists on a Cairo context, in the coordinates that the context has at that moment (G7).
package struct CairoRenderer {
  let cr: OpaquePointer
  let tools: RenderTools
  /// The pixels per unit of what is drawn as pixels on a surface of shapes and text.
  var vectorDensity: CGFloat = 3
  /// Pictures of what lies behind panels: kept while they are made, and asked for on a surface of shapes and text.
  var backdrops: BackdropPictures?
  /// Around what is drawn now.
  var nesting: Nesting = Nesting()

  /// - Parameter context: a `cairo_t`, which the caller keeps alive.
  package init(context: OpaquePointer, tools: RenderTools = .shared) {
    cr = context
    self.tools = tools
  }

  package func draw(_ list: DisplayList) {
    for item in list.items { draw(item) }
  }

  func draw(_ item: DisplayItem) {
    if nesting.alpha < 1 {
      if case .group = item {} else { return drawLayer(opacity: nesting.alpha) { $0.draw(item) } }
    }
    switch item {
    case .fill(let path, let paint, let evenOdd): fill(path, paint, evenOdd: evenOdd)
    case .stroke(let path, let paint, let style): stroke(path, paint, style)
    case .text(let fragment, let paint, let point): draw(fragment, paint, at: point)
    case .symbol(let name, let rect, let paint, let style): drawSymbol(name, in: rect, paint, style)
    case .image(let box, let rect, let style): drawImage(box, in: rect, style)
    case .group(let effect, let items): withEnoughStack { draw(items, effect) }
    }
  }

  private func fill(_ path: CGPath, _ paint: Paint, evenOdd: Bool) {
    guard path.isDrawable, isInvertible else { return }
    append(path)
    setSource(paint, covering: path.boundingBox)
    cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(cr)
  }

  private func stroke(_ path: CGPath, _ paint: Paint, _ style: Stroke) {
    guard path.isDrawable, isInvertible, style.width > 0, style.width.isFinite else { return }
    append(path)
    cairo_save(cr)
    style.apply(to: cr)
    let bounds: CGRect = DisplayItem.stroke(path, paint, style).bounds
    setSource(paint, covering: bounds)
    cairo_stroke(cr)
    cairo_restore(cr)
  }

  /// Adds the path to the context's empty one.
  func append(_ path: CGPath) {
    cairo_new_path(cr)
    var current: CGPoint = .zero
    var start: CGPoint = .zero
    for element in path.elements {
      switch element {
      case .move(let p):
        cairo_move_to(cr, p.x, p.y)
        start = p
        current = p
      case .line(let p):
        cairo_line_to(cr, p.x, p.y)
        current = p
      case .quad(let p, let c):
        let first = CGPoint(x: (current.x + 2 * c.x) / 3, y: (current.y + 2 * c.y) / 3)
        let second = CGPoint(x: (p.x + 2 * c.x) / 3, y: (p.y + 2 * c.y) / 3)
        cairo_curve_to(cr, first.x, first.y, second.x, second.y, p.x, p.y)
        current = p
      case .cubic(let p, let c1, let c2):
        cairo_curve_to(cr, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
        current = p
      case .close:
        cairo_close_path(cr)
        current = start
      }
    }
  }

  /// Whether the current coordinates can be drawn in: Cairo's context would fail for good on a singular matrix.
  var isInvertible: Bool {
    let matrix: CGAffineTransform = currentTransform
    let determinant: CGFloat = matrix.a * matrix.d - matrix.b * matrix.c
    return determinant != 0 && determinant.isFinite
  }

  /// From the current coordinates to those of the surface.
  var currentTransform: CGAffineTransform {
    var m = cairo_matrix_t()
    cairo_get_matrix(cr, &m)
    return CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
  }
}

extension Stroke {
  func apply(to cr: OpaquePointer) {
    cairo_set_line_width(cr, width)
    switch cap {
    case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
    }
    switch join {
    case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cr, miterLimit)
    // Cairo's context would fail on a negative length and on lengths that are all zero: such a dash is none.
    let isValid: Bool = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    let lengths: [Double] = isValid ? dash.map { Double($0) } : []
    cairo_set_dash(cr, lengths, Int32(lengths.count), Double(dashPhase))
  }
}

extension CGPath {
  /// Whether there is something to draw and every point is a number.
  var isDrawable: Bool {
    let box: CGRect = boundingBox
    guard !isEmpty, !box.isNull else { return false }
    return [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
  }
}
