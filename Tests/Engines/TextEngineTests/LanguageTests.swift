import CPango
import Foundation
import Testing
import TextEngine
import TextPango

/// The language of a text decides between forms of its letters: Inter has a comma below s for Romanian, and sets the
/// double l of Catalan with a narrow dot.
@Suite("Languages of text")
struct LanguageTests {
  private func content(_ text: String, _ languages: String?...) -> TextContent {
    TextContent(
      runs: languages.map { language in
        var run = TextContent.Run(text: text, font: FontDescriptor(size: 17))
        run.font.language = language
        return run
      })
  }

  @Test("Catalan's double l is narrower than two letters around a dot, also beside another language")
  func advances() throws {
    let shaper: PangoShaper = try PangoShaper()
    let english: CGFloat = shaper.size(content("l·l", nil)).width
    let catalan: CGFloat = shaper.size(content("l·l", "ca")).width
    #expect(catalan < english - 2)
    #expect(shaper.size(content("l·l", "de")).width == english)
    let line: TextLayout = shaper.layout(content("l·l", "ca", nil), width: nil, height: nil, displayScale: 2)
    let widths: [CGFloat] = try #require(line.lines.first).fragments.map(\.width)
    #expect(widths[0] < widths[1] - 2, "\(line.dump())")
  }

  @Test("Words that are remembered in one language are not taken for another")
  func words() throws {
    let shaper: PangoShaper = try PangoShaper()
    for language in [nil, "ro", nil, "ro"] {
      let text: TextContent = content("pas 12 şir", language)
      #expect(shaper.shape(text) == shaper.shapeWhole(text))
    }
    let known: Int = shaper.wordCount
    _ = shaper.shape(content("şir", "ro"))
    #expect(shaper.wordCount > known, "as the last word, beside nothing")
    let again: Int = shaper.wordCount
    _ = shaper.shape(content("şir", "tr"))
    _ = shaper.shape(content("şir", "tr"))
    #expect(shaper.wordCount == again + 1, "a word of its own in another language")
  }

  @Test("Letters are drawn in the form of the language")
  func drawing() throws {
    let english: [UInt8] = try pixels("ş", language: nil)
    #expect(english.contains { $0 > 0 })
    #expect(try pixels("ş", language: "ro") == pixels("ș", language: nil))
    #expect(try pixels("ş", language: "tr") == english)
    #expect(try pixels("ş", language: "ro") != english)
  }

  private func pixels(_ text: String, language: String?) throws -> [UInt8] {
    var font = FontDescriptor(size: 18)
    font.language = language
    let painter: PangoTextPainter = try PangoTextPainter()
    let surface: OpaquePointer = cairo_image_surface_create(CAIRO_FORMAT_A8, 32, 32)
    defer { cairo_surface_destroy(surface) }
    let cairo: OpaquePointer = cairo_create(surface)
    painter.draw(text, font: font, at: CGPoint(x: 8, y: 20), on: cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    let bytes: UnsafeMutablePointer<UInt8> = try #require(cairo_image_surface_get_data(surface))
    return Array(UnsafeBufferPointer(start: bytes, count: 32 * Int(cairo_image_surface_get_stride(surface))))
  }
}
