import AccessibilityATSPI
import Testing

struct ScalarTextTests {
  private func cut(_ text: String, _ unit: TextUnit, isAtEnd: Bool = false) -> [String] {
    let scalars = ScalarText(text)
    var result: [String] = []
    var offset: Int = 0
    while offset < scalars.count {
      let range: Range<Int> = scalars.range(of: unit, at: offset, isAtEnd: isAtEnd)
      result.append(scalars[range.lowerBound, range.upperBound])
      offset = range.upperBound
    }
    return result
  }

  @Test("Offsets count Unicode scalars, so that an emoji with a modifier is two")
  func scalars() {
    let text = ScalarText("a👍🏽b")
    #expect(text.count == 4)
    #expect(text[1, 3] == "👍🏽")
    #expect(text[3, -1] == "b")
    #expect(text[-5, 99] == "a👍🏽b")
    #expect(text[3, 1] == "")
  }

  @Test("A character takes its marks and joined parts with it")
  func characters() {
    #expect(cut("e\u{301}👩‍👧x", .character) == ["e\u{301}", "👩‍👧", "x"])
  }

  @Test("A word goes from its start to the next start, with the blanks behind it")
  func words() {
    #expect(cut("Don't stop, now.", .word) == ["Don't ", "stop, ", "now."])
    #expect(cut("0.42 of 1", .word) == ["0.42 ", "of ", "1"])
  }

  @Test("Cut at ends, a word has the blanks in front of it")
  func wordEnds() {
    #expect(cut("one two", .word, isAtEnd: true) == ["one", " two"])
  }

  @Test("A sentence ends with its mark and the blanks behind it")
  func sentences() {
    #expect(cut("One. Two? 3.5 is it", .sentence) == ["One. ", "Two? ", "3.5 is it"])
  }

  @Test("A line is a paragraph")
  func lines() {
    #expect(cut("one\ntwo\n\nthree", .line) == ["one\n", "two\n", "\n", "three"])
  }

  @Test("The stretches before and after are empty at the ends of the text")
  func neighbours() {
    let text = ScalarText("one two")
    #expect(text.range(of: .word, before: 5) == 0..<4)
    #expect(text.range(of: .word, before: 0).isEmpty)
    #expect(text.range(of: .word, after: 0) == 4..<7)
    #expect(text.range(of: .word, after: 5).isEmpty)
    #expect(ScalarText("").range(of: .line, at: 0).isEmpty)
  }
}
