/// A subscriber that waits for the first value of a publisher, or its end, to do something once.
final class Trigger<Input, Failure: Error>: Subscriber, Cancellable {
  private let link = UpstreamLink()
  private let onValue: () -> Void
  private let onEnd: (Subscribers.Completion<Failure>) -> Void

  /// `onEnd` runs when the publisher ends without a value.
  init(onValue: @escaping () -> Void, onEnd: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }) {
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return subscription.cancel() }
    subscription.request(.max(1))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if let upstream = link.close() {
      upstream.cancel()
      onValue()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.close() != nil { onEnd(completion) }
  }

  func cancel() {
    link.close()?.cancel()
  }
}
