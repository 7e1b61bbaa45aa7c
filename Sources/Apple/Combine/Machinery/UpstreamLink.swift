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

  private let state = Protected(State())
  private let isStrict: Bool
  private let keepsCancellation: Bool

  /// A strict link stops the program at an element, a completion or a request before the subscription; others overlook
  /// these. A cancellation that comes so early is overlooked as well, unless the link `keepsCancellation` in mind. Which
  /// operators do which is as in Apple's framework.
  init(isStrict: Bool = false, keepsCancellation: Bool = false) {
    self.isStrict = isStrict
    self.keepsCancellation = isStrict || keepsCancellation
  }

  /// Whether elements may pass.
  var isActive: Bool {
    let phase = state.withLock { $0.phase }
    checkOrder(phase)
    return phase == .active
  }

  /// How far the link has come, in a word, for mirrors.
  var status: String {
    state.withLock { "\($0.phase)" }
  }

  /// Whether the subscription has come, be it over by now or not.
  var isAccepted: Bool {
    state.withLock { $0.phase != .waiting }
  }

  /// The subscription, as long as elements may pass.
  var upstream: (any Subscription)? {
    state.withLock { $0.phase == .active ? $0.upstream : nil }
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
    let (phase, upstream) = state.withLock { ($0.phase, $0.phase == .active ? $0.upstream : nil) }
    checkOrder(phase)
    upstream?.request(demand)
  }

  private func checkOrder(_ phase: Phase) {
    precondition(
      phase != .waiting || !isStrict,
      "Something came before the subscription; a publisher must call receive(subscription:) before all else.")
  }

  /// Ends the link on the downstream's behalf and cancels the subscription.
  func cancel() {
    let upstream: (any Subscription)? = state.withLock { state in
      guard state.phase != .waiting || keepsCancellation else { return nil }
      state.phase = .closed
      defer { state.upstream = nil }
      return state.upstream
    }
    upstream?.cancel()
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
