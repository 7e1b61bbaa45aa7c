import CCairo
import CoreGraphics
import DisplayList

/// Blurs that look at what was drawn before; a file of shapes and text gets them as pictures (`BackdropPictures`).
extension CairoRenderer {
  /// Blurs what lies behind where `covering` is painted. What lies beside it is left out, as if its edges went on: a
  /// dark word beside a light panel throws no shadow into the panel.
  ///
  /// The pixels are averaged first, so that a wide blur costs about as much as the area: the squares of pixels lie on a
  /// grid of the surface's own, and the picture does not depend on the part that is repainted.
  func drawBackdrop(radius: CGFloat, _ covering: [DisplayItem]) {
    guard let target = cairo_get_group_target(cr), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else {
      return drawPicturedBackdrop(covering)
    }
    let transform: CGAffineTransform = currentTransform
    let sigma: CGFloat = radius * abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let all: CGRect = covering.bounds.applying(transform)
    let seen: CGRect = all.intersection(clipBounds)
    guard sigma.isFinite, sigma < 2000, !covering.isEmpty, !seen.isNull, !seen.isEmpty else { return }
    let step: CGFloat = sigma >= 32 ? 8 : sigma >= 16 ? 4 : sigma >= 8 ? 2 : 1
    // A blur is done after four deviations.
    let margin: CGFloat = sigma * 4 + 2 + step
    let area: CGRect = seen.insetBy(dx: -margin, dy: -margin).aligned(to: step)
    guard let behind = copied(target, in: all.integral.intersection(area)),
      let blurred = averaged(behind, in: area, step: step)
    else { return }
    blurred.blur(sigma: Double(sigma / step))
    backdrops?.add(blurred, panel: all, area: area, step: step)
    cairo_save(cr)
    cairo_push_group(cr)
    drawAll(covering)
    let mask: OpaquePointer? = cairo_pop_group(cr)
    cairo_identity_matrix(cr)
    cairo_translate(cr, area.minX, area.minY)
    cairo_scale(cr, step, step)
    cairo_set_source_surface(cr, blurred.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR)
    // The mask lies in the coordinates that it was drawn in.
    var own = cairo_matrix_t(transform)
    cairo_set_matrix(cr, &own)
    cairo_mask(cr, mask)
    cairo_pattern_destroy(mask)
    cairo_restore(cr)
  }

  /// Draws the picture that was made of what lies behind, where `covering` is painted.
  private func drawPicturedBackdrop(_ covering: [DisplayItem]) {
    guard let backdrops, !covering.isEmpty else { return }
    let transform: CGAffineTransform = currentTransform
    cairo_save(cr)
    defer { cairo_restore(cr) }
    guard backdrops.setSource(of: covering.bounds.applying(transform), on: cr) else { return }
    let source: OpaquePointer? = cairo_pattern_reference(cairo_get_source(cr))
    var placed = cairo_matrix_t()
    cairo_get_matrix(cr, &placed)
    var own = cairo_matrix_t(transform)
    cairo_set_matrix(cr, &own)
    cairo_push_group(cr)
    drawAll(covering)
    let mask: OpaquePointer? = cairo_pop_group(cr)
    cairo_set_matrix(cr, &placed)
    cairo_set_source(cr, source)
    cairo_set_matrix(cr, &own)
    cairo_mask(cr, mask)
    cairo_pattern_destroy(mask)
    cairo_pattern_destroy(source)
  }

  /// Pixels of a surface, and where they lie on it.
  struct Pixels {
    let surface: CairoSurface
    let rect: CGRect
  }

