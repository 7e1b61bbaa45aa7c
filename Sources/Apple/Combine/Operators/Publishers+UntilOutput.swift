extension Publishers {
  /// A publisher of the elements before the first one of another publisher.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let conduit = UntilConduit("PrefixUntilOutput", subscriber, isOpen: true)
      let trigger = Trigger<Other.Output, Other.Failure>(onValue: { [weak conduit] in conduit?.finish(.finished) })
      conduit.start(upstream, until: other, trigger: trigger)
    }
  }

  /// A publisher of the elements after the first one of another publisher.
  ///
  /// It ends when that one ends before it has sent anything.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let conduit = UntilConduit("DropUntilOutput", subscriber, isOpen: false)
      let trigger = Trigger<Other.Output, Failure>(
        onValue: { [weak conduit] in conduit?.open() }, onEnd: { [weak conduit] in conduit?.finish($0) })
      conduit.start(upstream, until: other, trigger: trigger)
    }
  }
}

extension Publisher {
  /// Publishes elements until the other publisher sends one, and finishes then.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Leaves out elements until the other publisher sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

/// A conduit whose gate or end depends on another publisher, which is subscribed to first.
private final class UntilConduit<Downstream: Subscriber>: Conduit {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var isOpen: Bool
    /// Whether the downstream has its subscription: it can be told of an end only then.
    var isStarted = false
    var end: Subscribers.Completion<Failure>?
    var other: (any Cancellable)?
  }

  let name: String
  let downstream: Downstream
  let link = UpstreamLink(keepsCancellation: true)
  private let state: Protected<State>

  init(_ name: String, _ downstream: Downstream, isOpen: Bool) {
    self.name = name
    self.downstream = downstream
    state = Protected(State(isOpen: isOpen))
  }

  func start<P: Publisher, Other: Publisher>(
    _ upstream: P, until other: Other, trigger: Trigger<Other.Output, Other.Failure>
  ) where P.Output == Input, P.Failure == Failure {
    state.withLock { $0.other = trigger }
    other.subscribe(trigger)
    upstream.subscribe(self)
  }

  func open() {
    state.withLock { $0.isOpen = true }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let isDue = state.withLock { state in
      state.end = completion
      return state.isStarted
    }
    if isDue { end(completion) }
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return subscription.cancel() }
    let completion = state.withLock { state in
      state.isStarted = true
      return state.end
    }
    downstream.receive(subscription: completion == nil ? self : Subscriptions.empty)
    if let completion { end(completion) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    return state.withLock { $0.isOpen } ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.close() != nil else { return }
    leaveOther()
    downstream.receive(completion: completion)
  }

  func cancel() {
    link.cancel()
    leaveOther()
  }

  private func leaveOther() {
    let other = state.withLock { state in
      defer { state.other = nil }
      return state.other
    }
    other?.cancel()
  }
}
