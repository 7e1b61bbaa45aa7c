import Testing

@testable import DecodingOppression

/// Leaving an analysis stops it at once and for good (behaviour 38).
struct CancellationTests {
  /// A tier that answers once, then waits until its task is cancelled, and reports both.
  struct WaitingTier: ClauseClassifier {
    let tier = 2
    let isAvailable = true
    let started: AsyncStream<Void>.Continuation
    let ended: AsyncStream<Void>.Continuation

    func classify(_ clause: PolicyClause) async throws -> TierClassification {
      if clause.index == 1 { return TierClassification(clauseIndex: 1, text: "", confidence: 1) }
      started.yield()
      // The iteration of a stream without events ends when the task is cancelled.
      let (silence, source) = AsyncStream.makeStream(of: Void.self)
      for await _ in silence {}
      source.finish()
      ended.yield()
      try Task.checkCancellation()
      return TierClassification(clauseIndex: 0, text: "")
    }
  }

  /// Waits for the next signal.
  private func next(_ signals: AsyncStream<Void>) async {
    for await _ in signals { return }
  }

  @Test("Cancelling the task that listens ends the work without a result or an error (38)")
  func cancelListener() async {
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let (ends, ended) = AsyncStream.makeStream(of: Void.self)
    let pipeline = PipelineTests.pipeline(
      FakeReader(PipelineTests.policy), models: [WaitingTier(started: started, ended: ended)])
    let listener = Task { await PipelineTests.events(pipeline) }
    await next(starts)
    listener.cancel()
    let events: [AnalysisProgress] = await listener.value
    await next(ends)
    #expect(
      events.allSatisfy { event in
        switch event {
        case .extracting, .classifying: true
        case .complete, .failed: false
        }
      })
  }

  @Test("Leaving the loop and its stream ends the work (38)")
  func leaveLoop() async {
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let (ends, ended) = AsyncStream.makeStream(of: Void.self)
    let pipeline = PipelineTests.pipeline(
      FakeReader(PipelineTests.policy), models: [WaitingTier(started: started, ended: ended)])
    await listenUntilFirstClause(pipeline, starts)
    await next(ends)
  }

  private func listenUntilFirstClause(_ pipeline: DefaultAnalysisPipeline, _ starts: AsyncStream<Void>) async {
    for await event in pipeline.run(pdfURL: PipelineTests.url) {
      guard case .classifying = event else { continue }
      await next(starts)
      return
    }
  }

  @Test("A reader that notices the cancellation is not taken for a failure (38)")
  func cancelledReader() async {
    let events: [AnalysisProgress] = await PipelineTests.events(
      PipelineTests.pipeline(FakeReader(failure: CancellationError())))
    #expect(events.count == 1)
  }
}
