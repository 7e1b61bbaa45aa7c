#if canImport(Glibc)
  import Glibc
#endif

extension Publishers {
  /// A publisher that stops the program in the debugger when a closure says so.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Bool)?
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(BreakpointConduit(subscriber, breakpoint: self))
    }
  }
}

private final class BreakpointConduit<Upstream: Publisher, Downstream: Subscriber>: Subscriber, NamedStage
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let name = "Breakpoint"
  private let downstream: Downstream
  private let breakpoint: Publishers.Breakpoint<Upstream>

  init(_ downstream: Downstream, breakpoint: Publishers.Breakpoint<Upstream>) {
    self.downstream = downstream
    self.breakpoint = breakpoint
  }

  func receive(subscription: any Subscription) {
    if breakpoint.receiveSubscription?(subscription) == true { stop() }
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if breakpoint.receiveOutput?(input) == true { stop() }
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if breakpoint.receiveCompletion?(completion) == true { stop() }
    downstream.receive(completion: completion)
  }
}

/// Raises the signal by which debuggers stop; without one the program ends.
private func stop() { _ = raise(SIGTRAP) }

extension Publisher {
  /// Stops the program in the debugger when a closure returns true for what passes; without a debugger the program ends.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the program in the debugger when the publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { true } else { false }
    })
  }
}
