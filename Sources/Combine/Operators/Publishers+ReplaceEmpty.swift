extension Publishers {
  /// A publisher that sends a value if its upstream finishes without any.
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
      let output = output
      let hub = Handover(subscriber)
      subscriber.receive(subscription: hub)
      var isEmpty = true
      let marked = upstream.map { (value: Output) -> Output in
        isEmpty = false
        return value
      }
      hub.follow(marked) { completion in
        guard case .finished = completion, isEmpty else { return hub.finish(completion) }
        hub.follow(Just(output)) { _ in hub.finish(.finished) }
      }
    }
  }
}

extension Publisher {
  /// Publishes the value if this publisher finishes without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
