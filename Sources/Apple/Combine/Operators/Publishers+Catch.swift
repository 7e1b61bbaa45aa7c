extension Publishers {
  /// A publisher that goes on with another when its upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let handler = handler
      let hub = Handover("Catch", subscriber)
      hub.follow(upstream) { completion in
        switch completion {
        case .finished: hub.finish(.finished)
        case .failure(let error): hub.follow(handler(error)) { hub.finish($0) }
        }
      }
    }
  }

  /// A publisher that goes on with another, unless making that throws, when its upstream fails.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let handler = handler
      let hub = Handover("TryCatch", subscriber)
      hub.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return hub.finish(.finished) }
        do {
          hub.follow(try handler(error)) { hub.finish($0.erased) }
        } catch {
          hub.finish(.failure(error))
        }
      }
    }
  }

  /// A publisher that ends with a value instead of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      let output = output
      let hub = Handover("ReplaceError", subscriber)
      hub.follow(upstream) { completion in
        switch completion {
        case .finished: hub.finish(.finished)
        case .failure: hub.follow(Just(output)) { hub.finish($0) }
        }
      }
    }
  }

  /// A publisher that subscribes again when its upstream fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let upstream = upstream
      let hub = Handover("Retry", subscriber)
      var left = retries
      func attempt() {
        hub.follow(upstream) { completion in
          guard case .failure = completion, left != 0 else { return hub.finish(completion) }
          left = left.map { $0 - 1 }
          attempt()
        }
      }
      attempt()
    }
  }
}

extension Publisher {
  /// Goes on with the handler's publisher if this one fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with the handler's publisher if this one fails; an error thrown ends the stream.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Publishes the value and finishes if this publisher fails.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Subscribes anew if this publisher fails, at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: Swift.max(0, retries))
  }
}
