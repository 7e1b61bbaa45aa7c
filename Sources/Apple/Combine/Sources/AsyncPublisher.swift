/// The values of a publisher that cannot fail, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Asks the publisher for one value at a time; it is cancelled when its task is, or when it goes.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let demander: AsyncDemander<P.Output, Never>

    public mutating func next() async -> P.Output? {
      switch await demander.next() {
      case .success(let value): value
      }
    }
  }

  public func makeAsyncIterator() -> Iterator {
    let demander = AsyncDemander<P.Output, Never>()
    publisher.subscribe(demander.subscriber)
    return Iterator(demander: demander)
  }
}

/// The values of a publisher as an asynchronous sequence that throws the publisher's error.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Asks the publisher for one value at a time; it is cancelled when its task is, or when it goes.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let demander: AsyncDemander<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? {
      try await demander.next().get()
    }
  }

  public func makeAsyncIterator() -> Iterator {
    let demander = AsyncDemander<P.Output, P.Failure>()
    publisher.subscribe(demander.subscriber)
    return Iterator(demander: demander)
  }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws this publisher's error.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
