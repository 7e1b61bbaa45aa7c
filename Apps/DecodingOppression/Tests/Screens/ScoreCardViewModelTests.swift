import Foundation
import Testing

@testable import DecodingOppression

@MainActor
struct ScoreCardViewModelTests {
  @Test(
    "The interpretation follows the thresholds of the COI (48, 53)",
    arguments: [
      (0.6, "0.60", "highly oppressive"), (0.33, "0.33", "moderately oppressive"),
      (0.3, "0.30", "moderately oppressive"), (0.0, "0.00", "low oppression"), (-0.2, "-0.20", "liberatory"),
    ])
  func gaugeValue(coi: Double, number: String, words: String) {
    let model = ScoreCardViewModel(analysis: Sample.analysis(ScoreResult(coi: coi)))
    #expect(model.gaugeValue(locale: Locale(identifier: "en_US")) == "\(number), on a scale from -1 to 1, \(words)")
  }

  @Test("The date is that of the analysis, in the user's locale and time zone")
  func date() throws {
    let model = ScoreCardViewModel(analysis: Sample.analysis())
    #expect(model.date(locale: Locale(identifier: "en_US"), timeZone: .gmt) == "July 20, 2025")
    #expect(model.date(locale: Locale(identifier: "de_DE"), timeZone: .gmt) == "20. Juli 2025")
    let analysis = PolicyAnalysis(policyName: "Late", dateAnalyzed: Date(timeIntervalSince1970: 1_753_052_400))
    let tokyo: TimeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(
      ScoreCardViewModel(analysis: analysis).date(locale: Locale(identifier: "en_US"), timeZone: tokyo)
        == "July 21, 2025")
  }

  @Test("Clauses are counted by the tier that read them, with refusals (7)")
  func clauseLines() {
    #expect(
      ScoreCardViewModel(analysis: Sample.analysis()).clauseLines.map { "\($0.name): \($0.count)" } == [
        "Clauses read by tier 1, word lists: 84"
      ])
    let tiers: [Int] = [1, 1, 2, 3, 3, 3]
    let clauses: [AnalyzedClause] = tiers.enumerated().map { place, tier in
      AnalyzedClause(index: place + 1, text: "", tierUsed: tier, wasSafetyFallback: place == 2)
    }
    let mixed = ScoreCardViewModel(analysis: PolicyAnalysis(policyName: "Mixed", clauses: clauses))
    #expect(
      mixed.clauseLines.map { "\($0.name): \($0.count)" } == [
        "Clauses read: 6", "Clauses read by tier 1, word lists: 2", "Clauses read by tier 2, local model: 1",
        "Clauses read by tier 3, guarded model: 3", "Clauses refused by the guarded model: 1",
      ])
  }
}
