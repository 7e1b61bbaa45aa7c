import CoreGraphics

extension Image {
  /// Lets the image take the space that it is offered, instead of the size of its picture.
  ///
  /// - Parameters:
  ///   - capInsets: The edges of the picture, in its points, that keep their size; none by default.
  ///   - resizingMode: Whether what lies between them is stretched, the default, or repeated.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
  }

  /// Sets whether the image keeps its colours.
  ///
  /// - Parameter renderingMode: `.template` shows the opaque parts in the foreground style, `.original` shows the
  ///   picture's own colours; nil leaves it to the picture.
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
