import CGtk
import CGtkView
import CMainActor
import Foundation
import Synchronization

/// Runs the main actor's jobs in turns of GLib's loop.
///
/// A turn ends with the jobs that waited when it began, or after half a frame: thousands of jobs that are enqueued at once are spread
/// over as many frames as they take, and the window goes on between them.
final class LoopExecutor: SerialExecutor {
  private struct Waiting: Sendable {
    var jobs: [UnownedJob] = []
    /// The first of `jobs` that has not been run.
    var first: Int = 0

    var isEmpty: Bool { first == jobs.count }

    mutating func next() -> UnownedJob? {
      guard first < jobs.count else { return nil }
      defer {
        first += 1
        if first == jobs.count { self = Waiting() }
      }
      return jobs[first]
    }
  }

  /// Nanoseconds after which a turn ends: half of a frame's 16.7 ms.
  private static let limit: UInt64 = 8_000_000
  private static let shared = LoopExecutor()
  private let waiting = Mutex(Waiting())

  /// Takes over the main actor; false where the runtime cannot be told, and the main dispatch queue goes on to serve it.
  static func install(priority: Int32) -> Bool {
    let words = unsafeBitCast(shared.asUnownedSerialExecutor(), to: (UnsafeRawPointer?, UnsafeRawPointer?).self)
    guard rotor_set_main_executor(words.0, words.1) else { return false }
    _ = rotor_add_source(
      { _ in LoopExecutor.shared.hasJobs ? 1 : 0 }, { _ in LoopExecutor.shared.runTurn() }, nil, priority)
    return true
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst: Bool = waiting.withLock { waiting in
      defer { waiting.jobs.append(job) }
      return waiting.isEmpty
    }
    if isFirst { g_main_context_wakeup(nil) }
  }

  /// Code of the main thread that runs in no job, such as a callback of GTK's, is the main actor's as well.
  func checkIsolated() { precondition(Thread.isMainThread, "This code has to run on the main actor.") }

  func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }

  private var hasJobs: Bool { waiting.withLock { !$0.isEmpty } }

  private func runTurn() {
    let end: UInt64 = DispatchTime.now().uptimeNanoseconds + Self.limit
    var left: Int = waiting.withLock { $0.jobs.count - $0.first }
    while left > 0, let job = waiting.withLock({ $0.next() }) {
      job.runSynchronously(on: asUnownedSerialExecutor())
      left -= 1
      if DispatchTime.now().uptimeNanoseconds >= end { return }
    }
  }
}
