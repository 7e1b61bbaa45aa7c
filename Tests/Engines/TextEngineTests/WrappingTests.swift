import Foundation
import Testing
import TextEngine
import TextPango

@Suite("Wrapping")
struct WrappingTests {
  let shaper: MonospaceTestShaper = MonospaceTestShaper()

  @Test("Lines end at the last word that fits; the space there counts as far as there is room")
  func words() {
    #expect(shaper.lines(.plain("one two three"), width: 70) == ["one two", "three"])
    #expect(shaper.lines(.plain("one two three"), width: 69) == ["one", "two", "three"])
    #expect(shaper.size(.plain("one two three"), width: 75) == CGSize(width: 75, height: 48))
  }

  @Test("A word too long for a line breaks at characters")
  func longWord() {
    #expect(shaper.lines(.plain("ab extraordinary"), width: 50) == ["ab", "extra", "ordin", "ary"])
  }

  @Test("A width narrower than a character still ends, one character a line")
  func tinyWidths() {
    for width in [0, -5, 3, -CGFloat.infinity] as [CGFloat] {
      #expect(shaper.lines(.plain("abc"), width: width) == ["a", "b", "c"])
      // The text takes no more than it is offered, and spaces after a letter take no line.
      #expect(shaper.size(.plain("abc"), width: width).width == max(width, 0))
      #expect(shaper.lines(.plain("a  b c "), width: width) == ["a", "b", "c"])
    }
  }

  @Test("Infinite and undefined widths are unlimited")
  func unlimitedWidths() {
    for width in [CGFloat.infinity, .nan, nil] {
      #expect(shaper.size(.plain("one two"), width: width) == CGSize(width: 70, height: 24))
    }
  }

  @Test("A cluster is never broken")
  func clusters() {
    #expect(shaper.lines(.plain("e\u{301}👩‍👩‍👧x"), width: 5) == ["e\u{301}", "👩‍👩‍👧", "x"])
  }

  @Test("Every kind of separator begins a new line", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
  func separators(separator: String) throws {
    #expect(shaper.lines(.plain("a\(separator)b")) == ["a", "b"])
    #expect(try PangoShaper().lines(.plain("a\(separator)b")) == ["a", "b"])
  }

  @Test("An empty line is one line high, also at the end")
  func blankLines() {
    #expect(shaper.lines(.plain("a\n\nb\n")) == ["a", "", "b", ""])
    #expect(shaper.size(.plain("a\n\nb\n")).height == 95.5, "four times 23.867")
  }

  @Test("Spaces at the start and at the end of a text count")
  func outerSpaces() {
    #expect(shaper.size(.plain("  ab   ")).width == 70)
  }

  @Test("Tabs go to the next multiple of 28 points")
  func tabs() {
    let layout: TextLayout = shaper.layout(.plain("a\tb\tabc"), width: nil, height: nil, displayScale: 2)
    #expect(layout.lines[0].fragments.map(\.x) == [0, 28, 56])
    #expect(layout.size.width == 86)
  }

  @Test("A soft hyphen shows only where the line ends")
  func softHyphen() throws {
    #expect(shaper.lines(.plain("extra\u{AD}ordinary"), width: 90) == ["extra-", "ordinary"])
    #expect(shaper.size(.plain("extra\u{AD}ordinary")).width == 130)
    // The hyphen itself needs room.
    #expect(shaper.lines(.plain("ab extra\u{AD}ordinary"), width: 80) == ["ab", "extra-", "ordinary"])
    #expect(try PangoShaper().lines(.plain("extra\u{AD}ordinary", size: 17), width: 70) == ["extra-", "ordinary"])
  }

  @Test("A text laid out in the size it took has the same lines")
  func hugging() throws {
    let pango: PangoShaper = try PangoShaper()
    let content: TextContent = .plain(
      "Every operator keeps records of each inspection, and hands them to the council within thirty days.", size: 13)
    for width in stride(from: 20.1, through: 400, by: 7.3) {
      let first: TextLayout = pango.layout(content, width: width, height: nil, displayScale: 3)
      let second: TextLayout = pango.layout(
        content, width: first.size.width, height: first.size.height, displayScale: 3)
      #expect(first == second, "at \(width)")
      #expect(first.size.width <= width || first.visibleLines.contains { $0.count == 1 })
    }
  }

  @Test("Words of one script per rule: an em dash, a hyphen and CJK allow breaks (UAX 14)")
  func unicodeBreaks() throws {
    let pango: PangoShaper = try PangoShaper()
    #expect(pango.lines(.plain("well-known", size: 17), width: 60) == ["well-", "known"])
    #expect(pango.lines(.plain("a\u{A0}b c", size: 17), width: 30) == ["a\u{A0}b", "c"])
    #expect(pango.lines(.plain("漢字漢字", size: 17), width: 40).count == 2)
  }
}
