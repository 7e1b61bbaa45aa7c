import Foundation

/// A clock that stands still until it is told to go on: animations, timers and sleeps that use it happen exactly when a
/// test or a tool wants them to (G9).
public final class VirtualClock: Clock, @unchecked Sendable {
  /// A moment, counted from the clock's start.
  public struct Instant: InstantProtocol {
    public var offset: Duration

    public init(offset: Duration) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var current = Instant(offset: .zero)
  private var sleepers: [Sleeper] = []
  private var cancelled: Set<Int> = []
  private var lastID: Int = 0

  public init() {}

  public var now: Instant { lock.withLock { current } }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many tasks sleep on the clock.
  public var sleeperCount: Int { lock.withLock { sleepers.count } }

  /// Suspends until the clock has been moved to the deadline; throws when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id: Int = lock.withLock {
      lastID += 1
      return lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(_ sleeper: Sleeper) {
    let outcome: Result<Void, any Error>? = lock.withLock {
      if cancelled.remove(sleeper.id) != nil { return .failure(CancellationError()) }
      if sleeper.deadline <= current { return .success(()) }
      sleepers.append(sleeper)
      return nil
    }
    if let outcome { sleeper.continuation.resume(with: outcome) }
  }

  private func cancel(_ id: Int) {
    let sleeper: Sleeper? = lock.withLock {
      guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
        cancelled.insert(id)
        return nil
      }
      return sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Moves the clock on and wakes those whose time has come, in the order of their deadlines.
  public func advance(by duration: Duration) {
    let due: [Sleeper] = lock.withLock {
      current = current.advanced(by: max(.zero, duration))
      let due: [Sleeper] = sleepers.filter { $0.deadline <= current }
      sleepers.removeAll { $0.deadline <= current }
      return due.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
