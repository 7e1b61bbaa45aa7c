import CPango
import Foundation
import Testing
import TextEngine
import TextPango

@Suite("Painting text")
struct TextPainterTests {
  private let font: FontDescriptor = FontDescriptor(size: 17)

  /// The sum of a white picture's darkness in each column of pixels, after drawing in black.
  private func columns(scale: Double = 2, draw: (OpaquePointer) -> Void) throws -> [Int] {
    let surface: OpaquePointer = try #require(cairo_image_surface_create(CAIRO_FORMAT_A8, 400, 80))
    let cairo: OpaquePointer = try #require(cairo_create(surface))
    cairo_scale(cairo, scale, scale)
    draw(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    defer { cairo_surface_destroy(surface) }
    let data: UnsafeMutablePointer<UInt8> = try #require(cairo_image_surface_get_data(surface))
    let stride: Int = Int(cairo_image_surface_get_stride(surface))
    return (0..<400).map { column in (0..<80).reduce(0) { $0 + Int(data[$1 * stride + column]) } }
  }

  @Test("Glyphs cover the width that was measured, from where they were put")
  func place() throws {
    let fonts: PangoFonts = try PangoFonts()
    let painter: PangoTextPainter = PangoTextPainter(fonts: fonts)
    let columns: [Int] = try columns { painter.draw("HH", font: font, at: CGPoint(x: 20, y: 30), on: $0) }
    let inked: [Int] = columns.indices.filter { columns[$0] > 0 }
    let width: CGFloat = PangoShaper(fonts: fonts).layout(
      TextContent(runs: [TextContent.Run(text: "HH", font: font)]), width: nil, height: nil, displayScale: 2
    ).lines[0].width
    let first: Int = try #require(inked.first)
    let last: Int = try #require(inked.last)
    // An H has side bearings of about a tenth of the size.
    #expect((41...46).contains(first))
    #expect((Int(40 + width * 2) - 6...Int(40 + width * 2)).contains(last))
  }

  @Test("A text is shaped once, however often it is drawn, and drawn alike each time")
  func cached() throws {
    let painter: PangoTextPainter = try PangoTextPainter()
    let pictures: [[Int]] = try (0..<3).map { _ in
      try columns { painter.draw("Records", font: font, at: CGPoint(x: 10, y: 30), on: $0) }
    }
    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
    #expect(pictures[0].contains { $0 > 0 })
    #expect(painter.shapingCount == 1)
  }

  @Test("Other uses of the same fonts by a shaper do not change the drawing")
  func independentOfShaper() throws {
    let fonts: PangoFonts = try PangoFonts()
    let painter: PangoTextPainter = PangoTextPainter(fonts: fonts)
    let before: [Int] = try columns { painter.draw("((", font: font, at: CGPoint(x: 10, y: 30), on: $0) }
    let other: PangoTextPainter = PangoTextPainter(fonts: fonts)
    let rightToLeft: TextContent = TextContent.plain("1\t2").with { $0.isRightToLeft = true }
    _ = PangoShaper(fonts: fonts).layout(rightToLeft, width: nil, height: nil, displayScale: 2)
    let after: [Int] = try columns { other.draw("((", font: font, at: CGPoint(x: 10, y: 30), on: $0) }
    #expect(before == after)
    let mirrored: [Int] = try columns { other.draw("\u{200F}((", font: font, at: CGPoint(x: 10, y: 30), on: $0) }
    #expect(mirrored != before)
  }

  @Test("Bars run below and through the text, as wide as it is")
  func decorations() throws {
    let painter: PangoTextPainter = try PangoTextPainter()
    let plain: [Int] = try columns { painter.draw("ii", font: font, tracking: 30, at: CGPoint(x: 10, y: 30), on: $0) }
    for (underlined, struck) in [(true, false), (false, true)] {
      let barred: [Int] = try columns {
        painter.draw(
          "ii", font: font, tracking: 30, isUnderlined: underlined, isStruckThrough: struck,
          at: CGPoint(x: 10, y: 30), on: $0)
      }
      // Between the letters there is ink only from the bar, two pixels of it.
      #expect(plain[60] == 0)
      #expect(barred[60] == 2 * 255)
    }
  }

  @Test("Letters are drawn as a line along their outlines, half of which stands beside them")
  func outlines() throws {
    let painter: PangoTextPainter = try PangoTextPainter()
    var large: FontDescriptor = font
    large.size = 40
    func drawn(_ outline: CGFloat) throws -> [Int] {
      try columns { painter.draw("I", font: large, outline: outline, at: CGPoint(x: 40, y: 38), on: $0) }
    }
    let (filled, thin, thick): ([Int], [Int], [Int]) = (try drawn(0), try drawn(1), try drawn(4))
    let first: Int = try #require(filled.firstIndex { $0 > 0 })
    let thickFirst: Int = try #require(thick.firstIndex { $0 > 0 })
    // Two points, at two pixels each.
    #expect((3...5).contains(first - thickFirst))
    // In the middle of the stroke of the letter there are two ends of the outline alone.
    let middle: Int = (first + (filled.lastIndex { $0 > 0 } ?? first)) / 2
    #expect(thin[middle] < filled[middle] / 4 && thin[middle] > 0)
  }

  @Test("Turned, mirrored and huge text is drawn, too")
  func transforms() throws {
    let painter: PangoTextPainter = try PangoTextPainter()
    for matrix in [(0.0, 1.0, -1.0, 0.0), (1, 0, 0, -1), (60, 0, 0, 60)] {
      let columns: [Int] = try columns { cairo in
        var matrix: cairo_matrix_t = cairo_matrix_t(
          xx: matrix.0, yx: matrix.1, xy: matrix.2, yy: matrix.3, x0: 50, y0: 20)
        cairo_transform(cairo, &matrix)
        painter.draw("Records", font: font, at: .zero, on: cairo)
      }
      #expect(columns.contains { $0 > 0 })
    }
  }

  @Test("The context is left as it was")
  func contextIsRestored() throws {
    let painter: PangoTextPainter = try PangoTextPainter()
    _ = try columns { cairo in
      var before: cairo_matrix_t = cairo_matrix_t()
      cairo_get_matrix(cairo, &before)
      painter.draw("Records", font: font, isUnderlined: true, at: CGPoint(x: 3, y: 4), on: cairo)
      var after: cairo_matrix_t = cairo_matrix_t()
      cairo_get_matrix(cairo, &after)
      #expect(before.x0 == after.x0 && before.xx == after.xx && before.yy == after.yy)
      #expect(cairo_has_current_point(cairo) == 0)
      #expect(cairo_status(cairo) == CAIRO_STATUS_SUCCESS)
    }
  }

  @Test("Senseless places and sizes draw nothing")
  func senseless() throws {
    let painter: PangoTextPainter = try PangoTextPainter()
    let columns: [Int] = try columns { cairo in
      painter.draw("a", font: font, at: CGPoint(x: CGFloat.nan, y: 30), on: cairo)
      painter.draw("a", font: font, at: CGPoint(x: 1e30, y: 30), on: cairo)
      painter.draw("a", font: FontDescriptor(size: 0), at: CGPoint(x: 10, y: 30), on: cairo)
      painter.draw("a", font: FontDescriptor(size: .nan), at: CGPoint(x: 10, y: 30), on: cairo)
      painter.draw("", font: font, at: CGPoint(x: 10, y: 30), on: cairo)
      #expect(cairo_status(cairo) == CAIRO_STATUS_SUCCESS)
    }
    #expect(columns.allSatisfy { $0 == 0 })
  }
}
