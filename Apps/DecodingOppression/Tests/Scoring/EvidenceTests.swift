import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// Whether the clauses are enough for a verdict.
@MainActor
struct EvidenceTests {
  @Test(
    "A verdict needs five clauses with an effect, and three in a hundred of all",
    arguments: [(193, 1, false), (10, 4, false), (10, 5, true), (166, 5, true), (167, 5, false), (0, 0, false)])
  func threshold(clauses: Int, withEffect: Int, isEnough: Bool) {
    let evidence = Evidence(clauses: clauses, withEffect: withEffect)
    #expect(evidence.isEnough == isEnough)
    var scores = ScoreResult(coi: 0.7)
    scores.evidence = evidence
    #expect(scores.verdict == (isEnough ? .judged(.highlyOppressive) : .notEnoughEvidence))
  }

  @Test("The sentence says how many clauses carry the score, and what is missing")
  func sentence() {
    let english = Locale(identifier: "en_US")
    #expect(Evidence(clauses: 185, withEffect: 79).sentence(locale: english) == "79 of 185 clauses carry the score.")
    #expect(
      Evidence(clauses: 193, withEffect: 3).sentence(locale: english)
        == "3 of 193 clauses carry the score. A verdict needs at least 5 and 3% of all.")
    #expect(Evidence(clauses: 1, withEffect: 1).sentence(locale: english).hasPrefix("1 of 1 clause carries the score"))
  }

  @Test("The rule is a part of the lexicon and is checked")
  func rule() throws {
    #expect(Bundled.lexicon.evidence?.minimumClauses == 5 && Bundled.lexicon.evidence?.minimumShare == 0.03)
    var lexicon: Lexicon = Bundled.lexicon
    lexicon.evidence = EvidenceRule(minimumClauses: 0, minimumShare: 2)
    let data: Data = try lexicon.data()
    #expect(throws: LexiconError.self) { try Lexicon(data: data, name: "mine.json") }
  }

  @Test("Without enough evidence screens and reports give no verdict and no colour of one")
  func screens() throws {
    let analysis: PolicyAnalysis = Rules.analysis(["A tenant shall be fined.", "The council meets on Monday."])
    let driver = try AppDriver(analyses: [analysis]) { [.scoreCard($0)] }
    let value: String = try #require(driver.app.value(ofElementLabelled: "Composite Oppression Index"))
    #expect(value.lowercased().contains("not enough evidence") && value.contains("1 of 2 clauses"))
    #expect(!driver.app.displayListText.contains("Oppressive\""))
    #expect(PolicyAnalysisExport(analysis).interpretation == "Not Enough Evidence")
    #expect(!driver.app.transcript(title: "Card").contains("pitch raised"))
  }
}
