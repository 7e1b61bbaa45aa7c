import CCairo
import CoreGraphics
import DisplayList

/// Meshes and angular gradients as pixels, the last few of them kept.
///
/// Cairo divides patches by where they cross the part that is repainted, which moves their edges by a pixel. A picture of
/// all that an item covers is the same whatever part is repainted (G1), and a kept one need not be made for each part.
final class MeshPictures {
  struct Key: Hashable {
    let paint: Paint
    /// From the paint's space to the surface's pixels.
    let transform: CGAffineTransform
    /// In the surface's pixels.
    let area: CGRect
  }

  private var kept: [(key: Key, surface: CairoSurface)] = []
  /// In pixels, for all that is kept.
  private static let limit = CGFloat(4 << 20)

  /// The picture of a pattern; nil when it would have more pixels than are worth keeping.
  func surface(_ key: Key, background: RGBA?, _ pattern: () -> OpaquePointer?) -> CairoSurface? {
    if let index = kept.firstIndex(where: { $0.key == key }) {
      let known = kept.remove(at: index)
      kept.append(known)
      return known.surface
    }
    let size: CGSize = key.area.size
    guard size.width >= 1, size.height >= 1, size.width * size.height <= Self.limit,
      let surface = try? CairoSurface(
        owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))),
      let canvas = try? CairoCanvas(surface)
    else { return nil }
    let cr: OpaquePointer = canvas.pointer
    if let background {
      cairo_set_source_rgba(cr, background.red, background.green, background.blue, background.alpha)
      cairo_paint(cr)
    }
    cairo_translate(cr, -key.area.minX, -key.area.minY)
    var matrix = cairo_matrix_t(key.transform)
    cairo_transform(cr, &matrix)
    let source = pattern()
    cairo_set_source(cr, source)
    cairo_pattern_destroy(source)
    cairo_paint(cr)
    cairo_surface_flush(surface.pointer)
    keep(key, surface)
    return surface
  }

  private func keep(_ key: Key, _ surface: CairoSurface) {
    kept.append((key, surface))
    func pixels() -> CGFloat { kept.reduce(0) { $0 + $1.key.area.width * $1.key.area.height } }
    while kept.count > 8 || pixels() > Self.limit { kept.removeFirst() }
  }
}

extension CairoRenderer {
  /// Makes a mesh or an angular gradient the source: on pictures as pixels, else as it is.
  ///
  /// - Parameters:
  ///   - covering: what will be painted, in the paint's space.
  ///   - mapped: from the paint's space to the current coordinates.
  func setMesh(
    _ paint: Paint, covering: CGRect, mapped: CGAffineTransform, background: RGBA? = nil,
    _ pattern: () -> OpaquePointer?
  ) {
    let transform: CGAffineTransform = mapped.concatenating(currentTransform)
    let isPicture: Bool = cairo_surface_get_type(cairo_get_target(cr)) == CAIRO_SURFACE_TYPE_IMAGE
    let area: CGRect = covering.applying(transform).insetBy(dx: -1, dy: -1).integral
    let key = MeshPictures.Key(paint: paint, transform: transform, area: area)
    guard isPicture, transform.isInvertible, area.width.isFinite, area.height.isFinite,
      let picture = tools.meshes.surface(key, background: background, pattern)
    else { return setMesh(background: background, pattern()) }
    cairo_set_source_surface(cr, picture.pointer, 0, 0)
    let source = cairo_get_source(cr)
    var matrix = cairo_matrix_t(
      transform.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY)))
    cairo_pattern_set_matrix(source, &matrix)
    // Its pixels are those of the surface.
    cairo_pattern_set_filter(source, CAIRO_FILTER_NEAREST)
  }

  private func setMesh(background: RGBA?, _ pattern: OpaquePointer?) {
    guard let background else { return setSource(pattern) }
    cairo_push_group(cr)
    cairo_set_source_rgba(cr, background.red, background.green, background.blue, background.alpha)
    cairo_paint(cr)
    setSource(pattern)
    cairo_paint(cr)
    cairo_pop_group_to_source(cr)
  }
}
