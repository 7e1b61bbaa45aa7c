extension Publishers {
  /// How a buffer asks its upstream for elements.
  public enum PrefetchStrategy {
    /// So many at first as fit, then one for each that has left.
    case keepFull
    /// As many as come, from the start.
    case byRequest
  }

  /// What a buffer does with an element for which there is no room.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    /// Ends the stream with the error that the closure makes.
    case customError(() -> Failure)
  }

  /// A publisher that keeps elements for which there is no demand yet.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Upstream.Failure>

    public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(BufferConduit(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publishers.PrefetchStrategy: Equatable, Hashable, Sendable {}

extension Publisher {
  /// Keeps at most `size` elements until the downstream asks for them.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// Elements wait in line; whoever finds the line at rest delivers from it.
private final class BufferConduit<Downstream: Subscriber>: Conduit {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var demand = Subscribers.Demand.none
    var waiting = Line<Input>()
    var count = 0
    var completion: Subscribers.Completion<Failure>?
    var isDelivering = false
    /// Whether an element has left since the last rest.
    var hasDelivered = false

    /// The end comes only to one who still asks; the error for a full buffer comes as well with the last element asked for.
    func mayEnd(with completion: Subscribers.Completion<Failure>) -> Bool {
      switch completion {
      case .finished: count == 0 && demand > .none
      case .failure: demand > .none || hasDelivered
      }
    }
  }

  private enum Next {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
    case rest
  }

  let name = "Buffer"
  let downstream: Downstream
  let link = UpstreamLink()
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private let state = Protected(State())

  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.downstream = downstream
    self.size = Swift.max(0, size)
    self.prefetch = prefetch
    self.whenFull = whenFull
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return subscription.cancel() }
    link.request(prefetch == .byRequest ? .unlimited : .max(size))
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    // What is dropped may run code as it goes, so it must outlive the lock.
    let (isRefused, _): (Bool, Input?) = state.withLock { state in
      guard state.completion == nil else { return (false, nil) }
      guard state.count >= size else {
        state.waiting.append(input)
        state.count += 1
        return (false, nil)
      }
      guard case .dropOldest = whenFull, let oldest = state.waiting.popFirst() else { return (true, nil) }
      state.waiting.append(input)
      return (true, oldest)
    }
    if isRefused, case .customError(let error) = whenFull { fail(error()) }
    return deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
    link.request(deliver())
  }

  /// What waits still has to pass; an error of the upstream overtakes it.
  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.isActive else { return }
    let isFirst = state.withLock { state in
      guard state.completion == nil else { return false }
      if case .finished = completion { state.completion = completion }
      return true
    }
    guard isFirst else { return }
    if case .failure = completion { return pass(completion) }
    _ = deliver()
  }

  /// The error waits until the downstream asks for what came before it.
  private func fail(_ error: Failure) {
    let isFirst = state.withLock { state in
      guard state.completion == nil else { return false }
      state.completion = .failure(error)
      return true
    }
    if isFirst { link.upstream?.cancel() }
  }

  /// Returns how many elements the upstream may send for those that have left.
  private func deliver() -> Subscribers.Demand {
    guard
      state.withLock({ state in
        defer { state.isDelivering = true }
        return !state.isDelivering
      })
    else { return .none }
    var left = Subscribers.Demand.none
    while true {
      switch next() {
      case .value(let value):
        let more = downstream.receive(value)
        state.withLock { $0.demand += more }
        if prefetch == .keepFull { left += 1 }
      case .end(let completion):
        pass(completion)
        return .none
      case .rest: return left
      }
    }
  }

  private func next() -> Next {
    state.withLock { state in
      if link.isActive, state.demand > .none, let value = state.waiting.popFirst() {
        state.demand -= 1
        state.count -= 1
        state.hasDelivered = true
        return .value(value)
      }
      if let completion = state.completion, state.mayEnd(with: completion) { return .end(completion) }
      state.isDelivering = false
      state.hasDelivered = false
      return .rest
    }
  }
}
