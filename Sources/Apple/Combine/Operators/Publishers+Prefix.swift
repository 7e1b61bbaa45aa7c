extension Publishers {
  /// A publisher of the elements at certain positions.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    /// A negative bound is an error of the caller.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "The first element has the index 0; \(range) begins before it.")
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      guard !range.isEmpty else { return Empty().subscribe(subscriber) }
      let range = range
      var index = 0
      upstream.pipe("Output", to: subscriber) { value in
        defer { index += 1 }
        if index < range.lowerBound { return .skip }
        if index >= range.upperBound { return .finish }
        return index == range.upperBound - 1 ? .last(value) : .emit(value)
      }
    }
  }

  /// A publisher of the elements before the first that fails a predicate.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let predicate = predicate
      upstream.pipe("PrefixWhile", to: subscriber, isStrict: true) { predicate($0) ? .emit($0) : .finish }
    }
  }

  /// A publisher of the elements before the first that fails a predicate that may throw.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let predicate = predicate
      upstream.tryPipe("TryPrefixWhile", to: subscriber, isStrict: true) { try predicate($0) ? .emit($0) : .finish }
    }
  }
}

extension Publisher {
  /// Publishes the first elements, at most `maxLength`, and finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "prefix cannot publish a negative number of elements (\(maxLength)).")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Publishes elements as long as they satisfy the predicate, and finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes elements as long as they satisfy the predicate; an error thrown ends the stream.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes the element at a position, counted from zero, and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: index..<index + 1)
  }

  /// Publishes the elements at a range of positions, counted from zero, and finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
