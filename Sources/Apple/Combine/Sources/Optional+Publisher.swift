extension Optional {
  /// A publisher of the value, if there is one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: SoloSubscription("Optional", subscriber, value: output))
      } else {
        Empty().subscribe(subscriber)
      }
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher of the value or the error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public let result: Result

    public init(_ result: Result) {
      self.result = result
    }

    public init(_ output: Success) {
      self.init(.success(output))
    }

    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
      switch result {
      case .success(let output):
        subscriber.receive(subscription: SoloSubscription("Once", subscriber, value: output))
      case .failure(let error): Fail<Success, Failure>(error: error).subscribe(subscriber)
      }
    }
  }

  /// A publisher of the value or the error.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
