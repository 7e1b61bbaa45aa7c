import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Fonts with every choice made, and their widths.
@MainActor
@Suite("Resolved fonts", .serialized)
struct FontResolutionTests {
  private func resolved(_ font: Font, _ settings: HostSettings = HostSettings()) throws -> Font.Resolved {
    struct Reader: View {
      @Environment(\.fontResolutionContext) private var context
      let font: Font
      let tell: (Font.Resolved) -> Void

      var body: some View {
        let _ = tell(font.resolve(in: context))
        Color.clear
      }
    }
    var result: Font.Resolved?
    _ = try window(settings: settings) { Reader(font: font) { result = $0 } }
    return try #require(result)
  }

  @Test("A resolved font says what was chosen, by itself or by its style")
  func choices() throws {
    let plain: Font.Resolved = try resolved(.body)
    #expect(plain.pointSize == 17 && plain.weight == .regular && plain.width == .standard && plain.leading == .standard)
    #expect(!plain.isBold && !plain.isItalic && !plain.isMonospaced && !plain.isSmallCaps)
    #expect(try resolved(.headline).weight == .semibold)
    let font: Font = .system(size: 20, weight: .heavy, design: .monospaced).italic().leading(.tight).width(.condensed)
    let chosen: Font.Resolved = try resolved(font)
    #expect(chosen.pointSize == 20 && chosen.weight == .heavy && chosen.isBold && chosen.isItalic)
    #expect(chosen.isMonospaced && chosen.leading == .tight && chosen.width == .condensed)
    #expect(try resolved(.body.monospaced()).isMonospaced)
    #expect(try resolved(.title.bold()).weight == .bold)
    #expect(try resolved(.body.pointSize(9).scaled(by: 2)).pointSize == 18)
    #expect(try resolved(.body) == resolved(.system(size: 17)))
  }

  @Test("Small capitals are those of capitals, of small letters, or of both")
  func smallCaps() throws {
    let lower: Font.Resolved = try resolved(.body.lowercaseSmallCaps())
    #expect(lower.isLowercaseSmallCaps && !lower.isUppercaseSmallCaps && !lower.isSmallCaps)
    let upper: Font.Resolved = try resolved(.body.uppercaseSmallCaps())
    #expect(!upper.isLowercaseSmallCaps && upper.isUppercaseSmallCaps && !upper.isSmallCaps)
    #expect(try resolved(.body.smallCaps()).isSmallCaps)
    #expect(try !resolved(.body.smallCaps().lowercaseSmallCaps(false)).isSmallCaps)
    func width(_ text: String, _ font: Font) throws -> CGFloat {
      try #require(window { Text(verbatim: text).font(font) }.frame(text)).width
    }
    #expect(try width("HH", .body.uppercaseSmallCaps()) < width("HH", .body))
    #expect(try width("HH", .body.lowercaseSmallCaps()) == width("HH", .body))
    #expect(try width("xx", .body.uppercaseSmallCaps()) == width("xx", .body))
    #expect(try width("xx", .body.lowercaseSmallCaps()) != width("xx", .body))
  }

  @Test("The context is that of the environment: text size and legibility")
  func context() throws {
    var settings = HostSettings()
    settings.textSize = 7
    #expect(try resolved(.body, settings).pointSize == 28)
    #expect(try resolved(.system(size: 17), settings).pointSize == 17)
  }

  @Test("Widths make letters narrower or wider, with the space between them")
  func widths() throws {
    func width(_ font: Font) throws -> CGFloat {
      try #require(window { Text(verbatim: "Hamburgefonts").font(font) }.frame("Hamburgefonts")).width
    }
    let plain: CGFloat = try width(.body)
    for (font, share) in [(Font.Width.compressed, 0.76), (.condensed, 0.88), (.standard, 1), (.expanded, 1.12)] {
      #expect(abs(try width(.body.width(font)) - plain * share) <= 1, "\(font)")
    }
    #expect(
      try window { Text(verbatim: "H").font(.body.width(.condensed)) }.displayLines[0].contains("stretch 0.88"))
    let spaced: CGFloat = try #require(
      window { Text(verbatim: "HH").tracking(5).fontWidth(.condensed) }.frame("HH")
    ).width
    let close: CGFloat = try #require(window { Text(verbatim: "HH").fontWidth(.condensed) }.frame("HH")).width
    #expect(abs(spaced - close - 10) <= 1, "tracking stays as it is")
  }
}
