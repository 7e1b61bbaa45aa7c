import Testing
import TextEditing

@Suite("Find and replace")
struct FindTests {
  private func found(_ pattern: String, in string: String, _ options: TextFinder.Options = []) -> [Range<Int>] {
    EditableText(string).ranges(of: TextFinder(pattern, options))
  }

  @Test("Strings, with and without regard to case and marks")
  func strings() {
    #expect(found("an", in: "Banana An\nAN") == [1..<3, 3..<5])
    #expect(found("an", in: "Banana An\nAN", .ignoresCase) == [1..<3, 3..<5, 7..<9, 10..<12])
    #expect(found("cafe", in: "caf\u{E9} caf\(Samples.accented)") == [])
    #expect(found("cafe", in: "caf\u{E9} caf\(Samples.accented)", .ignoresDiacritics) == [0..<4, 5..<10])
    #expect(found("\u{E9}", in: "caf\u{E9} caf\(Samples.accented)") == [3..<4, 8..<10])
    #expect(found("\u{DC}BER", in: "\u{FC}ber", .ignoresCase) == [0..<4])
    #expect(found("a\nb", in: "xa\nb") == [1..<4])
    #expect(found("", in: "abc") == [])
    // A part of a character is none.
    #expect(found("\u{1F468}", in: Samples.family) == [])
    #expect(found("\u{1F1EA}\u{1F1EF}", in: Samples.flags) == [])
    #expect(found(Samples.arabic, in: "x \(Samples.arabic)!") == [2..<7])
  }

  @Test("Whole words only")
  func wholeWords() {
    #expect(found("one", in: "one tone ones one", .wholeWords) == [0..<3, 14..<17])
    #expect(found("two three", in: "one two three", .wholeWords) == [4..<13])
  }

  @Test("Regular expressions, by line, with groups in the replacement")
  func expressions() {
    #expect(found("^b.", in: "abc\nbcd \u{1F600}\nbx", .regularExpression) == [4..<6, 10..<12])
    #expect(found("(", in: "a(b", .regularExpression) == [])
    #expect(!TextFinder("(", .regularExpression).isValid)
    let text = EditableText("key=value; \u{1F600}a=b")
    #expect(text.replaceAll(TextFinder("(\\w+)=(\\w+)", .regularExpression), with: "$2=$1") == 2)
    #expect(text.string == "value=key; \u{1F600}b=a")
  }

  @Test("Next and previous go on at the other end of the text")
  func navigation() throws {
    let text: EditableText = editing("|one two one")
    let finder = TextFinder("ONE")
    #expect(try #require(text.find(finder)).range == 0..<3)
    #expect(try #require(text.find(finder)).range == 8..<11)
    let wrapped = try #require(text.find(finder))
    #expect(wrapped.hasWrapped && wrapped.range == 0..<3)
    #expect(text.find(finder, .backward, wraps: false) == nil)
    #expect(try #require(text.find(finder, .backward)).range == 8..<11)
    #expect(text.find(TextFinder("four")) == nil)
  }

  @Test("Replace goes match by match, replace all is one step of undo")
  func replacing() {
    let text: EditableText = editing("|a b a b a")
    let finder = TextFinder("a")
    #expect(!text.replaceAndFind(finder, with: "xx"))
    #expect(text.replaceAndFind(finder, with: "xx"))
    #expect(text.state == "xx b ‹a› b a")
    #expect(text.replaceAll(finder, with: "") == 2)
    #expect(text.string == "xx b  b ")
    text.undo()
    #expect(text.string == "xx b a b a")
  }
}
