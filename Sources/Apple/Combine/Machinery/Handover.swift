/// A subscription that follows one publisher after the other and carries the unmet demand along.
///
/// Catching, retrying, appending and switching are all this, with different rules for what comes next.
final class Handover<Downstream: Subscriber>: Subscription, NamedStage {
  typealias Input = Downstream.Input

  private struct State {
    var outstanding = Subscribers.Demand.none
    var leg = 0
    var upstream: (any Subscription)?
    var isAnnounced: Bool
    var isOver = false
    var isStarting = false
    var nextStart: (() -> Void)?
    var onCancel: (() -> Void)?
  }

  let name: String
  let downstream: Downstream
  private let isExact: Bool
  private let state: Protected<State>

  /// The downstream gets its subscription with that of the first publisher, unless it `isAnnounced` already.
  ///
  /// An element that was not asked for stops the program if the hub `isExact`, and is left out otherwise.
  init(_ name: String, _ downstream: Downstream, isAnnounced: Bool = false, isExact: Bool = true) {
    self.name = name
    self.isExact = isExact
    self.downstream = downstream
    state = Protected(State(isAnnounced: isAnnounced))
  }

  /// What else to undo on cancellation.
  func onCancel(_ action: @escaping () -> Void) {
    state.withLock { $0.onCancel = action }
  }

  /// Leaves the present publisher, if any, and follows another; `then` decides what its completion means.
  ///
  /// A publisher that ends while it is being subscribed to hands over only after that, so that no chain of
  /// publishers, however long, can exhaust the stack.
  func follow<P: Publisher>(_ publisher: P, then: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Input {
    let (previous, leg) = state.withLock { state in
      state.leg += 1
      defer { state.upstream = nil }
      return (state.upstream, state.leg)
    }
    previous?.cancel()
    let start = { publisher.subscribe(Leg(hub: self, number: leg, then: then)) }
    let mayStart = state.withLock { state in
      guard !state.isStarting else {
        state.nextStart = start
        return false
      }
      state.isStarting = true
      return true
    }
    guard mayStart else { return }
    var run: (() -> Void)? = start
    while let current = run {
      current()
      let (next, isOver) = state.withLock { state in
        defer { state.nextStart = nil }
        if state.nextStart == nil || state.isOver { state.isStarting = false }
        return (state.nextStart, state.isOver)
      }
      run = isOver ? nil : next
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let upstream: (any Subscription)? = state.withLock { state in
      state.outstanding += demand
      return state.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let (upstream, action) = stop()
    upstream?.cancel()
    action?()
  }

  /// Ends the stream for the downstream, and leaves the present publisher.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard state.withLock({ !$0.isOver }) else { return }
    let (upstream, action) = stop()
    upstream?.cancel()
    action?()
    downstream.receive(completion: completion)
  }

  private func stop() -> ((any Subscription)?, (() -> Void)?) {
    state.withLock { state in
      state.isOver = true
      let taken = (state.upstream, state.onCancel)
      state.upstream = nil
      state.onCancel = nil
      return taken
    }
  }

  fileprivate func accept(_ subscription: any Subscription, leg: Int) {
    let outstanding: Subscribers.Demand?
    let isFirst: Bool
    (outstanding, isFirst) = state.withLock { state in
      guard !state.isOver, state.leg == leg, state.upstream == nil else { return (nil, false) }
      state.upstream = subscription
      defer { state.isAnnounced = true }
      return (state.outstanding, !state.isAnnounced)
    }
    guard let outstanding else { return subscription.cancel() }
    if isFirst {
      downstream.receive(subscription: self)
    } else if outstanding > .none {
      subscription.request(outstanding)
    }
  }

  fileprivate func forward(_ input: Input, leg: Int) -> Subscribers.Demand {
    let passes = state.withLock { state in
      guard !state.isOver, state.leg == leg, state.upstream != nil else { return false }
      guard state.outstanding > .none else {
        precondition(!isExact, "\(name) got an element that nobody asked for; a publisher must keep to the demand.")
        return false
      }
      state.outstanding -= 1
      return true
    }
    guard passes else { return .none }
    let more = downstream.receive(input)
    let upstream: (any Subscription)? = state.withLock { state in
      state.outstanding += more
      // The downstream may have caused a handover; then the new publisher owes what it asked for.
      return state.leg == leg ? nil : state.upstream
    }
    guard let upstream else { return more }
    if more > .none { upstream.request(more) }
    return .none
  }

  /// Whether the leg is still the one followed; its publisher has ended.
  fileprivate func complete(leg: Int) -> Bool {
    let ended: (any Subscription)? = state.withLock { state in
      guard !state.isOver, state.leg == leg else { return nil }
      defer { state.upstream = nil }
      return state.upstream
    }
    return ended != nil
  }
}

/// The subscriber of one of the publishers that a handover follows.
private final class Leg<Failure: Error, Downstream: Subscriber>: Subscriber, NamedStage {
  typealias Input = Downstream.Input

  private let hub: Handover<Downstream>
  private let number: Int
  var name: String { hub.name }
  private let then: (Subscribers.Completion<Failure>) -> Void

  init(hub: Handover<Downstream>, number: Int, then: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.hub = hub
    self.number = number
    self.then = then
  }

  func receive(subscription: any Subscription) {
    hub.accept(subscription, leg: number)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    hub.forward(input, leg: number)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if hub.complete(leg: number) { then(completion) }
  }
}
