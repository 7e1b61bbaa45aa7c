import CoreGraphics
import DisplayList

extension GraphicsContext {
  /// An image with what it takes from the environment, ready to be drawn.
  public struct ResolvedImage {
    /// The size of the image, in points.
    public var size: CGSize { drawing.size }
    /// How far the base line is below the top, in points.
    public var baseline: CGFloat { drawing.baseline }
    /// What the image is painted in, where it is a template; nil for its own colours.
    public var shading: GraphicsContext.Shading?
    let drawing: ImageDrawing
  }

  /// An image with what it takes from the environment.
  public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage {
    let drawing: ImageDrawing = image.drawing(in: environment)
    return ResolvedImage(shading: drawing.isTemplate ? .foreground : nil, drawing: drawing)
  }

  /// Draws an image stretched to a rectangle.
  public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let shading: Shading = image.shading ?? .foreground
    let layers: [Paint] = image.drawing.paints(rect, shading.styleContext(in: rect, self))
    let first: Paint = shading.paint(in: rect, state.base.styleContext())
    // What a style does besides is done to the outline of all layers.
    let items: [DisplayItem] = shading.items(in: rect, context: self) { paint in
      image.drawing.items(rect, paint == first ? layers : [paint])
    }
    add(items, in: state.transform)
  }

  /// Draws an image at its size, a point of it at `point`.
  public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(anchor, at: point, size: image.size))
  }

  /// Draws an image stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its size, a point of it at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

/// How an image is drawn outside of a view of its own.
struct ImageDrawing {
  var size: CGSize
  var baseline: CGFloat
  /// Whether it is painted in the foreground.
  var isTemplate: Bool
  /// The paints of its layers in a rectangle, by the levels of the foreground.
  var paints: (CGRect, ShapeStyleContext) -> [Paint]
  /// The items in a rectangle, with the paints of its layers for a template.
  var items: (CGRect, [Paint]) -> [DisplayItem]
}
