import DecodingOppression
import Foundation

/// Runs the pipeline once and keeps its events, so that several windows can follow the same analysis.
final class SharedAnalysis: @unchecked Sendable {
  private let lock = NSLock()
  private var events: [AnalysisProgress] = []
  private var isFinished = false
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var work: Task<Void, Never>?

  /// Starts the pipeline; `observe` sees each event as it comes.
  init(_ pipeline: any AnalysisPipeline, url: URL, observe: @escaping @Sendable (AnalysisProgress) -> Void) {
    work = Task.detached { [weak self] in
      for await event in pipeline.run(pdfURL: url) {
        observe(event)
        self?.append(event)
      }
      self?.append(nil)
    }
  }

  /// Stops the pipeline, which also ends the programs that read the file.
  func cancel() { work?.cancel() }

  /// Returns when the pipeline has ended.
  func waitForEnd() async { await work?.value }

  /// Why the pipeline failed.
  var failure: (any Error)? {
    lock.withLock {
      if case .failed(let error)? = events.last { return error }
      return nil
    }
  }

  /// The event with the number, as soon as there is one; nil when the events have ended.
  func event(at index: Int) async -> AnalysisProgress? {
    while true {
      if let answer = answer(at: index) { return answer.event }
      await withCheckedContinuation { continuation in
        let isLate: Bool = lock.withLock {
          if index < events.count || isFinished { return true }
          waiters.append(continuation)
          return false
        }
        if isLate { continuation.resume() }
      }
    }
  }

  private struct Answer {
    var event: AnalysisProgress?
  }

  private func answer(at index: Int) -> Answer? {
    lock.withLock {
      if index < events.count { return Answer(event: events[index]) }
      return isFinished ? Answer(event: nil) : nil
    }
  }

  private func append(_ event: AnalysisProgress?) {
    let due: [CheckedContinuation<Void, Never>] = lock.withLock {
      if let event { events.append(event) } else { isFinished = true }
      defer { waiters = [] }
      return waiters
    }
    for waiter in due { waiter.resume() }
  }
}
