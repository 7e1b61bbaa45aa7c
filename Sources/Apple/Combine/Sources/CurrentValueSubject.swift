/// A subject that holds one value and sends it to each newcomer.
///
/// A subscriber without demand misses the values in between and gets the current one at its next request.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>("CurrentValueSubject", isStrict: true)
  private let current: Protected<Output>

  /// Makes a subject that keeps its last value, which new subscribers get first.
  ///
  /// - Parameter value: The first value.
  public init(_ value: Output) {
    current = Protected(value)
  }

  /// The current value; setting it sends it, and keeps it even when the subject has ended.
  public var value: Output {
    get { current.withLock { $0 } }
    set {
      store(newValue)
      broadcast.send(newValue)
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    broadcast.add(subscriber, current: { self.value })
  }

  public func send(_ input: Output) {
    guard !broadcast.isFinished else { return }
    store(input)
    broadcast.send(input)
  }

  private func store(_ input: Output) {
    // The old value may run code when it goes, so it must outlive the lock.
    _ = current.withLock { current in
      let old = current
      current = input
      return old
    }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    broadcast.send(subscription: subscription, startsAtOnce: true)
  }
}
