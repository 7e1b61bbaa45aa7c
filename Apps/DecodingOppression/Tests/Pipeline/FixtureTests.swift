import Foundation
import Testing

@testable import DecodingOppression

/// Whole documents as users have them: two columns, bullets, footers, long sections, the policy that comes with the app.
struct FixtureTests {
  private func analyze(_ url: URL?) async throws -> AnalysisResult {
    let url = try #require(url)
    var result: AnalysisResult?
    for await event in try await AppDependencies(models: []).makeAnalysisPipeline().run(pdfURL: url) {
      switch event {
      case .complete(let found): result = found
      case .failed(let error): throw error
      case .extracting, .classifying: break
      }
    }
    return try #require(result)
  }

  private func fixture(_ name: String) async throws -> AnalysisResult {
    try await analyze(Bundle.module.url(forResource: name, withExtension: "pdf", subdirectory: "Fixtures"))
  }

  private func bundled() async throws -> AnalysisResult {
    try await analyze(BundledPolicy.url)
  }

  @Test("The bundled policy has its clauses, without heads and feet, and opens them with their marks")
  func bundledPolicy() async throws {
    let result: AnalysisResult = try await bundled()
    #expect(result.pageCount >= 8)
    #expect(result.classifications.count >= 60)
    #expect(result.policyYear == 2024)
    for found in result.classifications {
      #expect(!found.text.contains("Page "), "\(found.text)")
      #expect(!found.text.hasSuffix("-"), "\(found.text)")
    }
    let texts: [String] = result.classifications.map(\.text)
    #expect(texts.contains("(b) A separate license is needed for each building."))
    #expect(texts.contains { $0.hasPrefix("Sec. 6-203. Fees. (a) The fee for a license is set out in Schedule A.") })
    #expect(
      texts.contains { $0.contains("but is not limited to loitering, excessive noise") && $0.contains("inoperable") })
    #expect(result.scores.coi > 0)
  }

  @Test("A policy that relieves comes out below one that burdens")
  func orderings() async throws {
    let relief: AnalysisResult = try await fixture("relief-act-1871")
    let school: AnalysisResult = try await fixture("school-code")
    let notice: AnalysisResult = try await fixture("public-notice")
    let housing: AnalysisResult = try await bundled()
    #expect(relief.scores.coi < 0)
    #expect(relief.scores.coi < school.scores.coi)
    #expect(school.scores.coi < housing.scores.coi)
    #expect(school.scores.coi < notice.scores.coi)
    #expect(relief.policyYear == 1871)
  }

  @Test("Columns are read one after the other, and a head inside a sentence goes")
  func columns() async throws {
    let texts: [String] = try await fixture("public-notice").classifications.map(\.text)
    #expect(texts.contains { $0.hasSuffix("A tenant or a minor who cannot pay may be imprisoned for up to ten days.") })
    #expect(texts.contains { $0.hasSuffix("and its statements are final and conclusive.") })
    #expect(texts.contains { $0.contains("An indigent person or a parolee who sleeps on the levee shall be removed") })
  }

  @Test("A long section is divided within the limit")
  func longSection() async throws {
    let found: [TierClassification] = try await fixture("relief-act-1871").classifications
    let sizes: [Int] = found.map { $0.text.split(separator: " ").count }
    #expect(sizes.allSatisfy { (6...400).contains($0) })
    #expect(found.contains { $0.text.hasPrefix("SECTION 1. Be it enacted") })
    #expect(found.count { $0.text.hasPrefix("SEC. ") } == 9)
  }
}
