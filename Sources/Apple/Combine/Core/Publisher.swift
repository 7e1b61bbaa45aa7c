/// A type that delivers a sequence of values over time to its subscribers, and then perhaps one completion.
public protocol Publisher<Output, Failure> {
  /// The kind of values published.
  associatedtype Output

  /// The kind of errors this publisher might end with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches the subscriber; `subscribe(_:)` calls this, and callers should use that.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches the subscriber to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends everything this publisher publishes on through the subject, until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let feed = SubjectFeed(subject)
    subscribe(feed)
    return AnyCancellable(feed)
  }
}

/// A namespace for types that serve as publishers, mostly those of the operators.
public enum Publishers {}
