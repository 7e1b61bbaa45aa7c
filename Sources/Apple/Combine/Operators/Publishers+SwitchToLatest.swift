extension Publishers {
  /// A publisher of what the latest of its upstream's publishers publishes.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(SwitchSource<P, S>(subscriber))
    }
  }
}

/// Receives the publishers to switch to; the stream finishes when they and the latest of them have.
private final class SwitchSource<Input: Publisher, Downstream: Subscriber>: Subscriber, NamedStage
where Input.Output == Downstream.Input, Input.Failure == Downstream.Failure {
  typealias Failure = Downstream.Failure

  let name = "SwitchToLatest"
  private let hub: Handover<Downstream>
  private let link = UpstreamLink()
  private let state = Protected((isSourceOpen: true, isLatestOpen: false))

  init(_ downstream: Downstream) {
    hub = Handover("SwitchToLatest", downstream, isAnnounced: true)
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return subscription.cancel() }
    hub.onCancel { [link] in link.close()?.cancel() }
    hub.downstream.receive(subscription: hub)
    link.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    state.withLock { $0.isLatestOpen = true }
    hub.follow(input) { [self] completion in
      if case .failure = completion { return hub.finish(completion) }
      let isDone = state.withLock { state in
        state.isLatestOpen = false
        return !state.isSourceOpen
      }
      if isDone { hub.finish(.finished) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = link.close()
    if case .failure = completion { return hub.finish(completion) }
    let isDone = state.withLock { state in
      state.isSourceOpen = false
      return !state.isLatestOpen
    }
    if isDone { hub.finish(.finished) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes what the latest publisher publishes, and leaves the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes what the latest publisher, which cannot fail, publishes, and leaves the one before.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes what the latest publisher, which can fail, publishes, and leaves the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes what the latest publisher publishes, and leaves the one before; none can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
