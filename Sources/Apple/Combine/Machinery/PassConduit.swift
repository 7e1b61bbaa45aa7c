/// The subscriber of operators that keep no state of their own: the downstream gets the upstream's own subscription.
///
/// It has nothing to guard, as whoever made the subscription stops the elements when that is cancelled.
final class PassConduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, NamedStage {
  let name: String
  private let downstream: Downstream
  private let convert: (Failure) -> Downstream.Failure
  private let next: (Input) -> Downstream.Input?

  /// `next` returns nil for an element that is left out; one more is asked for in its place.
  init(
    _ name: String, _ downstream: Downstream, convert: @escaping (Failure) -> Downstream.Failure,
    next: @escaping (Input) -> Downstream.Input?
  ) {
    self.name = name
    self.downstream = downstream
    self.convert = convert
    self.next = next
  }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let output = next(input) else { return .max(1) }
    return downstream.receive(output)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion.mapError(convert))
  }
}

extension Publisher {
  /// Subscribes through a transformation that leaves out what it makes nil of.
  func pass<S: Subscriber>(
    _ name: String, to subscriber: S, next: @escaping (Output) -> S.Input?
  ) where S.Failure == Failure {
    subscribe(PassConduit(name, subscriber, convert: { $0 }, next: next))
  }

  /// Subscribes with another kind of error.
  func pass<S: Subscriber>(
    _ name: String, to subscriber: S, convert: @escaping (Failure) -> S.Failure
  ) where S.Input == Output {
    subscribe(PassConduit(name, subscriber, convert: convert, next: { $0 }))
  }
}
