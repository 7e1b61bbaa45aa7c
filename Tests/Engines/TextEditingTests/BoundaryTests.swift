import Testing
import TextEditing
import TextEngine
import TextPango

@Suite("Boundaries")
struct BoundaryTests {
  private func clusters(_ string: String) -> [String] {
    let storage = TextStorage(string)
    let boundaries = TextBoundaries(storage)
    var parts: [String] = []
    var offset: Int = 0
    while offset < storage.count {
      let next: Int = boundaries.character(after: offset)
      #expect(boundaries.character(before: next) == offset)
      for inside in offset..<next { #expect(boundaries.character(at: inside) == offset..<next) }
      parts.append(storage.string(in: offset..<next))
      offset = next
    }
    return parts
  }

  @Test("Emoji with joiners, flags, conjuncts, marks and line ends are one character each")
  func characters() {
    #expect(clusters(Samples.family + "a") == [Samples.family, "a"])
    #expect(clusters(Samples.flags).count == 2)
    #expect(clusters("x" + Samples.accented) == ["x", Samples.accented])
    #expect(clusters("a\r\nb") == ["a", "\r\n", "b"])
    #expect(clusters(Samples.hindi) == Samples.hindi.map(String.init))
    #expect(clusters("\u{1F44D}\u{1F3FD}\u{1F44D}").count == 2)
    // A mark after a line end stands alone.
    #expect(clusters("a\n\u{301}").count == 3)
  }

  private func words(_ string: String) -> [String] {
    let scalars: [Unicode.Scalar] = Array(string.unicodeScalars)
    return UnicodeWords().words(in: string).map { String(String.UnicodeScalarView(scalars[$0])) }
  }

  @Test("Words have letters, marks, digits and the signs between them")
  func words() {
    #expect(words("Hello, world's end: 3.14 (1,000)") == ["Hello", "world's", "end", "3.14", "1,000"])
    #expect(words("foo_bar baz-qux 'quoted' end.") == ["foo_bar", "baz", "qux", "quoted", "end"])
    #expect(words("caf\(Samples.accented) na\u{EF}ve") == ["caf\(Samples.accented)", "na\u{EF}ve"])
    #expect(words("\(Samples.hindi) \(Samples.arabic)!") == [Samples.hindi, Samples.arabic])
    #expect(words("3a a3 x2y") == ["3a", "a3", "x2y"])
    #expect(words("  ...  ").isEmpty)
  }

  @Test("Text without spaces is divided where its script changes")
  func scripts() {
    #expect(
      words("\u{65E5}\u{672C}\u{8A9E}\u{306E}\u{30C6}\u{30AD}\u{30B9}\u{30C8}")
        == ["\u{65E5}\u{672C}\u{8A9E}", "\u{306E}", "\u{30C6}\u{30AD}\u{30B9}\u{30C8}"])
    #expect(words("Swift\u{4E2D}\u{6587}6") == ["Swift", "\u{4E2D}\u{6587}", "6"])
    #expect(words("\u{D55C}\u{AD6D}\u{C5B4} \u{BB38}\u{C7A5}").count == 2)
  }

  @Test("Thai is divided by Pango's dictionary, other text as without it")
  func dictionary() {
    let thai = "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}\u{E0A}\u{E32}\u{E27}\u{E42}\u{E25}\u{E01}"
    #expect(UnicodeWords().words(in: thai).count == 1)
    #expect(PangoWordSegmenter().words(in: thai) == [0..<6, 6..<9, 9..<12])
    #expect(PangoWordSegmenter().words(in: "world's end") == [0..<7, 8..<11])
    let text = EditableText(thai)
    text.segmenter = PangoWordSegmenter.shared
    text.perform(.move(.right(.word)))
    #expect(text.selection.caret.offset == 6)
  }

  @Test("Movement by words goes to ends forward and to starts backward, over paragraphs")
  func wordMovement() {
    let boundaries = TextBoundaries(TextStorage("one, two\n\nthree"))
    #expect(boundaries.wordEnd(after: 0) == 3)
    #expect(boundaries.wordEnd(after: 3) == 8)
    #expect(boundaries.wordEnd(after: 8) == 15)
    #expect(boundaries.wordStart(before: 15) == 10)
    #expect(boundaries.wordStart(before: 10) == 5)
    #expect(boundaries.wordStart(before: 5) == 0)
    #expect(boundaries.wordStart(before: 0) == 0)
    #expect(boundaries.wordEnd(after: 15) == 15)
  }

  @Test("A double click takes a word, or the white space or the signs between words")
  func wordAt() {
    let boundaries = TextBoundaries(TextStorage("one  ==> two"))
    #expect(boundaries.word(at: 1) == 0..<3)
    #expect(boundaries.word(at: 3) == 3..<5)
    #expect(boundaries.word(at: 6) == 5..<8)
    #expect(boundaries.word(at: 12) == 9..<12)
    #expect(TextBoundaries(TextStorage("a\n\nb")).word(at: 2) == 2..<2)
  }

  @Test("A backspace takes marks one by one where they are typed so, and other characters whole")
  func backspace() {
    func taken(_ string: String) -> Int {
      let storage = TextStorage(string)
      return TextBoundaries(storage).backspace(before: storage.count).count
    }
    #expect(taken("\u{0915}\u{093F}") == 1)
    #expect(taken("\u{0628}\u{064E}") == 1)
    #expect(taken(Samples.accented) == 2)
    #expect(taken(Samples.family) == 5)
    #expect(taken(Samples.flags) == 2)
    #expect(taken("a\r\n") == 2)
    #expect(taken("") == 0)
  }
}
