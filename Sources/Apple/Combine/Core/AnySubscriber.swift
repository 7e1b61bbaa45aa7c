/// A subscriber that hides the type of another, or is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private let wrapped: Any
  public let combineIdentifier: CombineIdentifier

  /// Wraps a subscriber and keeps its identity.
  public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
    onSubscription = s.receive(subscription:)
    onValue = s.receive(_:)
    onCompletion = s.receive(completion:)
    wrapped = (s as? AnySubscriber)?.wrapped ?? s
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
    wrapped = Self.anonymous
    combineIdentifier = CombineIdentifier()
  }

  private static var anonymous: String { "Anonymous AnySubscriber" }

  /// The description of what is wrapped; the same goes for the mirror.
  public var description: String { "\(wrapped)" }

  public var playgroundDescription: Any { description }

  public var customMirror: Mirror {
    wrapped is String ? Mirror(self, children: EmptyCollection()) : Mirror(reflecting: wrapped)
  }

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
