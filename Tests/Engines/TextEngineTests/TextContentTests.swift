import Testing
import TextEngine

@Suite("Texts as values")
struct TextContentTests {
  private func run(_ text: String, _ size: Int = 20) -> TextContent.Run {
    TextContent.Run(text: text, font: FontDescriptor(size: Double(size)))
  }

  @Test("Runs are the same whichever way they came to be one")
  func oneRun() {
    var runs: TextContent.Runs = [run("a"), run("b")]
    #expect(runs.count == 2 && runs[1].text == "b")
    runs.removeLast()
    #expect(runs == TextContent.Runs(run("a")))
    #expect(runs.hashValue == TextContent.Runs(run("a")).hashValue)
    runs.removeAll()
    #expect(runs.isEmpty && runs == [])
    runs.append(run("c"))
    runs.append(run("d"))
    #expect(runs.map(\.text) == ["c", "d"])
    #expect(runs != [run("c"), run("e")] && runs != [run("c")])
  }

  @Test("A change of a run or of the rules stays with the text that was changed")
  func changes() {
    let first = TextContent(runs: [run("a"), run("b")])
    var second: TextContent = first
    second.runs[1].tracking = 3
    second.runs[1].font.weight = 700
    second.lineLimit = 2
    #expect(first.runs[1].tracking == 0 && first.runs[1].font.weight == 400 && first.lineLimit == nil)
    #expect(second.runs[1].tracking == 3 && second.runs[1].font.weight == 700 && second.lineLimit == 2)
    #expect(first != second && first.runs[0] == second.runs[0])
    second.runs[1].tracking = 0
    second.runs[1].font.weight = 400
    second.lineLimit = nil
    #expect(first == second && first.hashValue == second.hashValue)
  }

  @Test("Of many texts each is found, and those that were forgotten are not")
  func records() {
    let cache = LayoutCache(capacity: 10_000)
    var shown: [TextContent] = []
    for number in 0..<120 {
      shown.append(TextContent(runs: [run("text \(number % 60)", number < 60 ? 12 : 17)]))
      #expect(cache.record(for: shown[number]).content == shown[number])
    }
    let last: LayoutCache.Record = cache.record(for: shown[119])
    #expect(cache.record(for: shown[119]) === last)
    #expect(cache.record(for: shown[118]) !== last)
    for number in 200..<400 { _ = cache.record(for: TextContent(runs: [run("text \(number)")])) }
    #expect(cache.cost <= 10_000 && cache.count < 200)
    #expect(cache.record(for: shown[119]) !== last)
  }
}
