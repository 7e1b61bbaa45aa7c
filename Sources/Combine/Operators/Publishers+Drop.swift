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

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var left = count
      upstream.pipe(to: subscriber) { value in
        guard left > 0 else { return .emit(value) }
        left -= 1
        return .skip
      }
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
      upstream.pipe(to: subscriber) { value in
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
      upstream.tryPipe(to: subscriber) { value in
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
