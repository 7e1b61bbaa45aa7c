import Foundation
import Synchronization

/// A lock that the thread which holds it may take again: it keeps deliveries to one subscriber from overlapping
/// while a subscriber that sends again from within a delivery still gets its value at once.
final class RecursiveLock {
  private let mutex = Mutex(())
  private let owner = Atomic<UInt>(0)

  func withLock<R>(_ body: () -> R) -> R {
    let thread = UInt(pthread_self())
    // Only this thread can have stored its own id, so a relaxed read decides.
    if owner.load(ordering: .relaxed) == thread { return body() }
    return mutex.withLock { _ in
      owner.store(thread, ordering: .relaxed)
      defer { owner.store(0, ordering: .relaxed) }
      return body()
    }
  }
}
