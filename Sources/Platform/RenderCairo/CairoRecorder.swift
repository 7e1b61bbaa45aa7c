import CCairo
import CoreGraphics
import DeepStack
import DisplayList

/// Draws parts of a window on contexts that replay them later, as GTK's scenes do.
package struct CairoRecorder {
  private let tools: RenderTools

  package init(tools: RenderTools = .shared) { self.tools = tools }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - context: a `cairo_t` that records; the caller keeps it.
  ///   - bounds: where something is drawn, in points.
  ///   - density: pixels a point of what is drawn as pixels, such as blurs.
  ///   - isPicture: whether to draw pixels at once. Panels in a list of shapes and text, which has no pixels to look at,
  ///     show nothing of what lies behind them.
  /// - Throws: what was missing, such as a font; the rest is drawn.
  package func draw(
    _ list: DisplayList, on context: OpaquePointer, bounds: CGRect, density: CGFloat, isPicture: Bool = false
  ) throws {
    if isPicture || list.items.contains(where: \.needsPixels) {
      return try drawPixels(of: list, on: context, bounds: bounds, density: density)
    }
    var renderer = CairoRenderer(context: context, tools: tools)
    renderer.vectorDensity = density
    try tools.drawing { renderer.draw(list) }
  }

  /// Draws the list as a picture, for what has to look at the pixels behind it.
  private func drawPixels(
    of list: DisplayList, on context: OpaquePointer, bounds: CGRect, density: CGFloat
  ) throws {
    let surface = try CairoSurface(
      owning: cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32((bounds.width * density).rounded(.up)), Int32((bounds.height * density).rounded(.up))
      ))
    let canvas = try CairoCanvas(surface)
    cairo_scale(canvas.pointer, density, density)
    cairo_translate(canvas.pointer, -bounds.minX, -bounds.minY)
    try tools.drawing { CairoRenderer(context: canvas.pointer, tools: tools).draw(list) }
    cairo_surface_flush(surface.pointer)
    cairo_translate(context, bounds.minX, bounds.minY)
    cairo_scale(context, 1 / density, 1 / density)
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    cairo_paint(context)
  }
}

extension DisplayItem {
  /// Whether the item has a blend mode that Cairo lacks.
  fileprivate var needsPixels: Bool {
    guard case .group(let effect, let items) = self else { return false }
    if case .blend(.plusDarker) = effect { return true }
    return withEnoughStack { items.contains(where: \.needsPixels) }
  }
}
