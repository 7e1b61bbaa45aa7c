import CoreGraphics
import DisplayList

/// What a style is in one place: the paint, and what the style does besides (shadows, blending, a blur behind it).
struct ShapeInk {
  private let shape: _ShapeStyle_Shape

  init(_ style: some ShapeStyle, in rect: CGRect, _ context: ShapeStyleContext) {
    var shape = _ShapeStyle_Shape(rect: rect, context: context)
    style._apply(to: &shape)
    self.shape = shape
  }

  /// Clear when a style sets none.
  var paint: Paint { shape.paint ?? .color(RGBA(hex: 0, alpha: 0)) }

  /// Items that `draw` makes with the paint, and all that the style does besides.
  func items(_ draw: (Paint) -> [DisplayItem]) -> [DisplayItem] {
    var items: [DisplayItem] = draw(paint)
    if let tiles = shape.tiles {
      let covering: [DisplayItem] = draw(covering)
      let pieces: [DisplayItem] = tiles.items(covering: covering.bounds)
      items = pieces.isEmpty ? [] : [.group(.mask(covering), pieces)]
    }
    return decorated(items, draw)
  }

  /// The same for letters and symbols, which a picture paints as one pattern.
  func marks(_ draw: (Paint) -> [DisplayItem]) -> [DisplayItem] { decorated(draw(paint), draw) }

  /// Whether letters and symbols look the same in both.
  func marksAlike(_ other: ShapeInk) -> Bool {
    paint == other.paint && shape.decorations == other.shape.decorations
      && shape.backdropRadius == other.shape.backdropRadius && shape.opacity == other.shape.opacity
  }

  private var covering: Paint { .color(RGBA(hex: 0, alpha: shape.opacity)) }

  /// What the style does to items that are drawn already; `draw` draws the same in another paint.
  func decorated(_ items: [DisplayItem], _ draw: (Paint) -> [DisplayItem]) -> [DisplayItem] {
    var items: [DisplayItem] = items
    // Where nothing is drawn, nothing throws a shadow.
    if items.isEmpty { return items }
    if shape.backdropRadius > 0 {
      items = [.group(.backdrop(radius: shape.backdropRadius, covering: draw(covering)), items)]
    }
    return shape.decorations.reduce(items) { $1.applied(to: $0) }
  }
}

extension ShapeStyle {
  /// Items painted in the style: those that `draw` makes with its paint, and its shadows.
  package func items(
    in rect: CGRect, context: ShapeStyleContext, _ draw: (Paint) -> [DisplayItem]
  ) -> [DisplayItem] {
    ShapeInk(self, in: rect, context).items(draw)
  }

  /// The style as paint for a rectangle; clear when a style sets none.
  package func paint(in rect: CGRect, context: ShapeStyleContext) -> Paint { ShapeInk(self, in: rect, context).paint }
}
