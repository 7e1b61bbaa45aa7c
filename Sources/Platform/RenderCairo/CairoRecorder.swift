import CCairo
import CoreGraphics
import DisplayList

/// Draws parts of a window on contexts that replay them later, as GTK's scenes do.
package struct CairoRecorder {
  private let tools: RenderTools

  package init(tools: RenderTools = .shared) { self.tools = tools }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - context: a `cairo_t` that records; the caller keeps it.
  ///   - size: of the window, in points.
  ///   - density: pixels a point of what is drawn as pixels, such as blurs.
  ///   - hasBackdrops: whether the list is all of the window, so that panels can show what lies behind them.
  /// - Throws: what was missing, such as a font; the rest is drawn.
  package func draw(
    _ list: DisplayList, on context: OpaquePointer, size: CGSize, density: CGFloat, hasBackdrops: Bool
  ) throws {
    var renderer = CairoRenderer(context: context, tools: tools)
    renderer.vectorDensity = density
    try tools.drawing {
      if hasBackdrops {
        renderer.backdrops = BackdropPictures(list, size: size, transform: .identity, tools: tools)
      }
      renderer.draw(list)
    }
  }
}
