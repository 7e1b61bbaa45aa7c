extension Publishers {
  /// A publisher that runs closures when something passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Upstream.Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(HandleEventsConduit("HandleEvents", subscriber, events: self))
    }
  }
}

final class HandleEventsConduit<Upstream: Publisher, Downstream: Subscriber>: Conduit
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let name: String
  let downstream: Downstream
  let link = UpstreamLink()
  private let events: Publishers.HandleEvents<Upstream>

  init(_ name: String, _ downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
    self.name = name
    self.downstream = downstream
    self.events = events
  }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    guard link.accept(subscription) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    events.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > .none { events.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.isActive else { return }
    events.receiveCompletion?(completion)
    pass(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    link.request(demand)
  }

  func cancel() {
    guard link.isAccepted, let upstream = link.close() else { return }
    events.receiveCancel?()
    upstream.cancel()
  }
}

extension Publisher {
  /// Runs closures when a subscription, value, completion, cancellation or request passes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
