import CoreGraphics
import DisplayList
import ImageEngine

extension UIImage {
  /// How an image is drawn, beside its picture.
  package struct Look: Sendable {
    package var renderingMode: RenderingMode = .automatic
    /// The colour in which its shape is painted.
    package var tint: UIColor?
    /// How the picture is cut where it is drawn at another size, in pixels of the upright picture.
    package var slicing: CatalogImage.Slicing?
    package var isMirroredRightToLeft: Bool = false
    package var configuration: Configuration?
    /// The variants of which the image is one.
    package var asset: UIImageAsset?

    package init() {}

    /// What was chosen for a symbol.
    package var symbol: SymbolChoice { configuration?.choice ?? SymbolChoice() }
  }

  /// Whether it has its own colours.
  public var renderingMode: RenderingMode { look.renderingMode }

  /// The same image with other colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

  /// The image's shape in a colour, which follows the appearance of where it is shown.
  ///
  /// A template is shown in the colour of that place all the same.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The image's shape in a colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same image as in a mirror.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(content: content, scale: scale, orientation: imageOrientation.mirrored, look: look)
  }

  /// The same image, which is shown as in a mirror where people read from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.isMirroredRightToLeft = true } }

  /// Whether it is shown as in a mirror where people read from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { look.isMirroredRightToLeft }
}

extension UIImage {
  /// How the middle of an image fills a larger space.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// The same image, whose edges keep their size where it is drawn at another one; its middle is repeated.
  ///
  /// - Parameter capInsets: how wide the edges are, in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image, whose edges keep their size where it is drawn at another one.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.slicing = CatalogImage.Slicing(
        top: capInsets.top * scale, leading: capInsets.left * scale, bottom: capInsets.bottom * scale,
        trailing: capInsets.right * scale, isTiled: resizingMode == .tile)
    }
  }

  /// How wide the edges are that keep their size, in points.
  public var capInsets: UIEdgeInsets {
    guard let slicing = look.slicing else { return .zero }
    return UIEdgeInsets(
      top: slicing.top / scale, left: slicing.leading / scale, bottom: slicing.bottom / scale,
      right: slicing.trailing / scale)
  }

  /// How the middle fills a larger space; it is repeated where nobody said.
  public var resizingMode: ResizingMode { look.slicing?.isTiled == false ? .stretch : .tile }
}
