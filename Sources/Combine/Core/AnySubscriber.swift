/// A subscriber that hides the type of another, or is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  public let combineIdentifier: CombineIdentifier

  /// Wraps a subscriber and keeps its identity.
  public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
    onSubscription = s.receive(subscription:)
    onValue = s.receive(_:)
    onCompletion = s.receive(completion:)
    combineIdentifier = s.combineIdentifier
  }

  /// Makes a subscriber that sends everything on through the subject.
  public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
    self.init(SubjectFeed(s))
  }

  /// Makes a subscriber of closures; without a value closure it asks for nothing more.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription
    onValue = receiveValue
    onCompletion = receiveCompletion
    combineIdentifier = CombineIdentifier()
  }

  public var description: String { "AnySubscriber" }

  public func receive(subscription: any Subscription) {
    onSubscription?(subscription)
  }

  public func receive(_ value: Input) -> Subscribers.Demand {
    onValue?(value) ?? .none
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion?(completion)
  }
}
