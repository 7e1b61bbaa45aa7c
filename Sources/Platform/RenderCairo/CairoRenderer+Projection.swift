import CCairo
import CoreGraphics
import DisplayList

extension CairoRenderer {
  /// Draws items put together in pixels of their own, each of which is then seen where the projection maps it.
  func draw(_ items: [DisplayItem], seenIn projection: Projection) {
    let ink: CGRect = items.bounds
    guard nesting.layers < Nesting.limit, !ink.isNull, let back = projection.inverted else { return }
    let scale: CGFloat = pixelScale
    // Twice as fine: what is near the eye is seen larger than it is.
    let density: CGFloat = scale * 2
    // From whole points to whole points: pixels must not lie elsewhere because other items came or went.
    let area: CGRect = ink.insetBy(dx: -1, dy: -1).integral
    // Not less than all, where that is possible: pixels must not change with the part that is repainted.
    let all: CGRect = projection.bounds(of: area).integral
    let isLarge: Bool = all.width * all.height * scale * scale > CGFloat(16 << 20)
    let seen: CGRect = isLarge ? all.intersection(clipBounds.applying(currentTransform.inverted()).integral) : all
    guard let source = Picture(area, density: density), let canvas = try? CairoCanvas(source.surface), !seen.isNull,
      let result = Picture(seen, density: scale)
    else { return }
    cairo_scale(canvas.pointer, density, density)
    cairo_translate(canvas.pointer, -source.area.minX, -source.area.minY)
    var inner = CairoRenderer(context: canvas.pointer, tools: tools)
    inner.nesting = nesting
    inner.nesting.layers += 1
    inner.nesting.alpha = 1
    inner.draw(DisplayList(items))
    result.fill(from: source, by: back)
    cairo_save(cr)
    cairo_translate(cr, result.area.minX, result.area.minY)
    cairo_scale(cr, 1 / scale, 1 / scale)
    cairo_set_source_surface(cr, result.surface.pointer, 0, 0)
    cairo_paint_with_alpha(cr, nesting.alpha)
    cairo_restore(cr)
  }

  /// Pixels per unit of the current coordinates.
  private var pixelScale: CGFloat {
    let transform: CGAffineTransform = currentTransform
    let isPicture: Bool = cairo_surface_get_type(cairo_get_target(cr)) == CAIRO_SURFACE_TYPE_IMAGE
    let scale: CGFloat = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return scale * (isPicture ? 1 : vectorDensity)
  }
}

/// Pixels of a rectangle.
private struct Picture {
  let surface: CairoSurface
  let area: CGRect
  let density: CGFloat
  let width: Int
  let height: Int

  /// Nil when there is no memory for so many pixels.
  init?(_ area: CGRect, density: CGFloat) {
    let size = CGSize(width: (area.width * density).rounded(.up), height: (area.height * density).rounded(.up))
    guard size.width >= 1, size.height >= 1, size.width <= 32767, size.height <= 32767,
      size.width * size.height <= CGFloat(64 << 20),
      let surface = try? CairoSurface(
        owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)))
    else { return nil }
    self.surface = surface
    self.area = area
    self.density = density
    width = Int(size.width)
    height = Int(size.height)
  }

  /// Takes each pixel from where `back` maps its middle.
  func fill(from source: Picture, by back: Projection) {
    cairo_surface_flush(source.surface.pointer)
    cairo_surface_flush(surface.pointer)
    guard let from = cairo_image_surface_get_data(source.surface.pointer),
      let to = cairo_image_surface_get_data(surface.pointer)
    else { return }
    let fromStride = Int(cairo_image_surface_get_stride(source.surface.pointer))
    let toStride = Int(cairo_image_surface_get_stride(surface.pointer))
    let m: [CGFloat] = back.values
    for row in 0..<height {
      let y: CGFloat = area.minY + (CGFloat(row) + 0.5) / density
      for column in 0..<width {
        let x: CGFloat = area.minX + (CGFloat(column) + 0.5) / density
        let w: CGFloat = m[2] * x + m[5] * y + m[8]
        guard w > 1e-9 else { continue }
        let px: CGFloat = ((m[0] * x + m[3] * y + m[6]) / w - source.area.minX) * source.density - 0.5
        let py: CGFloat = ((m[1] * x + m[4] * y + m[7]) / w - source.area.minY) * source.density - 0.5
        guard px > -1, py > -1, px < CGFloat(source.width), py < CGFloat(source.height) else { continue }
        let target = to + row * toStride + column * 4
        let (x0, y0): (Int, Int) = (Int(px.rounded(.down)), Int(py.rounded(.down)))
        let (fx, fy): (CGFloat, CGFloat) = (px - CGFloat(x0), py - CGFloat(y0))
        for channel in 0..<4 {
          func value(_ x: Int, _ y: Int) -> CGFloat {
            guard x >= 0, y >= 0, x < source.width, y < source.height else { return 0 }
            return CGFloat(from[y * fromStride + x * 4 + channel])
          }
          let top: CGFloat = value(x0, y0) * (1 - fx) + value(x0 + 1, y0) * fx
          let bottom: CGFloat = value(x0, y0 + 1) * (1 - fx) + value(x0 + 1, y0 + 1) * fx
          target[channel] = UInt8((top * (1 - fy) + bottom * fy).rounded())
        }
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
  }
}
