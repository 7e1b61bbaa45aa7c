import Foundation
import SeededNumbers
import Testing
import TextEngine
import TextPango

@Suite("Shaping word by word")
struct WordShapingTests {
  private static let words: [String] = [
    "a", "I", "Way", "To", "AVT", "records", "inspection", "fi", "office", "123", "10:59", "4x3", "0x7F", "x", "X",
    "(yes)", "(ABC)", "[1]", "{", "}", "\"so\"", "'", "“quoted”", "‘it’s’", "up-to-date", "A-B", "-", "–", "—", "->",
    "<-", "=>", "!=", "...", "…", "e.g.", "50%", "$5", "#1", "@you", "C++", "a/b", "/", "\\", "|", "!", "?", ";", ":",
    "naïve", "Łódź", "Ærø", "şŞ", "ĳ", "•", "+1", "*", "2*3", "1/2", "3rd", "&", "T.", "To,", "r,", "Yo—Yo", "^", "~",
    "https://example.org/a?b=c", "internationalisation", ")", "(", "AT&T", "O'Neill", "=", "<", ">", "_", "`", "$",
  ]

  private static func content(_ random: inout SeededGenerator, fonts: [FontDescriptor]) -> TextContent {
    var text: String =
      [" ", "  ", "\n", ""].randomElement(using: &random).flatMap { Bool.random(using: &random) ? $0 : "" } ?? ""
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      text += words.randomElement(using: &random) ?? ""
      text += [" ", " ", " ", " ", " ", " ", "  ", "\n", ""].randomElement(using: &random) ?? " "
    }
    var run = TextContent.Run(text: text, font: fonts.randomElement(using: &random) ?? FontDescriptor(size: 17))
    run.tracking = [0, 0, 0, 1.3, -0.4].randomElement(using: &random) ?? 0
    return TextContent(runs: [run])
  }

  private static func font(_ random: inout SeededGenerator) -> FontDescriptor {
    var font = FontDescriptor(
      size: [9, 11, 13, 15, 17, 17.3, 20, 22, 34].randomElement(using: &random) ?? 17,
      weight: [400, 400, 500, 600, 700, 900].randomElement(using: &random) ?? 400)
    font.isItalic = Int.random(in: 0..<5, using: &random) == 0
    font.hasMonospacedDigits = Int.random(in: 0..<5, using: &random) == 0
    font.design = [.standard, .standard, .standard, .serif, .monospaced].randomElement(using: &random) ?? .standard
    if Int.random(in: 0..<8, using: &random) == 0 { font.family = "DejaVu Sans" }
    font.language = [nil, nil, nil, "ro", "tr", "ca"].randomElement(using: &random) ?? nil
    return font
  }

  @Test("A text has the same advances and breaks from its words as when Pango shapes it whole", arguments: 1...8)
  func equality(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let shaper: PangoShaper = try PangoShaper()
    let fonts: [FontDescriptor] = (0..<6).map { _ in Self.font(&random) }
    for _ in 0..<500 {
      let content: TextContent = Self.content(&random, fonts: fonts)
      let words: ShapedText = shaper.shape(content)
      let whole: ShapedText = shaper.shapeWhole(content)
      #expect(words == whole, "\(content.string) in \(content.runs[0].font)")
    }
  }

  @Test("A new text of known words is shaped from them")
  func knownWords() throws {
    let shaper: PangoShaper = try PangoShaper()
    // A font that is seen for the first time is shaped as a whole: it may never come again.
    for text in ["first", "Every operator keeps records of each inspection.", "of operator keeps each"] {
      _ = shaper.shape(.plain(text, size: 17))
    }
    #expect(shaper.wholeShapingCount == 1)
    let words: Int = shaper.wordCount
    _ = shaper.shape(.plain("Every operator records each inspection.", size: 17))
    #expect(shaper.wholeShapingCount == 1)
    #expect(shaper.wordCount == words)
    _ = shaper.shape(.plain("Every operator records each fee of inspection.", size: 17))
    #expect(shaper.wordCount == words + 1)
  }

  @Test("Words in which letters join to one sign are shaped with their paragraph")
  func ligatures() throws {
    let shaper: PangoShaper = try PangoShaper()
    func content(_ text: String) -> TextContent {
      TextContent.plain(text, size: 17).with { $0.runs[0].font.family = "DejaVu Sans" }
    }
    _ = shaper.shape(content("a"))
    _ = shaper.shape(content("of Łódź – “so”"))
    #expect(shaper.wholeShapingCount == 1)
    #expect(shaper.shape(content("fit for office")) == shaper.shapeWhole(content("fit for office")))
    #expect(shaper.wholeShapingCount == 3)
  }

  @Test("A text that is not made of words that stand alone is shaped as a whole")
  func others() throws {
    let shaper: PangoShaper = try PangoShaper()
    _ = shaper.shape(.plain("a", size: 17))
    for (number, text) in ["ab שלום", "漢字", "e\u{301}", "a\tb", "ab👍", "a\u{AD}b", "n\u{2028}n"].enumerated() {
      _ = shaper.shape(.plain(text, size: 17))
      #expect(shaper.wholeShapingCount == number + 2, "\(text)")
    }
    _ = shaper.shape(TextContent.plain("ab", size: 17).with { $0.isRightToLeft = true })
    _ = shaper.shape(TextContent.plain("ab", size: 17).with { $0.runs.append($0.runs[0]) })
    #expect(shaper.wholeShapingCount == 10)
  }
}
