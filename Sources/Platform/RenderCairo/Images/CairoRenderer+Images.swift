import CCairo
import CoreGraphics
import DisplayList
import ImageEngine

extension CairoRenderer {
  /// Draws the picture, or a part of it, stretched to the rectangle or repeated in it; an object that is no picture
  /// draws nothing.
  func drawImage(_ box: CGImageBox, in rect: CGRect, _ style: ImageStyle) {
    let rect: CGRect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, isInvertible else { return }
    if let image = box.object as? CGImage {
      drawPixels(image, in: rect, style)
    } else if let image = box.object as? VectorImage {
      drawVector(image, in: rect, style)
    }
  }

  private func drawPixels(_ image: CGImage, in rect: CGRect, _ style: ImageStyle) {
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let part = style.visiblePart(of: whole), let pieces = ImagePixels.shared.pieces(of: image) else { return }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    clip(to: rect, style)
    cairo_translate(cr, rect.minX, rect.minY)
    let tile: CGSize = style.tile ?? rect.size
    guard tile.width > 0, tile.height > 0 else { return }
    cairo_scale(cr, tile.width / part.width, tile.height / part.height)
    let filter: cairo_filter_t = style.smoothing.filter
    if pieces.count > 1, style.tile == nil {
      cairo_translate(cr, -part.minX, -part.minY)
      return ImagePixels.draw(pieces, part: part, filter, on: cr)
    }
    guard let pixels = ImagePixels.shared.surface(of: image) else { return }
    if part == whole, pieces.count == 1 {
      cairo_set_source_surface(cr, pixels.pointer, 0, 0)
    } else {
      // A surface of the part alone: what lies beside it must not come in at the edges. A picture that is too long for
      // one surface has one with fewer pixels.
      let size: CGSize = pixels.size
      let scale = CGSize(width: size.width / whole.width, height: size.height / whole.height)
      guard
        let surface = cairo_surface_create_for_rectangle(
          pixels.pointer, part.minX * scale.width, part.minY * scale.height, part.width * scale.width,
          part.height * scale.height)
      else { return }
      cairo_scale(cr, 1 / scale.width, 1 / scale.height)
      cairo_set_source_surface(cr, surface, 0, 0)
      cairo_surface_destroy(surface)
    }
    // Without this the edges of a stretched picture would mix with the nothing around it.
    cairo_pattern_set_extend(cairo_get_source(cr), style.tile == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(cairo_get_source(cr), filter)
    cairo_paint(cr)
  }

  /// Pieces of one picture meet: where both smooth their edges, what lies behind shows through as a line.
  private func clip(to rect: CGRect, _ style: ImageStyle) {
    cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
    if !style.isAntialiased || style.part != nil && isUpright { cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE) }
    cairo_clip(cr)
  }

  private var isUpright: Bool {
    let transform: CGAffineTransform = currentTransform
    return transform.b == 0 && transform.c == 0
  }

  private func drawVector(_ image: VectorImage, in rect: CGRect, _ style: ImageStyle) {
    guard let drawing = VectorDrawings.shared.drawing(of: image), image.size.width > 0, image.size.height > 0 else {
      return
    }
    let whole = CGRect(origin: .zero, size: image.size)
    guard let part = style.visiblePart(of: whole) else { return }
    let tile: CGSize = style.tile ?? rect.size
    guard tile.width > 0, tile.height > 0 else { return }
    cairo_save(cr)
    clip(to: rect, style)
    let scale = CGSize(width: tile.width / part.width, height: tile.height / part.height)
    let columns: Int = Self.count(rect.width / tile.width)
    let rows: Int = Self.count(rect.height / tile.height)
    for row in 0..<rows {
      for column in 0..<columns {
        let origin = CGPoint(
          x: rect.minX + CGFloat(column) * tile.width - part.minX * scale.width,
          y: rect.minY + CGFloat(row) * tile.height - part.minY * scale.height)
        let size = CGSize(width: whole.width * scale.width, height: whole.height * scale.height)
        drawing.draw(on: cr, in: CGRect(origin: origin, size: size))
      }
    }
    cairo_restore(cr)
  }

  /// How many tiles are drawn along a side: drawings of shapes are repeated one by one.
  private static func count(_ quotient: CGFloat) -> Int { max(1, min(100, Int(quotient.rounded(.up)))) }
}

extension ImageStyle {
  /// The part that is drawn; nil when nothing of the picture is.
  fileprivate func visiblePart(of whole: CGRect) -> CGRect? {
    guard let part else { return whole }
    let visible: CGRect = part.standardized.intersection(whole)
    return visible.isNull || visible.width <= 0 || visible.height <= 0 ? nil : visible
  }
}

extension ImageStyle.Smoothing {
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .none: return CAIRO_FILTER_NEAREST
    case .low: return CAIRO_FILTER_BILINEAR
    case .medium: return CAIRO_FILTER_GOOD
    case .high: return CAIRO_FILTER_BEST
    }
  }
}

extension CairoSurface {
  /// The size of a surface of pixels.
  var size: CGSize {
    CGSize(
      width: Int(cairo_image_surface_get_width(pointer)), height: Int(cairo_image_surface_get_height(pointer)))
  }
}
