import Testing

@testable import TextEditing

@Suite("Misspelled words")
struct MisspelledWordsTests {
  private func words(_ string: String) -> [String] {
    let text = EditableText(string)
    let words = MisspelledWords { ["a", "rule", "is", "it", "isn't", "see", "at", "or"].contains($0.lowercased()) }
    return (0..<text.storage.paragraphCount).flatMap { words.ranges(ofParagraph: $0, in: text) }
      .map { text.storage.string(in: $0) }
  }

  @Test("Words that the dictionary lacks are found, in each paragraph by offsets of the text")
  func found() {
    #expect(words("A ruel is a rule.\nIt isn't a rulle") == ["ruel", "rulle"])
    #expect(words("") == [])
  }

  @Test("Names, numbers and addresses are not looked at")
  func names() {
    #expect(words("NATO is B2B or IPv6 or snake_case at x") == [])
    #expect(words("See https://exampel.org/ruel or ada@exampel.org or exampel.org or /usr/shaer") == [])
    #expect(words("see it.") == [])
  }

  @Test("A word is looked up once until its paragraph changes, and again after the dictionary has learnt it")
  func cost() {
    var asked: [String] = []
    var known: Set<String> = []
    let text = EditableText("abc def\nghi")
    let words = MisspelledWords {
      asked.append($0)
      return known.contains($0)
    }
    for _ in 0..<3 { _ = words.ranges(ofParagraph: 0, in: text) + words.ranges(ofParagraph: 1, in: text) }
    #expect(asked == ["abc", "def", "ghi"])
    _ = text.replace(0..<0, with: TextFragment("x"))
    #expect(words.range(at: 0, in: text) == 0..<4)
    #expect(asked == ["abc", "def", "ghi", "xabc", "def"])
    known = ["xabc"]
    words.forget()
    #expect(words.range(at: 0, in: text) == nil)
  }

  @Test("A paragraph that is too long is left alone")
  func long() {
    #expect(words(String(repeating: "ruel ", count: 4_001)) == [])
  }
}
