extension Subscribers {
  /// A subscriber that asks for values without limit and hands them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private let link = UpstreamLink()
    private let handlers: Protected<Handlers?>

    private struct Handlers {
      let value: (Input) -> Void
      let completion: (Subscribers.Completion<Failure>) -> Void
    }

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      handlers = Protected(Handlers(value: receiveValue, completion: receiveCompletion))
    }

    public var description: String { "Sink" }
    public var playgroundDescription: Any { description }

    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    public var receiveValue: (Input) -> Void {
      handlers.withLock { $0?.value } ?? { _ in }
    }

    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      handlers.withLock { $0?.completion } ?? { _ in }
    }

    public func receive(subscription: any Subscription) {
      guard link.accept(subscription) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      handlers.withLock { $0?.value }?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      _ = link.close()
      release()?.completion(completion)
    }

    public func cancel() {
      let upstream = link.close()
      // The closures go too, so that what they captured lives no longer than the subscription.
      _ = release()
      upstream?.cancel()
    }

    private func release() -> Handlers? {
      handlers.withLock { handlers in
        let taken = handlers
        handlers = nil
        return taken
      }
    }
  }
}

extension Publisher {
  /// Hands each value and the completion to closures.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Gets the end of the stream or its failure, once.
  ///   - receiveValue: Gets each value.
  /// - Returns: The subscription, which is cancelled when it is released: keep it.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands each value to a closure.
  ///
  /// ```swift
  /// let subject = PassthroughSubject<Int, Never>()
  /// var received: [Int] = []
  /// let subscription = subject.sink { received.append($0) }
  /// subject.send(1)
  /// subscription.cancel()
  /// ```
  ///
  /// - Parameter receiveValue: Gets each value, in the thread in which it was sent.
  /// - Returns: The subscription, which is cancelled when it is released: keep it.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
