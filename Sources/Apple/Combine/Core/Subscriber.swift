/// A type that can receive input from a publisher.
///
/// A publisher calls `receive(subscription:)` once, then `receive(_:)` at most as often as was asked for, then
/// `receive(completion:)` at most once.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input

  /// The kind of errors received; `Never` if none can be.
  associatedtype Failure: Error

  /// Tells the subscriber that it may now request elements.
  func receive(subscription: any Subscription)

  /// Delivers an element and returns how many more the subscriber wants beyond what it has requested already.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that the publisher has ended.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Delivers the fact that something happened.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
