import Synchronization

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
    private let state = Mutex((count: 0, connection: (any Cancellable)?.none))

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

/// Counts one subscriber out, once, however its stream ends.
private final class AutoconnectConduit<Downstream: Subscriber>: Conduit {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let downstream: Downstream
  let link = UpstreamLink()
  private let leave: () -> Void

  init(_ downstream: Downstream, leave: @escaping () -> Void) {
    self.downstream = downstream
    self.leave = leave
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    link.isActive ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.close() != nil else { return }
    downstream.receive(completion: completion)
    leave()
  }

  func cancel() {
    guard let upstream = link.close() else { return }
    upstream.cancel()
    leave()
  }
}
