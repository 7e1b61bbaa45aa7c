/// The part of an operator that stands between one upstream and one downstream.
///
/// The default methods make a conduit that lets everything through; an operator replaces what it changes.
protocol Conduit: AnyObject, Subscriber, Subscription, NamedStage {
  associatedtype Downstream: Subscriber

  var downstream: Downstream { get }
  var link: UpstreamLink { get }
}

extension Conduit {
  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) {
    link.request(demand)
  }

  func cancel() {
    link.cancel()
  }

  /// Passes on that the upstream has ended, unless all was over already.
  func pass(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if link.close() != nil { downstream.receive(completion: completion) }
  }

  /// Ends the stream from here: the upstream is cancelled and the downstream told, unless all was over already.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let upstream = link.close() else { return }
    upstream.cancel()
    downstream.receive(completion: completion)
  }

  /// Sends a last value and then ends the stream; nothing that arrives meanwhile passes.
  func end(with value: Downstream.Input) {
    guard link.beginClosing() else { return }
    _ = downstream.receive(value)
    end(.finished)
  }
}

extension Conduit where Downstream.Failure == Failure {
  func receive(completion: Subscribers.Completion<Failure>) {
    pass(completion)
  }
}
