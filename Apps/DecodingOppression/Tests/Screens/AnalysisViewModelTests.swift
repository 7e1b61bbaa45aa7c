import Foundation
import SwiftData
import Testing
import UITestSupport

@testable import DecodingOppression

/// The analysis view model follows the events of a pipeline.
@MainActor
struct AnalysisViewModelTests {
  let pipeline = ScriptedPipeline()
  let container: ModelContainer
  let model = AnalysisViewModel()

  init() throws { container = try AnalysisStorage.temporaryContainer() }

  private var analyses: [PolicyAnalysis] {
    (try? container.mainContext.fetch(FetchDescriptor<PolicyAnalysis>(sortBy: [SortDescriptor(\.policyName)]))) ?? []
  }

  private func start(clock: any Clock<Duration> = ContinuousClock()) throws {
    model.startAnalysis(
      pdfURL: Sample.file, deps: try Sample.dependencies(pipeline, clock: clock), context: container.mainContext)
  }

  /// Lets the main actor's tasks run until a condition holds.
  private func wait(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test("Starting asks the dependencies for a pipeline and runs it once, however often the screen appears (33, 45)")
  func startsOnce() async throws {
    try start()
    try start()
    pipeline.send(.extracting)
    await wait { model.stage != "" }
    try start()
    #expect(await pipeline.requestedFiles() == [Sample.file])
  }

  @Test("The extracting event sets the stage to Extracting text… (34)")
  func extracting() async throws {
    try start()
    pipeline.send(.extracting)
    await wait { model.stage != "" }
    #expect(model.stage == "Extracting text…")
    #expect(!model.hasScores)
    #expect(model.clauseCounter == "Reading the document")
  }

  @Test("Each classifying event updates stage, index, total, COI and scores, and appends the clause (35)")
  func classifying() async throws {
    try start()
    pipeline.classify(1...2, of: 5, scores: Sample.grave)
    await wait { model.clauseIndex == 2 }
    #expect(model.stage == "Classifying clauses…")
    #expect(model.totalClauses == 5)
    #expect(model.coiValue == Sample.grave.coi)
    #expect(model.partialScores == Sample.grave)
    #expect(model.classifiedClauses.map(\.clauseIndex) == [1, 2])
    #expect(model.clauseCounter == "Clause 2 of 5")
    #expect(!model.isComplete)
    #expect(analyses.isEmpty)
  }

  @Test("Complete builds the analysis from the classifications, stores it and marks completion (36)")
  func complete() async throws {
    try start()
    let clause = TierClassification(
      clauseIndex: 1, text: "No officer shall be sued.", architectureScores: ArchitectureScores(ij: 0.5),
      proxyDetection: ProxyDetection(terms: ["blight"], expandsOutgroup: true), tierUsed: 2, wasSafetyFallback: true)
    pipeline.send(
      .complete(
        AnalysisResult(
          policyName: "Ordinance", sourceFileName: "o.pdf", scores: Sample.scores, classifications: [clause])))
    await wait { model.isComplete }
    let analysis: PolicyAnalysis = try #require(model.finalAnalysis)
    #expect(analyses == [analysis])
    #expect(analysis.dateAnalyzed == Sample.date)
    #expect(analysis.scoreResult == Sample.scores)
    let stored: AnalyzedClause = try #require(analysis.clauses.first)
    #expect(stored.architectureScores == ArchitectureScores(ij: 0.5))
    #expect(stored.proxyTerms == ["blight"])
    #expect(stored.expandsOutgroup && stored.wasSafetyFallback)
    #expect(model.coiValue == Sample.scores.coi)
    #expect(model.progress == 1)
    #expect(model.highestTier == 2)
    #expect(model.clauseCounter == "1 clause classified")
  }

  @Test("The same policy again is stored under a name of its own (36)")
  func uniqueName() async throws {
    container.mainContext.insert(Sample.analysis())
    try start()
    pipeline.send(.complete(Sample.result()))
    await wait { model.isComplete }
    #expect(analyses.map(\.policyName) == [Sample.policyName, "\(Sample.policyName) (2)"])
  }

  @Test("The failed event stores the error (37)")
  func failed() async throws {
    try start()
    pipeline.send(.failed(AnalysisError.noClauses))
    await wait { model.error != nil }
    #expect(model.error as? AnalysisError == .noClauses)
    #expect(model.errorMessage == AnalysisError.noClauses.errorDescription)
    #expect(!model.isComplete && analyses.isEmpty)
  }

  @Test("Cancelling cancels the pipeline's task; what it says afterwards is not heard (38)")
  func cancel() async throws {
    try start()
    pipeline.classify(1...1, of: 3)
    await wait { model.clauseIndex == 1 }
    pipeline.send(.complete(Sample.result()))
    model.cancel()
    await pipeline.waitForEnd()
    for _ in 0..<20 { await Task.yield() }
    #expect(!model.isComplete && model.finalAnalysis == nil && model.error == nil)
    #expect(analyses.isEmpty)
  }

  @Test("A pipeline that ends without a result is an error (37)")
  func endWithoutResult() async throws {
    try start()
    pipeline.classify(1...1, of: 3)
    pipeline.finish()
    await wait { model.error != nil }
    #expect(model.errorMessage == "The analysis ended without a result; go back and try again.")
  }

  @Test("A progress bar's value is clauseIndex / max(total, 1) (41)")
  func progress() async throws {
    #expect(model.progress == 0)
    try start()
    pipeline.classify(1...3, of: 12)
    await wait { model.clauseIndex == 3 }
    #expect(model.progress == 0.25)
  }

  @Test("The results are due one second after completion on the app's clock, once (43)")
  func resultsAreDueOnce() async throws {
    let clock = VirtualClock()
    try start(clock: clock)
    #expect(await model.waitForResults() == false)
    pipeline.send(.complete(Sample.result()))
    await wait { model.isComplete }
    clock.advance(by: .seconds(1))
    #expect(await model.waitForResults())
    #expect(model.takeResults() === model.finalAnalysis)
    #expect(await model.waitForResults() == false)
  }

  @Test("A cancelled wait opens nothing (43)")
  func cancelledWait() async throws {
    let clock = VirtualClock()
    try start(clock: clock)
    pipeline.send(.complete(Sample.result()))
    await wait { model.isComplete }
    let waiting = Task { await model.waitForResults() }
    waiting.cancel()
    #expect(await waiting.value == false)
    #expect(!model.hasShownResults)
  }
}
