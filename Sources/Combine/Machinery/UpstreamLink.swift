import Synchronization

/// An operator's hold on its upstream subscription: taken once, given up once, from any thread.
///
/// No outside code ever runs under its lock.
final class UpstreamLink {
  private enum Phase {
    case waiting, active, closing, closed
  }

  private struct State {
    var phase = Phase.waiting
    var upstream: (any Subscription)?
  }

  private let state = Mutex(State())

  /// Whether elements may pass.
  var isActive: Bool {
    state.withLock { $0.phase == .active }
  }

  /// Takes the subscription; false means that there is one already or that all is over, and the new one must be cancelled.
  func accept(_ subscription: any Subscription) -> Bool {
    state.withLock { state in
      guard state.phase == .waiting else { return false }
      state.phase = .active
      state.upstream = subscription
      return true
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    state.withLock { $0.phase == .active ? $0.upstream : nil }?.request(demand)
  }

  /// Stops elements while the last one is on its way; a cancellation can still come in between.
  func beginClosing() -> Bool {
    state.withLock { state in
      guard state.phase == .active else { return false }
      state.phase = .closing
      return true
    }
  }

  /// Ends the link and returns the subscription if this call was the one that ended it.
  func close() -> (any Subscription)? {
    state.withLock { state in
      state.phase = .closed
      let upstream = state.upstream
      state.upstream = nil
      return upstream
    }
  }
}
