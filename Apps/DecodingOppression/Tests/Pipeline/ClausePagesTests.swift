import Foundation
import Testing

@testable import DecodingOppression

/// The page on which a clause begins.
struct ClausePagesTests {
  private func pages(_ texts: [String]) throws -> [Int?] {
    let extractor = TextExtractor(reader: FakeReader(pages: texts))
    let document: ExtractedText = try extractor.extract(from: URL(fileURLWithPath: "/policies/code.pdf"))
    var pages = ClausePages(document.pages)
    return try ClauseSegmenter().clauses(in: document.text).map { pages.page(ofNext: $0.text) }
  }

  @Test("A clause has the page of its first word, over page ends and divided words")
  func begins() throws {
    let found: [Int?] = try pages([
      "Sec. 1. Every owner of a house regis-\nters it with the office. Sec. 2. A tenant who can-",
      "not pay the rent may be removed from the house. Sec. 3. The office keeps a list of all houses.",
      "", "Sec. 4. The list is open to every person on each day.",
    ])
    #expect(found == [1, 1, 2, 4])
  }

  @Test("Clauses with the same words stand on pages in their order")
  func repeated() throws {
    let rule = "No person shall sleep in any of the parks at night."
    let found: [Int?] = try pages([
      "A page about alder trees and their care. \(rule)", "Some other rule stands on this page alone.",
      "A page about birch trees and their care. \(rule)",
    ])
    #expect(found == [1, 1, 2, 3, 3])
  }

  @Test("A footnote has the page on which it stood")
  func footnotes() throws {
    let found: [Int?] = try pages([
      "A tenant may ask for the repair of a dwelling.3\nThe owner must do it\nwithin ten days.\n3 See the older law of 1998 on this.",
      "The office decides on every other matter of the code.",
    ])
    #expect(found == [1, 1, 2, 1])
  }

  @Test("A text that stands nowhere has no page, and the next one is still found")
  func missing() {
    var pages = ClausePages([["A rule about trees."], ["A rule about parks."]])
    #expect(pages.page(ofNext: "Nothing like it.") == nil)
    #expect(pages.page(ofNext: "12. 34.") == nil)
    #expect(pages.page(ofNext: "A rule about parks.") == 2)
  }

  @Test("The page of each clause goes into the analysis and its exports")
  func exported() async throws {
    var result: AnalysisResult?
    let pipeline = DefaultAnalysisPipeline(
      reader: FakeReader(pages: [
        "A tenant who fails to pay shall be fined.", "An owner may remove any tenant at will.",
      ]),
      resolver: TierResolver(rules: Bundled.classifier), scorer: DefaultPolicyScorer())
    for await event in pipeline.run(pdfURL: URL(fileURLWithPath: "/policies/code.pdf")) {
      if case .complete(let found) = event { result = found }
    }
    let found: [TierClassification] = try #require(result).classifications
    #expect(found.map(\.page) == [1, 2])
    #expect(PolicyAnalysisExport.Clause(AnalyzedClause(found[1])).page == 2)
  }
}
