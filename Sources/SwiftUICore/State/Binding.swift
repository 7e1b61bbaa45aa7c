/// A reference to a value that is stored elsewhere: reads and writes go through to it.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, SelfComparing {
  package var location: Location<Value>
  /// What a write through this binding carries along, for example an animation.
  public var transaction: Transaction = Transaction()

  package init(location: Location<Value>) {
    self.location = location
  }

  /// Makes a binding of two closures; they run on the main actor, where all views read and write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ClosureLocation(get: { value }, set: { _, _ in }))
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: transaction.merged(over: .current)) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(location: PartLocation(location, keyPath))
    part.transaction = transaction
    return part
  }

  /// The same binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  package func isEqual(to other: Binding<Value>) -> Bool {
    location.isEqual(to: other.location) && transaction.animation == other.transaction.animation
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
