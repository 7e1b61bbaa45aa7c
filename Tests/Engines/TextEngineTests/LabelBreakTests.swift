import Foundation
import Testing
import TextEngine
import TextPango

@Suite("Lines of labels")
struct LabelBreakTests {
  let shaper: MonospaceTestShaper = MonospaceTestShaper()

  private func lines(_ text: String, width: CGFloat) -> [String] {
    shaper.lines(TextContent.plain(text).with { $0.breaksAsLabel = true }, width: width)
  }

  @Test("A single word in the second line takes the word before it along, where texts are set so")
  func taken() {
    #expect(lines("moves at an average speed", width: 200) == ["moves at an", "average speed"])
    #expect(lines("Equals the thickness of Mad issue 26", width: 340) == ["Equals the thickness of Mad", "issue 26"])
    #expect(shaper.lines(.plain("moves at an average speed"), width: 200) == ["moves at an average", "speed"])
  }

  @Test("Several words in the second line stay as they are, and so does one in the third or a later one")
  func kept() {
    #expect(lines("moves at an average pace", width: 130) == ["moves at an", "average pace"])
    #expect(lines("one two three four", width: 80) == ["one two", "three", "four"])
    #expect(lines("one two three of four", width: 80) == ["one two", "three of", "four"])
    #expect(lines("one two three", width: 50) == ["one", "two", "three"])
  }

  @Test("A word that would find no room below stays, and so does the only word of the first line")
  func noRoom() {
    #expect(lines("an extraordinary thing", width: 170) == ["an extraordinary", "thing"])
    #expect(lines("git status", width: 70) == ["git", "status"])
    #expect(lines("ab extraordinary", width: 100) == ["ab", "extraordin", "ary"])
  }

  @Test("A word ends at a hyphen, and not at a soft one; spaces at the end are no word")
  func wordEnds() {
    #expect(lines("one two up-to", width: 100) == ["one two", "up-to"])
    #expect(lines("one two three-four", width: 140) == ["one two", "three-four"])
    #expect(lines("one two in\u{AD}side", width: 100) == ["one", "two in\u{AD}side"])
    #expect(lines("one two three   ", width: 100) == ["one", "two three"])
  }

  @Test("Korean words stay whole where there is room for them, and break in any place elsewhere")
  func korean() throws {
    let shaper: PangoShaper = try PangoShaper()
    let plain: TextContent = .plain("동해물과 백두산이 마르고 닳도록")
    let label: TextContent = plain.with { $0.breaksAsLabel = true }
    let width: CGFloat = shaper.size(.plain("동해물과 백두산")).width
    #expect(shaper.lines(plain, width: width).first == "동해물과 백두산")
    #expect(shaper.lines(label, width: width) == ["동해물과", "백두산이 마르고", "닳도록"])
    #expect(shaper.lines(label, width: shaper.size(.plain("동해")).width).first == "동해")
  }

  @Test("Each paragraph is looked at by itself")
  func paragraphs() {
    #expect(lines("one two three\none two three\none", width: 90) == ["one", "two three", "one", "two three", "one"])
  }

  @Test("A size measured without lines is the size that the lines take, and its width gives the same lines")
  func measured() throws {
    let shaper: PangoShaper = try PangoShaper()
    for width in stride(from: 20.0, through: 320, by: 3) {
      let content: TextContent = .plain("Records go back to the year 1987 or so").with { $0.breaksAsLabel = true }
      let layout: TextLayout = shaper.layout(content, width: width, height: nil, displayScale: 2)
      let measure: TextMeasure = shaper.prepared(content).measure(width: width, height: nil, displayScale: 2)
      #expect(measure == TextMeasure(layout))
      #expect(shaper.lines(content, width: layout.size.width) == layout.visibleLines || layout.size.width > width)
    }
  }
}
