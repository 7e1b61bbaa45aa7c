import Foundation

/// A lock, and a state that is reached only while the lock is held.
///
/// Whoever waits is woken in no order. A thread must not take a lock that it holds.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// A mutex of the system, which must not be moved, with the state beside it.
  private final class Storage {
    let mutex: UnsafeMutablePointer<pthread_mutex_t>
    var state: State

    init(_ state: State) {
      self.state = state
      mutex = .allocate(capacity: 1)
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
  }

  /// Who holds the lock, as a test of the program asks for it.
  public enum Ownership: Hashable, Sendable {
    case owner
    case notOwner
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs a closure with the state while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    pthread_mutex_lock(storage.mutex)
    defer { pthread_mutex_unlock(storage.mutex) }
    return try body(&storage.state)
  }

  /// Runs a closure unless somebody holds the lock; nil then.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard pthread_mutex_trylock(storage.mutex) == 0 else { return nil }
    defer { pthread_mutex_unlock(storage.mutex) }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock. The thread that takes it lets it go.
  public func lock() { pthread_mutex_lock(storage.mutex) }

  public func unlock() { pthread_mutex_unlock(storage.mutex) }

  /// Takes the lock unless somebody holds it; false then.
  public func lockIfAvailable() -> Bool { pthread_mutex_trylock(storage.mutex) == 0 }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
