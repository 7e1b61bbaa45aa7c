import Testing
import TextEditing

@Suite("Text storage")
struct StorageTests {
  @Test("A text is divided after its separators; the last paragraph has none")
  func paragraphs() {
    let storage = TextStorage("one\ntwo\r\nthree\u{2029}")
    #expect(storage.paragraphCount == 4)
    #expect((0..<4).map { storage.range(ofParagraph: $0) } == [0..<4, 4..<9, 9..<15, 15..<15])
    #expect(storage.contentRange(ofParagraph: 1) == 4..<7)
    #expect(storage.paragraph(at: 3) == 0)
    #expect(storage.paragraph(at: 4) == 1)
    #expect(storage.paragraph(at: 15) == 3)
    #expect(TextStorage("").paragraphCount == 1)
  }

  @Test("A line feed joins a carriage return before it, and parts from it again")
  func carriageReturns() {
    var storage = TextStorage("a\rb")
    storage.replace(2..<2, with: "\n")
    #expect(storage.paragraphCount == 2)
    #expect(storage.contentRange(ofParagraph: 0) == 0..<1)
    storage.replace(1..<2, with: "")
    #expect(storage.string == "a\nb")
    #expect(storage.paragraphCount == 2)
    storage = TextStorage("a\rxx\nb")
    storage.replace(2..<4, with: "")
    #expect(storage.paragraphCount == 2)
    storage.replace(2..<2, with: "y")
    #expect(storage.paragraphCount == 3)
  }

  @Test("Lengths in all units follow each change")
  func counts() {
    var storage = TextStorage("a\u{1F600}\u{E9}")
    #expect([storage.counts.scalars, storage.counts.utf16, storage.counts.utf8] == [3, 4, 7])
    storage.replace(1..<2, with: "\u{4E2D}\u{6587}")
    #expect([storage.counts.scalars, storage.counts.utf16, storage.counts.utf8] == [4, 4, 9])
    #expect(storage.counts == TextCount(storage.string))
  }

  @Test("Offsets are converted to UTF-16, UTF-8 and indices of a string, and back")
  func conversions() {
    let string = "ab\n\u{1F600}\(Samples.hindi)\n\(Samples.family)z"
    let storage = TextStorage(string)
    for offset in 0...storage.count {
      let index = string.unicodeScalars.index(string.startIndex, offsetBy: offset)
      #expect(storage.utf16Offset(of: offset) == string.utf16.distance(from: string.startIndex, to: index))
      #expect(storage.utf8Offset(of: offset) == string.utf8.distance(from: string.startIndex, to: index))
      #expect(storage.offset(utf16: storage.utf16Offset(of: offset)) == offset)
      #expect(storage.offset(utf8: storage.utf8Offset(of: offset)) == offset)
      #expect(storage.index(of: offset, in: string) == index)
      #expect(storage.offset(of: index, in: string) == offset)
    }
    // The second half of a pair belongs to its scalar.
    #expect(storage.offset(utf16: 4) == 3)
    #expect(storage.offset(utf8: 5) == 3)
  }

  @Test("An edit in a text of a million bytes writes one paragraph, and copies stay as they were")
  func locality() {
    var storage = TextStorage(Samples.large)
    #expect(storage.counts.utf8 == 1_000_000)
    let snapshot: TextStorage = storage
    let before: Int = storage.paragraphs.writeCount
    let change: TextChange = storage.replace(500_010..<500_011, with: "xyz")
    #expect(storage.paragraphs.writeCount == before + 1)
    #expect(change.paragraphs.count == 1 && change.insertedParagraphs == 1)
    let next: TextChange = storage.replace(500_020..<500_020, with: "\n")
    #expect(storage.paragraphs.writeCount == before + 3)
    #expect(next.paragraphs.count == 1 && next.insertedParagraphs == 2)
    #expect(snapshot.string == Samples.large)
    #expect(storage.count == 1_000_003)
  }

  @Test("Changes are known since a version, as far as they are kept")
  func changeLog() throws {
    let text = EditableText("abc")
    text.type("12")
    let changes = try #require(text.changes.changes(since: 1))
    #expect(changes.map(\.range) == [1..<1])
    #expect(try #require(text.changes.changes(since: text.version)).isEmpty)
    for _ in 0..<1000 { text.type("x") }
    #expect(text.changes.changes(since: 1) == nil)
    #expect(text.changes.changes(since: text.version - 100)?.count == 100)
  }

  @Test("The difference to another text is the smallest replacement of whole scalars")
  func differences() throws {
    let storage = TextStorage("one \u{E9}\u{1F600} two")
    #expect(storage.difference(to: storage.string) == nil)
    for other in ["one \u{E8}\u{1F600} two", "one \u{E9}\u{1F601} two", "", "one \u{E9}\u{1F600} two two", "one  two"] {
      let difference = try #require(storage.difference(to: other))
      var changed: TextStorage = storage
      changed.replace(difference.range, with: TextFragment(difference.inserted))
      #expect(changed.string == other)
    }
    #expect(storage.difference(to: "one \u{E8}\u{1F600} two")?.range == 4..<5)
  }

  @Test("Attributes stay with their characters, and plain text has no runs")
  func attributes() {
    let bold = TextAttributes("bold")
    var storage = TextStorage("plain text\nmore")
    #expect(storage.paragraphs[0].runs.isPlain)
    _ = storage.setAttributes(bold, in: 6..<13)
    #expect(storage.attributes(at: 5) == nil)
    #expect(storage.attributes(at: 6) == bold)
    #expect(storage.attributes(at: 12) == bold)
    #expect(storage.attributes(at: 13) == nil)
    storage.replace(0..<6, with: TextFragment("x", attributes: bold))
    #expect(storage.fragment(in: 0..<storage.count).runs.runs.map(\.count) == [8, 2])
    storage.replace(5..<6, with: "")
    #expect(storage.string == "xtextmore")
    #expect(storage.fragment(in: 0..<9).runs.runs.map(\.count) == [7, 2])
    _ = storage.setAttributes(nil, in: 0..<9)
    #expect(storage.paragraphs[0].runs.isPlain)
  }
}
