extension Publishers {
  /// A publisher of all elements in one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.fold("Collect", for: subscriber, into: []) { $0?.append($1) }
    }
  }

  /// A publisher of arrays of so many elements; the last may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(BatchConduit(subscriber, count: count))
    }
  }
}

extension Publisher {
  /// Collects all elements and publishes them as one array at the end.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Publishes arrays of `count` elements; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

/// Asks for as many elements as the batches hold that the downstream asks for.
private final class BatchConduit<Element, Downstream: Subscriber>: Conduit where Downstream.Input == [Element] {
  typealias Input = Element
  typealias Failure = Downstream.Failure

  let name = "CollectByCount"
  let downstream: Downstream
  let link = UpstreamLink()
  private let count: Int
  private let batch = Protected<[Element]>([])

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    self.count = count
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    link.request(demand * count)
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    let full: [Element]? = batch.withLock { batch in
      batch.append(input)
      guard batch.count >= count else { return nil }
      defer { batch = [] }
      return batch
    }
    guard let full else { return .none }
    return downstream.receive(full) * count
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard case .finished = completion else { return pass(completion) }
    guard link.beginClosing() else { return }
    let rest = batch.withLock { $0 }
    if !rest.isEmpty { _ = downstream.receive(rest) }
    pass(.finished)
  }
}
