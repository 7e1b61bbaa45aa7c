/// A subject that passes values on to its present subscribers and keeps none.
///
/// A value is dropped for a subscriber that has no demand. Sending is safe from any thread.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>("PassthroughSubject", isStrict: true)

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    broadcast.add(subscriber)
  }

  /// Sends a value to all subscribers that have asked for one.
  ///
  /// - Parameter input: The value.
  public func send(_ input: Output) {
    broadcast.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    broadcast.send(subscription: subscription, startsAtOnce: false)
  }
}
