import CCairo
import CoreGraphics
import DisplayList

/// Items drawn into pixels of their own, blurred, and placed back on the surface they belong to.
///
/// On pictures the layer has the surface's pixels, so that the result does not depend on the part that is repainted. On
/// a PDF page, whose unit is the point, it has the renderer's density.
struct PixelLayer {
  let surface: CairoSurface
  /// The top left corner, in the coordinates of the surface that the layer is placed on.
  let origin: CGPoint
  private let density: CGFloat

  /// Changes pixels of four bytes: their address, the width, the height and the bytes in a row.
  typealias Change = (UnsafeMutablePointer<UInt8>, Int, Int, Int) -> Void

  /// Nil when nothing of the items would be seen, or when there is no memory for so many pixels.
  ///
  /// - Parameter shift: where the layer will be moved when it is placed, in the surface's units.
  init?(
    _ items: [DisplayItem], blurredBy radius: CGFloat, shiftedBy shift: CGPoint = .zero,
    changedBy change: Change? = nil, isShadow: Bool = false,
    under renderer: CairoRenderer
  ) {
    let transform: CGAffineTransform = renderer.currentTransform
    let isPicture: Bool = cairo_surface_get_type(cairo_get_target(renderer.cr)) == CAIRO_SURFACE_TYPE_IMAGE
    density = isPicture ? 1 : renderer.vectorDensity
    let scale: CGFloat = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let sigma: CGFloat = radius * scale * density
    let margin: CGFloat = (Effect.spread(sigma) / density).rounded(.up)
    let ink: CGRect = items.bounds
    guard !ink.isNull, sigma < 2000 else { return nil }
    let visible: CGRect = renderer.clipBounds.offsetBy(dx: -shift.x, dy: -shift.y)
      .insetBy(dx: -margin - 1, dy: -margin - 1)
    let area: CGRect = ink.applying(transform).insetBy(dx: -margin, dy: -margin).intersection(visible).integral
    guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
    let size = CGSize(width: area.width * density, height: area.height * density)
    guard size.width <= 32767, size.height <= 32767, size.width * size.height <= CGFloat(64 << 20),
      let surface = try? CairoSurface(
        owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))),
      let canvas = try? CairoCanvas(surface)
    else { return nil }
    self.surface = surface
    origin = area.origin
    cairo_scale(canvas.pointer, density, density)
    cairo_translate(canvas.pointer, -area.minX, -area.minY)
    var matrix = cairo_matrix_t(transform)
    cairo_transform(canvas.pointer, &matrix)
    var inner = CairoRenderer(context: canvas.pointer, tools: renderer.tools)
    inner.nesting = renderer.nesting
    inner.nesting.layers += 1
    inner.nesting.isShadow = isShadow || renderer.nesting.isShadow
    inner.nesting.alpha = 1
    inner.draw(DisplayList(items))
    cairo_surface_flush(surface.pointer)
    if let pixels = cairo_image_surface_get_data(surface.pointer) {
      let stride = Int(cairo_image_surface_get_stride(surface.pointer))
      BoxBlur(sigma: Double(sigma)).apply(to: pixels, width: Int(size.width), height: Int(size.height), stride: stride)
      change?(pixels, Int(size.width), Int(size.height), stride)
      cairo_surface_mark_dirty(surface.pointer)
    }
  }

  /// Makes the layer the context's source; the context has the surface's own coordinates at this moment.
  func place(on cr: OpaquePointer, offset: CGPoint) {
    cairo_translate(cr, origin.x + offset.x, origin.y + offset.y)
    cairo_scale(cr, 1 / density, 1 / density)
    cairo_set_source_surface(cr, surface.pointer, 0, 0)
  }
}

extension CairoRenderer {
  /// What the clip lets through, in the coordinates of the surface.
  var clipBounds: CGRect {
    var x1: Double = 0
    var y1: Double = 0
    var x2: Double = 0
    var y2: Double = 0
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    cairo_restore(cr)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }
}