  /// The pixels of a surface in a rectangle of whole ones; beyond its edges the last ones go on.
  func copied(_ target: OpaquePointer, in rect: CGRect) -> Pixels? {
    guard rect.width >= 1, rect.height >= 1, rect.width <= 32767, rect.height <= 32767,
      let surface = try? CairoSurface(
        owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height))),
      let canvas = try? CairoCanvas(surface)
    else { return nil }
    cairo_set_source_surface(canvas.pointer, target, -rect.minX, -rect.minY)
    // A panel that reaches out of the surface sees the surface's last pixels go on.
    cairo_pattern_set_extend(cairo_get_source(canvas.pointer), CAIRO_EXTEND_PAD)
    cairo_set_operator(canvas.pointer, CAIRO_OPERATOR_SOURCE)
    cairo_paint(canvas.pointer)
    return Pixels(surface: surface, rect: rect)
  }

  /// A smaller picture of an area, around whose pixels the last ones go on.
  private func averaged(_ pixels: Pixels, in area: CGRect, step: CGFloat) -> CairoSurface? {
    let (width, height): (CGFloat, CGFloat) = (area.width / step, area.height / step)
    guard width <= 32767, height <= 32767, width * height <= CGFloat(64 << 20),
      let surface = try? CairoSurface(
        owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))),
      let canvas = try? CairoCanvas(surface)
    else { return nil }
    cairo_scale(canvas.pointer, 1 / step, 1 / step)
    cairo_set_source_surface(
      canvas.pointer, pixels.surface.pointer, pixels.rect.minX - area.minX, pixels.rect.minY - area.minY)
    cairo_pattern_set_extend(cairo_get_source(canvas.pointer), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(canvas.pointer), step > 1 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_set_operator(canvas.pointer, CAIRO_OPERATOR_SOURCE)
    cairo_paint(canvas.pointer)
    return surface
  }

  /// Draws items blurred inside of a rectangle, where each pixel becomes opaque: what has no colour is black.
  func drawOpaque(_ items: [DisplayItem], radius: CGFloat, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, nesting.layers < Nesting.limit else { return drawAll(items) }
    append(CGPath(rect: rect, transform: nil))
    cairo_clip(cr)
    cairo_push_group(cr)
    cairo_set_source_rgb(cr, 0, 0, 0)
    cairo_paint(cr)
    let sigma: CGFloat = max(0, radius.isFinite ? radius : 0)
    if let layer = PixelLayer(items, blurredBy: sigma, changedBy: Self.makeOpaque, under: self) {
      cairo_save(cr)
      cairo_identity_matrix(cr)
      layer.place(on: cr, offset: .zero)
      cairo_paint(cr)
      cairo_restore(cr)
    }
    cairo_pop_group_to_source(cr)
    cairo_paint_with_alpha(cr, nesting.alpha)
  }

  /// Colours as they would be without the transparency that a blur mixes in at edges.
  private static let makeOpaque: PixelLayer.Change = { pixels, width, height, stride in
    for row in 0..<height {
      for column in 0..<width {
        let pixel: UnsafeMutablePointer<UInt8> = pixels + (row &* stride &+ column &* 4)
        let alpha = Int(pixel[3])
        guard alpha > 0, alpha < 255 else { continue }
        for channel in 0..<3 {
          pixel[channel] = UInt8(truncatingIfNeeded: min(255, (Int(pixel[channel]) &* 255 &+ alpha / 2) / alpha))
        }
        pixel[3] = 255
      }
    }
  }
}

extension CairoSurface {
  /// Blurs a picture's own pixels.
  fileprivate func blur(sigma: Double) {
    cairo_surface_flush(pointer)
    guard let pixels = cairo_image_surface_get_data(pointer) else { return }
    BoxBlur(sigma: sigma).apply(
      to: pixels, width: Int(cairo_image_surface_get_width(pointer)),
      height: Int(cairo_image_surface_get_height(pointer)), stride: Int(cairo_image_surface_get_stride(pointer)))
    cairo_surface_mark_dirty(pointer)
  }
}

extension CGRect {
  /// The smallest rectangle around it whose edges are multiples of `step`.
  fileprivate func aligned(to step: CGFloat) -> CGRect {
    let (left, top): (CGFloat, CGFloat) = ((minX / step).rounded(.down) * step, (minY / step).rounded(.down) * step)
    let right: CGFloat = (maxX / step).rounded(.up) * step
    let bottom: CGFloat = (maxY / step).rounded(.up) * step
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
