import CPango
import Foundation
import Testing
import TextEngine
import TextPango

@Suite("Emoji and other scripts")
struct EmojiTests {
  private let font: FontDescriptor = FontDescriptor(size: 17)
  private static let width: Int = 400
  private static let height: Int = 80

  private struct Pixel: Equatable {
    var (red, green, blue, alpha): (Int, Int, Int, Int)

    /// Whether it is neither black, white nor grey.
    var isColorful: Bool { max(red, green, blue) - min(red, green, blue) > 40 }

    static func == (one: Pixel, other: Pixel) -> Bool {
      (one.red, one.green, one.blue, one.alpha) == (other.red, other.green, other.blue, other.alpha)
    }
  }

  /// The pixels, two for a point, that have any ink, by column; black ink, whose base line is 30 points down.
  private func pixels(
    _ text: String, font: FontDescriptor? = nil, alpha: Double = 1
  ) throws -> [(column: Int, row: Int, pixel: Pixel)] {
    let painter: PangoTextPainter = try PangoTextPainter()
    let surface: OpaquePointer = try #require(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(Self.width), Int32(Self.height)))
    defer { cairo_surface_destroy(surface) }
    let cairo: OpaquePointer = try #require(cairo_create(surface))
    cairo_scale(cairo, 2, 2)
    cairo_set_source_rgba(cairo, 0, 0, 0, alpha)
    painter.draw(text, font: font ?? self.font, at: CGPoint(x: 10, y: 30), on: cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    let data: UnsafeMutablePointer<UInt8> = try #require(cairo_image_surface_get_data(surface))
    let stride: Int = Int(cairo_image_surface_get_stride(surface))
    return (0..<Self.width).flatMap { column in
      (0..<Self.height).compactMap { row in
        let at: UnsafeMutablePointer<UInt8> = data + row * stride + column * 4
        guard at[3] > 0 else { return nil }
        return (column, row, Pixel(red: Int(at[2]), green: Int(at[1]), blue: Int(at[0]), alpha: Int(at[3])))
      }
    }
  }

  private func width(_ text: String, size: CGFloat = 17) throws -> CGFloat {
    try PangoShaper().layout(.plain(text, size: size), width: nil, height: nil, displayScale: 2).size.width
  }

  @Test("The packages bring a face for emoji, and faces for Chinese, Japanese, Korean, Thai and Hindi")
  func families() throws {
    let families: Set<String> = try FontLibrary.standard().families
    for family in ["Noto Color Emoji", "Noto Sans CJK SC", "Noto Sans Thai", "Noto Sans Devanagari"] {
      #expect(families.contains(family))
    }
  }

  @Test("An emoji is as big as the font, in its own colours", arguments: [12.0, 17, 34])
  func size(_ size: CGFloat) throws {
    let measured: CGFloat = try width("\u{1F600}", size: size)
    // The face says 1.275 of the size less its bitmaps' rounding; Apple's are about as wide.
    #expect(measured > 1.1 * size && measured < 1.4 * size)
    let ink = try pixels("\u{1F600}", font: FontDescriptor(size: size))
    #expect(ink.contains { $0.pixel.isColorful })
    let columns: [Int] = ink.map(\.column)
    let rows: [Int] = ink.map(\.row)
    let box: (left: Int, right: Int) = (try #require(columns.min()), try #require(columns.max()))
    #expect(box.left >= 20 && box.right <= Int(20 + 2 * measured) + 1)
    let (top, bottom): (Int, Int) = (try #require(rows.min()), try #require(rows.max()))
    #expect(bottom - top <= Int(2.6 * size))
  }

  @Test(
    "Families, flags, skin colours and key caps are one letter each",
    arguments: [
      "\u{1F469}\u{200D}\u{1F692}", "\u{1F1E9}\u{1F1EA}", "\u{1F44D}\u{1F3FD}", "1\u{FE0F}\u{20E3}",
    ])
  func sequences(_ text: String) throws {
    let one: CGFloat = try width("\u{1F600}")
    #expect(try width(text) == one)
    #expect(try pixels(text).contains(where: \.pixel.isColorful))
  }

  @Test("A sign is a picture with the selector for pictures behind it, and a letter without")
  func selectors() throws {
    #expect(try pixels("\u{260E}\u{FE0E}").contains(where: \.pixel.isColorful) == false)
    #expect(try pixels("\u{260E}").contains(where: \.pixel.isColorful) == false)
    #expect(try pixels("\u{260E}\u{FE0F}").contains(where: \.pixel.isColorful))
    #expect(try pixels("\u{2764}\u{FE0F}").contains(where: \.pixel.isColorful))
    #expect(try pixels("12 #*").contains(where: \.pixel.isColorful) == false)
  }

  @Test("Letters beside an emoji look as they do alone")
  func neighbours() throws {
    let end: Int = 20 + 2 * Int(try width("Records"))
    func left(_ text: String) throws -> [[Int]] {
      try pixels(text).filter { $0.column < end }.map { [$0.column, $0.row, $0.pixel.alpha] }
    }
    // A mask of a word and its outlines differ by rounding.
    let alone: [[Int]] = try left("Records")
    let beside: [[Int]] = try left("Records \u{1F600}")
    #expect(!alone.isEmpty)
    let known: [[Int]: Int] = Dictionary(uniqueKeysWithValues: alone.map { ([$0[0], $0[1]], $0[2]) })
    #expect(beside.allSatisfy { abs(known[[$0[0], $0[1]], default: 0] - $0[2]) <= 24 })
  }

  @Test("Faint text has faint emoji")
  func opacity() throws {
    let whole = try pixels("a\u{1F600}")
    let faint = try pixels("a\u{1F600}", alpha: 0.25)
    #expect(whole.map(\.pixel.alpha).max() == 255)
    let strongest: Int = try #require(faint.map(\.pixel.alpha).max())
    #expect((60...66).contains(strongest))
    #expect(faint.contains { $0.pixel.red - $0.pixel.blue > 20 })
  }

  @Test(
    "All scripts stand on one base line, whichever comes first",
    arguments: ["\u{D55C}", "\u{E01}", "\u{915}", "\u{65E5}", "\u{5D0}"])
  func baseLine(_ letter: String) throws {
    // An H stands on the base line: its lowest row is just above it.
    let first: Int = try #require(try pixels("H").map(\.row).max())
    let end: Int = 20 + 2 * Int(try width(letter + " "))
    let below: Int? = try pixels(letter + " H").filter { $0.column > end }.map(\.row).max()
    #expect(below == first)
    #expect(first == 59)
  }

  @Test("Lines with emoji and other scripts are as high as others")
  func lines() throws {
    let shaper: PangoShaper = try PangoShaper()
    let plain: CGSize = shaper.size(.plain("Ag", size: 17))
    for text in ["\u{1F600}", "\u{65E5}\u{672C}", "\u{E44}\u{E17}\u{E22}", "\u{939}\u{93F}"] {
      #expect(shaper.size(.plain(text, size: 17)).height == plain.height)
    }
  }

  @Test("Where text stays text, as on paper, emoji are drawn, too")
  func paper() throws {
    let painter: PangoTextPainter = try PangoTextPainter()
    func inked(_ text: String) throws -> Double {
      let surface: OpaquePointer = try #require(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil))
      defer { cairo_surface_destroy(surface) }
      let cairo: OpaquePointer = try #require(cairo_create(surface))
      painter.draw(text, font: font, at: CGPoint(x: 10, y: 30), on: cairo)
      #expect(cairo_status(cairo) == CAIRO_STATUS_SUCCESS)
      cairo_destroy(cairo)
      var (x, y, width, height): (Double, Double, Double, Double) = (0, 0, 0, 0)
      cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
      return width
    }
    let together: Double = try inked("a\u{1F600}b")
    let measured: Double = Double(try width("a\u{1F600}b"))
    #expect(abs(together - measured) < 3)
    #expect(try inked("\u{1F600}") > 15)
  }
}
