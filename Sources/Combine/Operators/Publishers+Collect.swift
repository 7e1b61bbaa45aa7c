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
      upstream.fold(for: subscriber, into: []) { $0?.append($1) }
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
      let count = count
      var batch: [Upstream.Output] = []
      upstream.pipe(to: subscriber, leftover: { batch.isEmpty ? nil : batch }) { value in
        batch.append(value)
        guard batch.count >= count else { return .skip }
        defer { batch = [] }
        return .emit(batch)
      }
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
