extension Publishers {
  /// A publisher without the first elements.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// A negative count is an error of the caller.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      precondition(count >= 0, "Drop cannot leave out a negative number of elements (\(count)).")
      let conduit = DropConduit(subscriber, count: count)
      subscriber.receive(subscription: conduit)
      upstream.subscribe(conduit)
    }
  }

  /// A publisher without the elements up to the first that fails a predicate.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let predicate = predicate
      var isDropping = true
      upstream.pipe("DropWhile", to: subscriber) { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .emit(value)
      }
    }
  }

  /// A publisher without the elements up to the first that fails a predicate that may throw.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let predicate = predicate
      var isDropping = true
      upstream.tryPipe("TryDropWhile", to: subscriber) { value in
        isDropping = try isDropping && predicate(value)
        return isDropping ? .skip : .emit(value)
      }
    }
  }
}

extension Publisher {
  /// Leaves out the first `count` elements.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out elements as long as they satisfy the predicate.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out elements as long as they satisfy the predicate; an error thrown ends the stream.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}

/// Asks once for what it leaves out, on top of what the downstream wants.
private final class DropConduit<Downstream: Subscriber>: Conduit {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var left: Int
    /// What the downstream has asked for before the subscription came.
    var early = Subscribers.Demand.none
  }

  let name = "Drop"
  let downstream: Downstream
  let link = UpstreamLink()
  private let state: Protected<State>

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    state = Protected(State(left: count))
  }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = state.withLock { state in
      guard link.accept(subscription) else { return nil }
      return state.early + state.left
    }
    guard let demand else { return subscription.cancel() }
    link.request(demand)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    let isEarly = state.withLock { state in
      guard !link.isAccepted else { return false }
      state.early += demand
      return true
    }
    if !isEarly { link.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    let isLeftOut = state.withLock { state in
      guard state.left > 0 else { return false }
      state.left -= 1
      return true
    }
    return isLeftOut ? .none : downstream.receive(input)
  }
}
