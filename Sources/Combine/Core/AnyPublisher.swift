/// A publisher that hides the type of another.
@frozen public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  @usableFromInline let base: any Publisher<Output, Failure>

  /// Wraps a publisher; wrapping an `AnyPublisher` adds no layer.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    base = (publisher as? AnyPublisher<Output, Failure>)?.base ?? publisher
  }

  public var description: String { "AnyPublisher" }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    func attach<P: Publisher<Output, Failure>>(_ publisher: P) {
      publisher.receive(subscriber: subscriber)
    }
    attach(base)
  }
}

extension Publisher {
  /// Hides the type of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
