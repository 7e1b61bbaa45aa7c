extension Publishers {
  /// A publisher of the values of two publishers, one of each at a time.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      PairHub("Zip", subscriber, ZipPairing<A.Output, B.Output>()).start(a, b)
    }
  }

  /// A publisher of the values of three publishers, one of each at a time.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      Zip(Zip(a, b), c).pass("Zip", to: subscriber) { ($0.0.0, $0.0.1, $0.1) }
    }
  }

  /// A publisher of the values of four publishers, one of each at a time.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      Zip(Zip3(a, b, c), d).pass("Zip", to: subscriber) { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// Values that wait for their counterparts, in order.
private struct ZipPairing<Left, Right>: Pairing {
  private var left = Line<Left>()
  private var right = Line<Right>()

  mutating func add(left value: Left) -> Left? {
    left.append(value)
    return nil
  }

  mutating func add(right value: Right) -> Right? {
    right.append(value)
    return nil
  }

  mutating func next() -> (Left, Right)? {
    guard !left.isEmpty, !right.isEmpty, let first = left.popFirst(), let second = right.popFirst() else { return nil }
    return (first, second)
  }

  func isExhausted(leftEnded: Bool, rightEnded: Bool) -> Bool {
    (leftEnded && left.isEmpty) || (rightEnded && right.isEmpty)
  }
}
