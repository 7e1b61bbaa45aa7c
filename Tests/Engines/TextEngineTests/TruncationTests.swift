import Foundation
import Testing
import TextEngine
import TextPango

@Suite("Limits, truncation and shrinking")
struct TruncationTests {
  let shaper: MonospaceTestShaper = MonospaceTestShaper()

  private func truncated(_ text: String, _ mode: TextContent.Truncation, lines: Int = 1) -> TextContent {
    TextContent.plain(text).with {
      $0.truncation = mode
      $0.lineLimit = lines
    }
  }

  @Test("The tail is cut by characters, and no space stands before the ellipsis")
  func tail() {
    #expect(shaper.lines(truncated("one two three", .tail), width: 90) == ["one two…"])
    #expect(shaper.lines(truncated("one two three", .tail), width: 100) == ["one two t…"])
    #expect(shaper.lines(truncated("one two three", .tail, lines: 2), width: 40) == ["one", "two…"])
  }

  @Test("The head gives way on the last line, whose end is the end of the text")
  func head() {
    #expect(shaper.lines(truncated("one two three", .head), width: 80) == ["…o three"])
    #expect(shaper.lines(truncated("one two three four", .head, lines: 2), width: 70) == ["one two", "…e four"])
  }

  @Test("The middle gives way to both halves of the line")
  func middle() {
    #expect(shaper.lines(truncated("abcdefghij", .middle), width: 70) == ["abc…hij"])
    #expect(shaper.lines(truncated("abcdefghij", .middle), width: 80) == ["abc…ghij"])
  }

  @Test("A line that is followed by more ends with an ellipsis, blank lines apart")
  func explicitLines() {
    #expect(shaper.lines(truncated("one\ntwo", .tail)) == ["one…"])
    #expect(shaper.lines(truncated("one\ntwo", .middle)) == ["one…two"])
    #expect(shaper.lines(truncated("one\n\n", .tail)) == ["one"])
    #expect(!shaper.layout(truncated("one\n\n", .tail), width: nil, height: nil, displayScale: 2).isTruncated)
  }

  @Test("Where nothing else fits the ellipsis remains")
  func tiny() {
    for mode in [TextContent.Truncation.tail, .middle, .head] {
      #expect(shaper.lines(truncated("abc", mode), width: 4) == ["…"])
    }
  }

  @Test("As many lines are shown as the height holds, one at least")
  func height() {
    let text: TextContent = .plain("one two three four")
    #expect(shaper.lines(text, width: 50, height: 96) == ["one", "two", "three", "four"])
    #expect(shaper.lines(text, width: 50, height: 95) == ["one", "two", "thre…"])
    #expect(shaper.lines(text, width: 50, height: 48) == ["one", "two…"])
    #expect(shaper.lines(text, width: 50, height: 0) == ["one…"])
    #expect(shaper.layout(text, width: 50, height: 48, displayScale: 2).isTruncated)
  }

  @Test("A line limit below one counts as one")
  func lowestLimit() {
    #expect(shaper.lines(.plain("a\nb").with { $0.lineLimit = 0 }) == ["a…"])
  }

  @Test("Text shrinks to the largest quarter of a point that fits before it is truncated")
  func shrinking() {
    let content: TextContent = .plain("abcdefghij").with {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    let layout: TextLayout = shaper.layout(content, width: 73.5, height: nil, displayScale: 2)
    #expect(layout.scale == 0.725)
    #expect(layout.visibleLines == ["abcdefghij"])
    #expect(layout.lines[0].fragments[0].font.size == 14.5)
    #expect(!layout.isTruncated)

    let smallest: TextLayout = shaper.layout(content, width: 30, height: nil, displayScale: 2)
    #expect(smallest.scale == 0.5)
    #expect(smallest.visibleLines == ["abcde…"])
    #expect(smallest.isTruncated)

    #expect(shaper.layout(content, width: 100, height: nil, displayScale: 2).scale == 1)
  }

  @Test("Inter's ellipsis and letters fill the line as far as they fit")
  func pango() throws {
    let pango: PangoShaper = try PangoShaper()
    let content: TextContent = TextContent.plain("Every operator keeps records", size: 17).with { $0.lineLimit = 1 }
    let layout: TextLayout = pango.layout(content, width: 150, height: nil, displayScale: 2)
    #expect(layout.visibleLines == ["Every operator ke…"])
    #expect(layout.size.width <= 150)
    #expect(pango.lines(content.with { $0.truncation = .middle }, width: 150) == ["Every op…records"])
    #expect(pango.lines(content.with { $0.truncation = .head }, width: 150) == ["…tor keeps records"])
  }
}
