import Foundation
import Testing

@testable import DecodingOppression

struct PipelineTests {
  static let url = URL(fileURLWithPath: "/policies/code.pdf")
  static let policy = """
    Sec. 1. The owner of a dwelling is entitled to a tax credit.
    Sec. 2. A tenant who loiters is denied a lease for two years.
    Sec. 3. The council meets on the first Monday of each month.
    """

  static func pipeline(_ reader: any DocumentReading, models: [any ClauseClassifier] = []) -> DefaultAnalysisPipeline {
    DefaultAnalysisPipeline(
      reader: reader, resolver: TierResolver(rules: Bundled.classifier, models: models),
      scorer: DefaultPolicyScorer(chainDomains: Bundled.history.domains))
  }

  static func events(_ pipeline: any AnalysisPipeline) async -> [AnalysisProgress] {
    var events: [AnalysisProgress] = []
    for await event in pipeline.run(pdfURL: url) { events.append(event) }
    return events
  }

  struct Unexpected: Error { let event: AnalysisProgress }

  @Test("The back end has the types that the plan assumes, and they work together (1)")
  func backEnd() throws {
    let resolver: TierResolver = TierResolver(rules: Bundled.classifier)
    let scorer: DefaultPolicyScorer = DefaultPolicyScorer(chainDomains: Bundled.history.domains)
    let pipeline: any AnalysisPipeline = DefaultAnalysisPipeline(resolver: resolver, scorer: scorer)
    #expect(pipeline is DefaultAnalysisPipeline)
    let history: HistoricalPolicies = Bundled.history
    #expect(!history.chain.isEmpty)
    let analysis: PolicyAnalysis = PolicyAnalysis(
      policyName: "Code", clauses: [AnalyzedClause(index: 1, text: "A rule.")])
    #expect(analysis.clauses.first?.architectureScores == ArchitectureScores.zero)
  }

  @MainActor
  @Test("A model that was not fetched is unavailable, and its manager has made no progress (1)")
  func downloadManager() throws {
    let folder = try TemporaryFolder()
    let dependencies = try AppDependencies(models: [], folder: folder.url)
    let manager: ModelDownloadManager = dependencies.modelDownloadManager
    #expect(manager.state == .unavailable && manager.progress == 0 && manager.downloadError == nil)
  }

  @Test("A run extracts, classifies each clause and completes (33, 34, 35, 36)")
  func run() async throws {
    let events: [AnalysisProgress] = await Self.events(Self.pipeline(FakeReader(Self.policy, title: "Code of 1999")))
    try #require(events.count == 5)
    guard case .extracting = events[0] else { throw Unexpected(event: events[0]) }
    var classified: [TierClassification] = []
    var last: ScoreResult = .zero
    for (position, event) in events[1...3].enumerated() {
      guard case .classifying(let index, let total, let partial, let classification) = event else {
        throw Unexpected(event: event)
      }
      #expect(index == position + 1)
      #expect(total == 3)
      #expect(classification.clauseIndex == index)
      classified.append(classification)
      #expect(try partial == DefaultPolicyScorer(chainDomains: Bundled.history.domains).score(classified))
      last = partial
    }
    guard case .complete(let result) = events[4] else { throw Unexpected(event: events[4]) }
    #expect(result.scores == last)
    #expect(result.classifications == classified)
    #expect(result.policyName == "Code of 1999")
    #expect(result.sourceFileName == "code.pdf")
    #expect(result.policyYear == 1999)
    #expect(result.pageCount == 1)
    #expect(classified.map(\.targetGroup) == [.elite, .outgroup, nil])
    #expect(classified.map(\.effectDirection) == [.benefit, .burden, nil])
    #expect(result.scores.dis > 0.8)
  }

  @Test(
    "Each failure of reading is one event with one clear sentence (37)",
    arguments: [
      .fileMissing("x"), .isDirectory("x"), .fileEmpty("x"), .unreadable("x"), .notPDF("x"), .damaged("x"),
      .encrypted("x"), .tooManyPages("x", count: 5000, limit: 2000), .noText("x"),
      .readerFailed("It took too long; try again."),
    ] as [AnalysisError])
  func failures(failure: AnalysisError) async throws {
    let events: [AnalysisProgress] = await Self.events(Self.pipeline(FakeReader(failure: failure)))
    try #require(events.count == 2)
    guard case .failed(let error) = events[1] else { throw Unexpected(event: events[1]) }
    #expect(error as? AnalysisError == failure)
    let sentence: String = error.localizedDescription
    #expect(sentence.hasSuffix("."))
    #expect(sentence.contains("; "))
    #expect(!sentence.contains("\n"))
  }

  @Test("A text without clauses fails with its sentence (37)")
  func noClauses() async throws {
    // All its letters stand in a table of contents.
    let events: [AnalysisProgress] = await Self.events(
      Self.pipeline(FakeReader("Contents\nPurpose ........ 3\nParks ........ 4")))
    guard case .failed(let error)? = events.last else { throw Unexpected(event: events[0]) }
    #expect(error.localizedDescription.hasPrefix("No clauses found"))
  }

  @Test("A refused clause is marked in the result (7)")
  func safetyFallback() async throws {
    let refusing = FakeTier(tier: 3) { clause in
      if clause.index == 2 { throw GuardrailRefusal() }
      return TierClassification(clauseIndex: 0, text: "", confidence: 1)
    }
    let events: [AnalysisProgress] = await Self.events(
      Self.pipeline(FakeReader(Self.policy), models: [refusing, FakeTier.sure(2)]))
    guard case .complete(let result)? = events.last else { throw Unexpected(event: events[0]) }
    #expect(result.classifications.map(\.tierUsed) == [3, 2, 3])
    #expect(result.classifications.map(\.wasSafetyFallback) == [false, true, false])
  }

  @Test("The app's dependencies make a pipeline, and a test can replace it (33)")
  func dependencies() async throws {
    let dependencies = try await AppDependencies(reader: FakeReader(Self.policy))
    #expect(await Self.events(dependencies.makeAnalysisPipeline()).count == 5)
    let replaced: AppDependencies = dependencies.replacingPipeline { Self.pipeline(FakeReader("")) }
    #expect(await Self.events(replaced.makeAnalysisPipeline()).count == 2)
  }
}
