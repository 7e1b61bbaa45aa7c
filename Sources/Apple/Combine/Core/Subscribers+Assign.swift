extension Subscribers {
  /// A subscriber that assigns each value to a property of an object, which it keeps alive until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    public typealias Failure = Never

    private let link = UpstreamLink()
    private let target: Protected<Root?>
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = Protected(object)
      self.keyPath = keyPath
    }

    /// The object, until the stream ends or is cancelled.
    public var object: Root? { target.withLock { $0 } }

    public var description: String { "Assign \(Root.self)." }

    public var playgroundDescription: Any { description }

    public var customMirror: Mirror {
      Mirror(self, children: ["object": object as Any, "keyPath": keyPath, "status": link.status])
    }

    public func receive(subscription: any Subscription) {
      guard link.accept(subscription) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if link.isActive { object?[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      release()
    }

    public func cancel() {
      release()?.cancel()
    }

    /// Lets go of the object and returns the subscription.
    @discardableResult private func release() -> (any Subscription)? {
      let upstream = link.close()
      // The object may go with this, and run code that comes back here, so it must outlive the lock.
      let object = target.withLock { target in
        defer { target = nil }
        return target
      }
      withExtendedLifetime(object) {}
      return upstream
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object, which is retained until the subscription is cancelled.
  /// - Returns: The subscription, which is cancelled when it is released: keep it.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
