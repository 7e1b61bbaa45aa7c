/// A publisher that starts only when told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher where Failure == Never {
  /// Gives this publisher a `connect()`.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// A publisher that connects its upstream by itself.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let state = Protected((count: 0, connection: (any Cancellable)?.none))

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let isFirst = state.withLock { state in
        state.count += 1
        return state.count == 1
      }
      upstream.subscribe(AutoconnectConduit(subscriber, leave: leave))
      guard isFirst else { return }
      let connection = upstream.connect()
      let isDeserted = state.withLock { state in
        guard state.count > 0 else { return true }
        state.connection = connection
        return false
      }
      if isDeserted { connection.cancel() }
    }

    private func leave() {
      let connection: (any Cancellable)? = state.withLock { state in
        state.count -= 1
        guard state.count == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }

  /// A publisher that lets nothing through before it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    public init(upstream: Upstream) {
      multicast = upstream.multicast(subject: PassthroughSubject())
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      multicast.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      multicast.connect()
    }
  }
}

/// Passes everything on, and counts its subscriber out when that cancels.
private final class AutoconnectConduit<Downstream: Subscriber>: Subscriber, NamedStage {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let name = "Autoconnect"
  private let downstream: Downstream
  private let leave: () -> Void

  init(_ downstream: Downstream, leave: @escaping () -> Void) {
    self.downstream = downstream
    self.leave = leave
  }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: CountedSubscription(upstream: subscription, leave: Once(leave)))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}

/// The upstream's subscription, by its name and identity, whose first cancellation counts.
private struct CountedSubscription: Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  let upstream: any Subscription
  let leave: Once

  var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
  var description: String { "\(upstream)" }
  var playgroundDescription: Any { description }

  func request(_ demand: Subscribers.Demand) {
    upstream.request(demand)
  }

  func cancel() {
    upstream.cancel()
    leave.run()
  }
}

/// A closure that runs at its first call only; unlike `AnyCancellable` not when it goes.
private final class Once {
  private let action: Protected<(() -> Void)?>

  init(_ action: @escaping () -> Void) {
    self.action = Protected(action)
  }

  func run() {
    let action = self.action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}
