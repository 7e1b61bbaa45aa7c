import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Shapes filled with images.
@MainActor
@Suite("Image paint", .serialized)
struct ImagePaintTests {
  /// Red, green, blue and white, one pixel each, from the upper left.
  private var squares: Image {
    get throws {
      let bytes: [UInt8] = [
        255, 0, 0, 255, 0, 255, 0, 255,
        0, 0, 255, 255, 255, 255, 255, 255,
      ]
      let picture: CGImage = try #require(CGImage(width: 2, height: 2, premultipliedRGBA: bytes))
      return Image(decorative: picture, scale: 1).interpolation(.none)
    }
  }

  private func colors(_ view: some View, _ points: (CGFloat, CGFloat)...) throws -> [String] {
    let host = try window(width: 20, height: 20) { view }
    return try points.map { try host.color(x: $0.0, y: $0.1) }
  }

  @Test("An image is repeated from the corner of the shape, larger by the scale")
  func repeats() throws {
    let view = try Rectangle().fill(ImagePaint(image: squares, scale: 5)).padding(.leading, 2)
    #expect(
      try colors(view, (4, 2), (9, 2), (4, 7), (9, 7), (14, 12), (1, 1))
        == ["#FF0000", "#00FF00", "#0000FF", "#FFFFFF", "#FF0000", "#FFFFFF"])
  }

  @Test("A part of the image is repeated alone, and strokes show it too")
  func parts() throws {
    let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    let filled = try Rectangle().fill(.image(squares, sourceRect: right, scale: 4))
    #expect(Set(try colors(filled, (1, 1), (9, 3), (17, 18))) == ["#00FF00"])
    let ring = try Rectangle().strokeBorder(ImagePaint(image: squares, sourceRect: right, scale: 4), lineWidth: 4)
    #expect(try colors(ring, (2, 2), (10, 10), (18, 18)) == ["#00FF00", "#FFFFFF", "#00FF00"])
  }

  @Test("Symbols are repeated in the foreground, a part of one is cut out; nothing is drawn of an empty part")
  func symbols() throws {
    func lines(_ paint: ImagePaint) throws -> [String] {
      try window(width: 60, height: 20) { Rectangle().fill(paint) }.displayLines
    }
    let star = Image(systemName: "star")
    let whole: [String] = try lines(ImagePaint(image: star))
    #expect(whole.first == "group mask 1")
    #expect(whole.filter { $0.contains("symbol \"star\"") }.count >= 3)
    let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    #expect(try lines(ImagePaint(image: star, sourceRect: half)).contains { $0.contains("group clip") })
    #expect(try lines(ImagePaint(image: star, sourceRect: .zero)) == ["fill #000000/0 rect 0 0 60 20"])
  }

  @Test("A canvas fills paths with an image from a point of its space")
  func canvas() throws {
    let image: Image = try squares
    let view = Canvas { context, size in
      let whole = Path(CGRect(origin: .zero, size: size))
      context.fill(whole, with: .tiledImage(image, origin: CGPoint(x: 5, y: 0), scale: 5))
    }
    #expect(try colors(view, (2, 2), (7, 2), (12, 2)) == ["#00FF00", "#FF0000", "#00FF00"])
    let moved = Canvas { context, size in
      context.translateBy(x: 5, y: 0)
      context.fill(Path(CGRect(x: -5, y: 0, width: 20, height: 20)), with: .tiledImage(image, scale: 5))
    }
    #expect(try colors(moved, (2, 2), (7, 2), (12, 2)) == ["#00FF00", "#FF0000", "#00FF00"], "pieces move along")
  }

  @Test("An image paint has the values that it was made with")
  func values() throws {
    let rect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    var paint = ImagePaint(image: Image(systemName: "star"), sourceRect: rect, scale: 2)
    #expect(paint.image == Image(systemName: "star") && paint.sourceRect == rect && paint.scale == 2)
    paint.scale = 3
    paint.sourceRect = .zero
    paint.image = Image(systemName: "heart")
    #expect(paint.scale == 3 && paint.sourceRect == .zero && paint.image == Image(systemName: "heart"))
  }
}
