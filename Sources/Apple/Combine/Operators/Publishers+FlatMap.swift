extension Publishers {
  /// A publisher that makes a publisher of each element and merges what they publish.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let source = FlatMapSource(subscriber, maxPublishers: maxPublishers, transform: transform)
      subscriber.receive(subscription: source.hub)
      upstream.subscribe(source)
    }
  }
}

/// Receives the elements that become publishers; asks for one more whenever one of these has finished.
private final class FlatMapSource<Input, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber, NamedStage
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
  typealias Failure = Downstream.Failure

  let name = "FlatMap"
  let hub: Confluence<Downstream>
  private let maxPublishers: Subscribers.Demand
  private let transform: (Input) -> NewPublisher

  init(_ downstream: Downstream, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> NewPublisher) {
    self.maxPublishers = maxPublishers
    self.transform = transform
    weak var weakHub: Confluence<Downstream>?
    hub = Confluence("FlatMap", downstream) {
      if maxPublishers != .unlimited { weakHub?.source?.request(.max(1)) }
    }
    weakHub = hub
  }

  func receive(subscription: any Subscription) {
    guard hub.setSource(subscription) else { return subscription.cancel() }
    if maxPublishers > .none { subscription.request(maxPublishers) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    hub.add(transform(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: hub.closeSource()
    case .failure: hub.finish(completion)
    }
  }
}

extension Publisher {
  /// Makes a publisher of each element, at most `maxPublishers` at a time, and merges what they publish.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher that cannot fail of each element, and merges what they publish.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each element, and merges what they publish; neither can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher that can fail of each element, and merges what they publish.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}
