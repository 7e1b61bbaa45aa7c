import CoreGraphics

extension Image {
  /// Lets the image take the space that it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: the edges, in points of the image, that keep their size.
  ///   - resizingMode: how what lies between them fills the space.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
  }

  /// Draws the image in its own colours, or as a shape in the foreground style; nil leaves it to the image.
  public nonisolated func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// How pixels are mixed where the image is drawn larger or smaller than it is.
  public nonisolated func interpolation(_ interpolation: Image.Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Whether edges that lie between pixels are smoothed.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.isAntialiased = isAntialiased }
  }

  /// How the layers of a symbol are coloured; nil for the way of the environment.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }
}
