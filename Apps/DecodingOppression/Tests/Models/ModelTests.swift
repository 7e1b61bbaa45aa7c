import Foundation
import SwiftData
import Testing

@testable import DecodingOppression

struct ModelTests {
  @Test("A clause keeps its architecture scores as JSON behind a typed property (4)")
  func architectureScoresAreStoredAsJSON() throws {
    let clause = AnalyzedClause(index: 1, text: "Text")
    #expect(clause.architectureScores == .zero)
    clause.architectureScores = ArchitectureScores(aar: 0.25, se: 0.5, ij: 0.75, rsc: 1)
    let stored = try #require(JSONSerialization.jsonObject(with: clause.architectureScoresData) as? [String: Double])
    #expect(stored == ["aar": 0.25, "se": 0.5, "ij": 0.75, "rsc": 1])
    clause.architectureScoresData = Data(#"{"aar":1,"se":0,"ij":0,"rsc":0}"#.utf8)
    #expect(clause.architectureScores == ArchitectureScores(aar: 1))
  }

  @Test("Data that hold no architecture scores read as zero (4)")
  func brokenArchitectureDataReadAsZero() {
    let clause = AnalyzedClause(index: 1, text: "Text", architectureScores: ArchitectureScores(ij: 1))
    clause.architectureScoresData = Data("broken".utf8)
    #expect(clause.architectureScores == .zero)
  }

  @Test("A clause takes over proxy terms, expansion and fallback of its classification (5, 6, 7)")
  func clauseTakesOverClassification() {
    var found: TierClassification = clause(.outgroup, .burden, proxies: ["loitering", "blight"], expands: true)
    found.wasSafetyFallback = true
    found.tierUsed = 2
    let stored = AnalyzedClause(found)
    #expect(stored.proxyTerms == ["loitering", "blight"])
    #expect(stored.expandsOutgroup)
    #expect(stored.wasSafetyFallback)
    #expect(stored.tierUsed == 2)
    #expect(stored.score == found.score)
  }

  @Test("The clause initialiser has defaults for all that was added (8)")
  func clauseInitialiserHasDefaults() {
    let clause = AnalyzedClause(index: 3, text: "Text", targetGroup: .elite, effectDirection: .benefit)
    #expect(clause.proxyTerms.isEmpty)
    #expect(!clause.expandsOutgroup)
    #expect(!clause.wasSafetyFallback)
    #expect(clause.architectureScores == .zero)
    #expect(clause.tierUsed == 1)
  }

  @MainActor
  @Test("A result becomes an analysis with its clauses in order (36)")
  func resultBecomesAnalysis() throws {
    var second: TierClassification = clause(.elite, .benefit)
    second.clauseIndex = 2
    let result = AnalysisResult(
      policyName: "Code", sourceFileName: "code.pdf", policyYear: 1999, scores: ScoreResult(coi: 0.4),
      classifications: [second, clause()])
    let date = Date(timeIntervalSince1970: 0)
    let analysis = PolicyAnalysis(result: result, dateAnalyzed: date)
    // The store sets the way back from a clause when the analysis is inserted.
    let container: ModelContainer = try AnalysisStorage.temporaryContainer()
    container.mainContext.insert(analysis)
    #expect(analysis.clauses.map(\.index) == [1, 2])
    #expect(analysis.clauses.allSatisfy { $0.analysis === analysis })
    #expect(analysis.scoreResult.coi == 0.4)
    #expect(analysis.displayYear() == 1999)
    #expect(analysis.dateAnalyzed == date)
    analysis.policyYear = nil
    #expect(analysis.displayYear() == 1970)
  }

  @Test(
    "The interpretation of a COI (48)",
    arguments: [
      (1.0, "Highly Oppressive"), (0.6, "Highly Oppressive"), (0.5999, "Moderately Oppressive"),
      (0.3, "Moderately Oppressive"), (0.2999, "Low Oppression"), (0, "Low Oppression"), (-0.0001, "Liberatory"),
      (-0.575, "Liberatory"),
    ])
  func interpretation(coi: Double, text: String) {
    #expect(Interpretation(coi: coi).text == text)
  }

  @Test(
    "The severity of a score and its symbol (29, 30, 31)",
    arguments: [
      (0.6, Severity.high, "exclamationmark.triangle"), (0.5999, .moderate, "minus.circle"),
      (0.3, .moderate, "minus.circle"), (0.2999, .low, "checkmark.shield"), (-0.4, .low, "checkmark.shield"),
    ])
  func severity(score: Double, severity: Severity, symbol: String) {
    #expect(Severity(score: score) == severity)
    #expect(severity.symbolName == symbol)
  }

  @Test("The same policy again gets a number (specification 3.9)")
  func uniqueName() {
    #expect(PolicyAnalysis.uniqueName("Code", existing: []) == "Code")
    #expect(PolicyAnalysis.uniqueName("Code", existing: ["Code"]) == "Code (2)")
    #expect(PolicyAnalysis.uniqueName("Code", existing: ["Code", "Code (2)", "Other"]) == "Code (3)")
  }

  @Test("Each radar value is the mean of its component over all clauses (64)")
  func radarMeans() {
    let scores = [ArchitectureScores(aar: 1, se: 0.5), ArchitectureScores(se: 0.25, rsc: 0.5)]
    #expect(ArchitectureScores.mean(of: scores) == ArchitectureScores(aar: 0.5, se: 0.375, rsc: 0.25))
    #expect(ArchitectureScores.mean(of: []) == .zero)
  }
}
