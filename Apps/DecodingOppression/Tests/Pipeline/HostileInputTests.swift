import Testing

@testable import DecodingOppression

/// Texts that no honest policy has: the pipeline ends, and its clauses stay within their limits.
struct HostileInputTests {
  static let texts: [(name: String, pages: [String])] = [
    ("one endless word", [String(repeating: "a", count: 300_000)]),
    ("one endless line", [String(repeating: "shall not ", count: 60_000)]),
    ("hyphens at all line ends", [String(repeating: "re-\n", count: 30_000) + "end"]),
    ("brackets", [String(repeating: "((((", count: 40_000) + " a"]),
    ("marks only", [String(repeating: "(a) ", count: 40_000)]),
    ("bullets", [String(repeating: "• - * ", count: 30_000) + "b"]),
    ("stops", ["x" + String(repeating: ". ", count: 80_000)]),
    ("numbered lines", [(1...20_000).map { "\($0 % 100) Any line" }.joined(separator: "\n")]),
    ("equal pages", Array(repeating: "Same head\nSame text\nSame foot", count: 2_000)),
    ("controls", [String(String.UnicodeScalarView((1..<0x3000).compactMap { Unicode.Scalar(UInt32($0)) }))]),
    ("combining marks", ["e" + String(repeating: "\u{0301}", count: 20_000) + " shall not"]),
    ("right to left", ["\u{202E}\u{05D0}\u{05D1} \u{0627}\u{0644} shall not pay a fine \u{202C}"]),
    ("soft hyphens", [String(repeating: "\u{00AD}", count: 50_000) + "tenant"]),
    ("blank pages", Array(repeating: "", count: 1_999) + ["One page of text stands here alone."]),
  ]

  @Test("The pipeline ends within its limits", arguments: texts.indices)
  func hostile(index: Int) async {
    let (name, pages): (String, [String]) = Self.texts[index]
    let events: [AnalysisProgress] = await PipelineTests.events(PipelineTests.pipeline(FakeReader(pages: pages)))
    switch events.last {
    case .complete(let result)?:
      #expect(!result.classifications.isEmpty)
      #expect(result.scores.coi.isFinite, "\(name)")
      for found in result.classifications {
        let words: [Substring] = found.text.split(separator: " ")
        #expect(words.count <= 400, "\(name)")
        // Lines break anywhere between East Asian characters.
        #expect(words.allSatisfy { $0.count <= 200 || $0.contains(where: EastAsianText.contains) }, "\(name)")
      }
    case .failed(let error)?:
      #expect(error is AnalysisError, "\(name): \(error)")
    default:
      Issue.record("\(name) did not end")
    }
  }

  @Test("A 300-page policy has all its clauses")
  func longPolicy() async {
    let rules: [String] = (1...300).map { page in
      (1...16).map { "Sec. \($0). A tenant of house \(page) who owes rent shall not renew the lease." }
        .joined(separator: "\n")
    }
    let events: [AnalysisProgress] = await PipelineTests.events(PipelineTests.pipeline(FakeReader(pages: rules)))
    // Extracting, one event a clause, complete.
    let expected: Int = 300 * 16 + 2
    #expect(events.count == expected)
  }
}
