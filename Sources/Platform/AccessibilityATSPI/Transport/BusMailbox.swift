import Synchronization

/// What goes between the main actor and the bus thread; either side holds the lock for a few instructions only.
final class BusMailbox: Sendable {
  private struct State: Sendable {
    var changes = PendingChanges()
    /// Somebody on the bus wants to hear of changes.
    var isObserved: Bool = false
    var hasKeyListeners: Bool = false
    /// The bus thread has been woken and has not taken the changes yet.
    var isWoken: Bool = false
  }

  private let state = Mutex(State())

  /// Adds to what is waiting; true when the bus thread has to be woken for it.
  ///
  /// While nobody listens the thread sleeps and takes the sum of all changes with the next call from the bus.
  func change(_ edit: (inout PendingChanges) -> Void) -> Bool {
    state.withLock { state in
      edit(&state.changes)
      guard state.isObserved, !state.isWoken else { return false }
      state.isWoken = true
      return true
    }
  }

  /// Everything that is waiting; nil when that is nothing.
  func take() -> PendingChanges? {
    state.withLock { state in
      state.isWoken = false
      guard !state.changes.isEmpty else { return nil }
      defer { state.changes = PendingChanges() }
      return state.changes
    }
  }

  func setObservation(isObserved: Bool) {
    state.withLock { $0.isObserved = isObserved }
  }

  func setObservation(isObserved: Bool, hasKeyListeners: Bool) {
    state.withLock { state in
      state.isObserved = isObserved
      state.hasKeyListeners = hasKeyListeners
    }
  }

  func setKeyListeners(_ hasKeyListeners: Bool) {
    state.withLock { $0.hasKeyListeners = hasKeyListeners }
  }

  var isObserved: Bool { state.withLock(\.isObserved) }
  var hasKeyListeners: Bool { state.withLock(\.hasKeyListeners) }
}
