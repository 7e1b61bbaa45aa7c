import CCairo
import CoreGraphics
import DeepStack
import DisplayList

/// Pictures of what lies blurred behind panels, for a file of shapes and text, which has no pixels to look at.
///
/// A list with such panels is drawn as a picture first, which is kept of no more than what they see; when the list is
/// then written to the file, each panel gets its picture. Everything else stays shapes and text.
final class BackdropPictures {
  /// Two pixels a point: what is blurred shows no more.
  static let density: CGFloat = 2

  private struct Picture {
    /// The panel, and the picture with the side of its pixels, in points of the page.
    var panel: CGRect
    var area: CGRect
    var step: CGFloat
    var surface: CairoSurface
  }

  private var pictures: [Picture] = []

  /// - Parameter size: of the page, in points.
  /// - Returns: nil for a list without such panels, and for a page too large for a picture.
  init?(_ list: DisplayList, size: CGSize, transform: CGAffineTransform, tools: RenderTools) {
    let pixels = CGSize(
      width: (size.width * Self.density).rounded(.up), height: (size.height * Self.density).rounded(.up))
    guard Self.hasPanels(list.items), (1...32767).contains(pixels.width), (1...32767).contains(pixels.height),
      pixels.width * pixels.height <= CGFloat(64 << 20),
      let surface = try? CairoSurface(
        owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))),
      let canvas = try? CairoCanvas(surface)
    else { return nil }
    cairo_scale(canvas.pointer, Self.density, Self.density)
    var matrix = cairo_matrix_t(transform)
    cairo_transform(canvas.pointer, &matrix)
    var renderer = CairoRenderer(context: canvas.pointer, tools: tools)
    renderer.backdrops = self
    renderer.draw(list)
  }

  private static func hasPanels(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      guard case .group(let effect, let inner) = item else { return false }
      if case .backdrop(let radius, _) = effect, radius > 0 { return true }
      return withEnoughStack { hasPanels(inner) }
    }
  }

  /// Keeps what a panel of the picture sees; lengths in pixels.
  func add(_ surface: CairoSurface, panel: CGRect, area: CGRect, step: CGFloat) {
    let points = CGAffineTransform(scaleX: 1 / Self.density, y: 1 / Self.density)
    pictures.append(
      Picture(
        panel: panel.applying(points), area: area.applying(points), step: step / Self.density, surface: surface))
  }

  /// Makes the picture of a panel of the page the context's source, in points of the page; false where there is none.
  func setSource(of panel: CGRect, on cr: OpaquePointer) -> Bool {
    guard
      let index = pictures.firstIndex(where: {
        abs($0.panel.minX - panel.minX) < 0.5 && abs($0.panel.minY - panel.minY) < 0.5
          && abs($0.panel.maxX - panel.maxX) < 0.5 && abs($0.panel.maxY - panel.maxY) < 0.5
      })
    else { return false }
    // Panels come in the same order: the next of the same place is another.
    let picture: Picture = pictures.remove(at: index)
    cairo_identity_matrix(cr)
    cairo_translate(cr, picture.area.minX, picture.area.minY)
    cairo_scale(cr, picture.step, picture.step)
    cairo_set_source_surface(cr, picture.surface.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR)
    return true
  }
}
