/// A publisher that hides the type of another; copies of one are the same publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let box: PublisherBox<Output, Failure>

  /// Wraps a publisher; wrapping an `AnyPublisher` adds no layer.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? ConcretePublisherBox(publisher)
  }

  public var description: String { "AnyPublisher" }

  public var playgroundDescription: Any { description }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    box.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the type of the publisher, so that an interface does not show how it is made.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

private class PublisherBox<Output, Failure: Error> {
  func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    preconditionFailure("A publisher's box is made by its subclass.")
  }
}

private final class ConcretePublisherBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
  private let publisher: P

  init(_ publisher: P) {
    self.publisher = publisher
  }

  override func receive<S: Subscriber>(subscriber: S) where P.Output == S.Input, P.Failure == S.Failure {
    publisher.receive(subscriber: subscriber)
  }
}
