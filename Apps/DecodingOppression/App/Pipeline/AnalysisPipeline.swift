import Foundation

/// Analyses a policy and reports how it goes on (behaviour 33).
public protocol AnalysisPipeline: Sendable {
  /// Starts analysing the PDF and returns its events; the stream ends after `complete` or `failed`.
  ///
  /// Ending the iteration or cancelling the iterating task stops the work; then neither of the two is sent.
  func run(pdfURL: URL) -> AsyncStream<AnalysisProgress>
}

/// The pipeline of specification 3.3 to 3.6: read, split into clauses, classify, score. It works off the main actor
/// and writes nothing to disk.
public struct DefaultAnalysisPipeline: AnalysisPipeline {
  let extractor: TextExtractor
  let segmenter: ClauseSegmenter
  let resolver: TierResolver
  let scorer: any PolicyScorer
  /// The language that the word lists are for.
  let language: String

  public init(
    reader: any DocumentReading = PDFKitDocumentReader(), segmenter: ClauseSegmenter = ClauseSegmenter(),
    resolver: TierResolver, scorer: any PolicyScorer, keptHyphens: Set<String> = [],
    language: String = "en"
  ) {
    self.extractor = TextExtractor(reader: reader, keptHyphens: keptHyphens)
    self.segmenter = segmenter
    self.resolver = resolver
    self.scorer = scorer
    self.language = language
  }

  public func run(pdfURL: URL) -> AsyncStream<AnalysisProgress> {
    let (stream, continuation) = AsyncStream.makeStream(of: AnalysisProgress.self)
    let work = Task.detached(priority: .userInitiated) {
      do {
        try await analyze(pdfURL) { continuation.yield($0) }
      } catch is CancellationError {
        // Whoever cancelled knows; nothing is left to say.
      } catch {
        if !Task.isCancelled { continuation.yield(.failed(error)) }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in work.cancel() }
    return stream
  }

  private func analyze(_ url: URL, report: (AnalysisProgress) -> Void) async throws {
    report(.extracting)
    let document: ExtractedText = try extractor.extract(from: url)
    try Task.checkCancellation()
    if let found = LanguageDetector.language(of: document.text), found != language {
      throw UnsupportedLanguage(
        fileName: url.lastPathComponent, language: found, listLanguage: language, text: document)
    }
    var clauses: [PolicyClause] = try segmenter.clauses(in: document.text)
    guard !clauses.isEmpty else { throw AnalysisError.noClauses }
    var pages = ClausePages(document.pages)
    for index in clauses.indices { clauses[index].page = pages.page(ofNext: clauses[index].text) }

    var accumulator: ScoreAccumulator = scorer.makeAccumulator()
    var classifications: [TierClassification] = []
    classifications.reserveCapacity(clauses.count)
    for clause in clauses {
      try Task.checkCancellation()
      let classification: TierClassification = try await resolver.classify(clause)
      accumulator.add(classification)
      classifications.append(classification)
      report(
        .classifying(
          clauseIndex: classifications.count, total: clauses.count, partialScores: accumulator.result,
          classification: classification))
      // A rule-based tier never suspends by itself; give others a turn.
      if classifications.count.isMultiple(of: 32) { await Task.yield() }
    }
    try Task.checkCancellation()
    report(
      .complete(
        AnalysisResult(
          policyName: document.policyName, sourceFileName: url.lastPathComponent,
          sourcePath: url.isFileURL ? url.standardizedFileURL.path : "",
          policyYear: PolicyYear.find(name: document.policyName, text: document.text),
          pageCount: document.pageCount, scores: accumulator.result, classifications: classifications)))
  }
}
