import Foundation

/// A value behind a lock.
///
/// A lock of the system's threads, and not the standard library's `Mutex`: the thread sanitizer knows the former, and does
/// not see how the latter goes from thread to thread when two want it at once. An app that sends to one subject from several
/// threads would be told of races that are none.
final class Protected<Value>: @unchecked Sendable {
  private var value: Value
  /// In a place of its own, as a lock must stay where it is.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    defer { pthread_mutexattr_destroy(&attributes) }
    // A thread that holds the lock already is told so, instead of waiting for ever.
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
    let failure: Int32 = pthread_mutex_init(lock, &attributes)
    precondition(failure == 0, "The system gave no lock (error \(failure)).")
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Runs `body` on the value while no other thread does. What it calls must not come back to the same value: that ends
  /// the program with a message.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    let failure: Int32 = pthread_mutex_lock(lock)
    precondition(failure == 0, "Combine asked for a lock that this thread holds already (error \(failure)).")
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
