extension Publishers {
  /// A publisher that publishes a value if its upstream has none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(ReplaceEmptyConduit(subscriber, output: output))
    }
  }
}

extension Publisher {
  /// Publishes the value if this publisher finishes without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

/// Asks for everything from the start; the value in place of an empty stream waits for demand.
private final class ReplaceEmptyConduit<Downstream: Subscriber>: Conduit {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var isEmpty = true
    var isWanted = false
    var isFinished = false
  }

  let name = "ReplaceEmpty"
  let downstream: Downstream
  let link = UpstreamLink()
  private let output: Input
  private let state = Protected(State())

  init(_ downstream: Downstream, output: Input) {
    self.downstream = downstream
    self.output = output
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    link.request(.unlimited)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    let isDue = state.withLock { state in
      state.isWanted = true
      return state.isFinished
    }
    if isDue { replace() } else { link.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    state.withLock { $0.isEmpty = false }
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard case .finished = completion, state.withLock({ $0.isEmpty }) else { return pass(completion) }
    guard link.isActive else { return }
    let isDue = state.withLock { state in
      state.isFinished = true
      return state.isWanted
    }
    if isDue { replace() }
  }

  private func replace() {
    guard link.beginClosing() else { return }
    _ = downstream.receive(output)
    pass(.finished)
  }
}
