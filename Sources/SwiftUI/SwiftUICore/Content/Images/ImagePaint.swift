import CoreGraphics
import DisplayList
import ImageEngine

/// Fills a shape with an image, again and again from the upper left corner of the shape's bounds.
///
/// Text that is painted in it shows the whole of a picture; symbols and images that a closure draws paint no text.
@frozen public struct ImagePaint: ShapeStyle {
  public var image: Image
  /// The part of the image that is shown, in parts of its size.
  public var sourceRect: CGRect
  /// How much larger than the image its part is drawn.
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.level = 0
    let tiles: ImageTiles? = ImageTiles(self, from: shape.rect.origin, in: shape.context)
    shape.setPaint(tiles?.paint ?? .color(RGBA(hex: 0, alpha: 0)))
    shape.tiles = tiles
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Fills with an image, again and again.
  ///
  /// - Parameters:
  ///   - sourceRect: The part of the image that is shown, in parts of its size.
  ///   - scale: How much larger than the image its part is drawn.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> Self {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// An image as tiles side by side.
struct ImageTiles: PaintTiles {
  private let image: ResolvedImage
  private let part: CGRect
  /// The first of them.
  private let tile: CGRect
  private let foreground: Paint

  /// So many pieces of what is no picture are drawn at most.
  private static let mostTiles: Int = 4096

  /// Nil where there is nothing to see.
  init?(_ paint: ImagePaint, from origin: CGPoint, in context: ShapeStyleContext) {
    let image: ResolvedImage = paint.image.resolved(
      in: context.environment, images: context.environment.imageLoading.images)
    let part: CGRect = paint.sourceRect.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    let width: CGFloat = image.size.width * part.width * paint.scale
    let height: CGFloat = image.size.height * part.height * paint.scale
    guard !part.isNull, width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    self.image = image
    self.part = part
    tile = CGRect(origin: origin, size: CGSize(width: width, height: height))
    foreground = ForegroundStyle().paint(in: CGRect(origin: origin, size: tile.size), context: context)
  }

  /// For what takes paint alone: the whole picture; nil for what is none.
  var paint: Paint? {
    guard case .picture(let box, _, .up) = image.content, box.object is CGImage, !image.isTemplate else { return nil }
    return .tile(box, whole(in: tile))
  }

  /// The tiles over all of a rectangle.
  func items(covering rect: CGRect) -> [DisplayItem] {
    guard !rect.isNull, rect.width.isFinite, rect.height.isFinite else { return [] }
    let left: CGFloat = ((rect.minX - tile.minX) / tile.width).rounded(.down)
    let top: CGFloat = ((rect.minY - tile.minY) / tile.height).rounded(.down)
    let columns: CGFloat = ((rect.maxX - tile.minX) / tile.width).rounded(.up) - left
    let rows: CGFloat = ((rect.maxY - tile.minY) / tile.height).rounded(.up) - top
    let start = CGPoint(x: tile.minX + left * tile.width, y: tile.minY + top * tile.height)
    if case .picture(let box, _, .up) = image.content, let pixels = box.object as? CGImage, !image.isTemplate {
      var style: ImageStyle = image.style
      style.part = CGRect(
        x: part.minX * CGFloat(pixels.width), y: part.minY * CGFloat(pixels.height),
        width: part.width * CGFloat(pixels.width), height: part.height * CGFloat(pixels.height))
      style.tile = tile.size
      let area = CGRect(origin: start, size: CGSize(width: columns * tile.width, height: rows * tile.height))
      return [.image(box, area, style)]
    }
    guard columns * rows <= CGFloat(Self.mostTiles) else { return [] }
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).flatMap { column in
        piece(at: CGPoint(x: start.x + CGFloat(column) * tile.width, y: start.y + CGFloat(row) * tile.height))
      }
    }
  }

  private func piece(at origin: CGPoint) -> [DisplayItem] {
    let place = CGRect(origin: origin, size: tile.size)
    let items: [DisplayItem] = image.items(in: whole(in: place), paints: [foreground])
    if part == CGRect(x: 0, y: 0, width: 1, height: 1) { return items }
    return [.group(.clip(CGPath(rect: place, transform: nil), evenOdd: false), items)]
  }

  /// All of the image, where its part is in `place`.
  private func whole(in place: CGRect) -> CGRect {
    let size = CGSize(width: place.width / part.width, height: place.height / part.height)
    return CGRect(
      x: place.minX - part.minX * size.width, y: place.minY - part.minY * size.height, width: size.width,
      height: size.height)
  }
}
