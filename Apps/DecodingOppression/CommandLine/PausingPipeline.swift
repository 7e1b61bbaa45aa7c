import DecodingOppression
import Foundation

/// Replays a shared analysis for one window and stops half-way until it is let go, so that a picture of an analysis under
/// way is the same each time.
struct PausingPipeline: AnalysisPipeline {
  var analysis: SharedAnalysis
  var pause: Pause

  func run(pdfURL: URL) -> AsyncStream<AnalysisProgress> {
    let cursor = Cursor()
    let (analysis, pause) = (analysis, pause)
    // An event is asked for when the one before has been taken in.
    return AsyncStream {
      if cursor.isHalfWay { await pause.wait() }
      let event: AnalysisProgress? = await analysis.event(at: cursor.index)
      cursor.advance(event)
      if event == nil { pause.end() }
      return event
    }
  }

  /// Used by the one task that reads the stream.
  private final class Cursor: @unchecked Sendable {
    private(set) var index = 0
    /// Whether the event handed out last is the middle one.
    private(set) var isHalfWay = false

    func advance(_ event: AnalysisProgress?) {
      index += 1
      isHalfWay = false
      if case .classifying(let clause, let total, _, _)? = event { isHalfWay = clause == max(1, total / 2) }
    }
  }
}

/// A place where a stream waits until somebody lets it go on.
final class Pause: @unchecked Sendable {
  private let lock = NSLock()
  private var isReached = false
  private var isOpen = false
  private var isEnded = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Waits to be let go.
  func wait() async {
    change { isReached = true }
    await until { isOpen }
  }

  /// Lets the stream go on.
  func open() { change { isOpen = true } }

  /// The stream has no more events, and all have been taken in.
  func end() { change { isEnded = true } }

  /// Returns when the stream waits, or has ended.
  func reached() async { await until { isReached || isEnded } }

  /// Returns when the stream has ended.
  func ended() async { await until { isEnded } }

  private func change(_ body: () -> Void) {
    let due: [CheckedContinuation<Void, Never>] = lock.withLock {
      body()
      defer { waiters = [] }
      return waiters
    }
    for waiter in due { waiter.resume() }
  }

  private func until(_ condition: () -> Bool) async {
    while !lock.withLock(condition) {
      await withCheckedContinuation { continuation in
        let isMet: Bool = lock.withLock {
          if condition() { return true }
          waiters.append(continuation)
          return false
        }
        if isMet { continuation.resume() }
      }
    }
  }
}
