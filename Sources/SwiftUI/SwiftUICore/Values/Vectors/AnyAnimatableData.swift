/// Animatable data of any type. Data of unlike types don't mix: the second one stands.
public nonisolated struct _AnyAnimatableData: VectorArithmetic {
  /// nil is zero of any type.
  var vector: (any VectorArithmetic)?

  init(_ vector: any VectorArithmetic) { self.vector = vector }

  private init() { self.vector = nil }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    func equal<V: VectorArithmetic>(_ left: V) -> Bool { left == (rhs.vector as? V ?? .zero) }
    guard let left = lhs.vector else {
      guard let right = rhs.vector else { return true }
      return right.magnitudeSquared == 0
    }
    return equal(left)
  }

  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let right = rhs.vector else { return lhs }
    func sum<V: VectorArithmetic>(_ right: V) -> _AnyAnimatableData {
      (lhs.vector as? V).map { _AnyAnimatableData($0 + right) } ?? rhs
    }
    return sum(right)
  }

  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    lhs + rhs.scaled(by: -1)
  }

  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { value.scaled(by: rhs) }
    vector = vector.map { scaled($0) }
  }

  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}
