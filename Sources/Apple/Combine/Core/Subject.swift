/// A publisher that outside code feeds by calling `send`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends the stream for the subscribers; only the first call counts.
  func send(completion: Subscribers.Completion<Failure>)

  /// Hands the subject a subscription of its own, when it is fed by a publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something happened.
  public func send() {
    send(())
  }
}

/// Feeds a subject from a publisher.
final class SubjectFeed<S: Subject>: Subscriber, Subscription, NamedStage {
  typealias Input = S.Output
  typealias Failure = S.Failure

  let name = "Subject"
  private let subject: S
  private let link = UpstreamLink()

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return subscription.cancel() }
    subject.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    if link.isActive { subject.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    if link.close() != nil { subject.send(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    link.request(demand)
  }

  func cancel() {
    link.close()?.cancel()
  }
}
