extension Publishers {
  /// A publisher of the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      PairHub("CombineLatest", subscriber, LatestPairing<A.Output, B.Output>()).start(a, b)
    }
  }

  /// A publisher of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      CombineLatest(CombineLatest(a, b), c).pass("CombineLatest", to: subscriber) { ($0.0.0, $0.0.1, $0.1) }
    }
  }

  /// A publisher of the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      CombineLatest(CombineLatest3(a, b, c), d).pass("CombineLatest", to: subscriber) { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// The latest value of each publisher, due whenever one changes and both are there.
private struct LatestPairing<Left, Right>: Pairing {
  private var left: Left?
  private var right: Right?

  mutating func add(left: Left) -> Left? {
    defer { self.left = left }
    return self.left
  }

  mutating func add(right: Right) -> Right? {
    defer { self.right = right }
    return self.right
  }

  func next() -> (Left, Right)? {
    guard let left, let right else { return nil }
    return (left, right)
  }

  func isExhausted(leftEnded: Bool, rightEnded: Bool) -> Bool {
    (leftEnded && rightEnded) || (leftEnded && left == nil) || (rightEnded && right == nil)
  }
}
