import Synchronization

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
  }

  private enum Next {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
    case rest
  }

  let downstream: Downstream
  let link = UpstreamLink()
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private let state = Mutex(State())

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
    downstream.receive(subscription: self)
    link.request(prefetch == .byRequest ? .unlimited : .max(size))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    let isRefused = state.withLock { state in
      guard state.count >= size else {
        state.waiting.append(input)
        state.count += 1
        return false
      }
      if case .dropOldest = whenFull, state.waiting.popFirst() != nil { state.waiting.append(input) }
      return true
    }
    if isRefused, case .customError(let error) = whenFull { return fail(error()) }
    deliver()
    return .none
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
    deliver()
  }

  /// What waits still has to pass; an error overtakes it.
  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.isActive else { return }
    if case .failure = completion { return pass(completion) }
    state.withLock { $0.completion = completion }
    deliver()
  }

  private func pass(_ completion: Subscribers.Completion<Failure>) {
    if link.close() != nil { downstream.receive(completion: completion) }
  }

  private func fail(_ error: Failure) -> Subscribers.Demand {
    end(.failure(error))
    return .none
  }

  private func deliver() {
    guard
      state.withLock({ state in
        defer { state.isDelivering = true }
        return !state.isDelivering
      })
    else { return }
    while true {
      switch next() {
      case .value(let value):
        let more = downstream.receive(value)
        state.withLock { $0.demand += more }
        if prefetch == .keepFull { link.request(.max(1)) }
      case .end(let completion): return pass(completion)
      case .rest: return
      }
    }
  }

  private func next() -> Next {
    state.withLock { state in
      if link.isActive, state.demand > .none, let value = state.waiting.popFirst() {
        state.demand -= 1
        state.count -= 1
        return .value(value)
      }
      if state.count == 0, let completion = state.completion { return .end(completion) }
      state.isDelivering = false
      return .rest
    }
  }
}
