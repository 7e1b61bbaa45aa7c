/// A reference to a value that is stored elsewhere: reads and writes go through to it.
///
/// ```swift
/// struct Stars: View {
///   @Binding var count: Int
///   var body: some View {
///     Button("\(count) stars") { count += 1 }
///   }
/// }
///
/// struct Review: View {
///   @State private var stars = 3
///   var body: some View { Stars(count: $stars) }
/// }
/// ```
///
/// A binding that outlives its view or its window reads the last value, and writing to it changes nothing.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, SelfComparing {
  package var location: Location<Value>
  /// What a write through this binding carries along, for example an animation.
  public var transaction: Transaction = Transaction()

  package init(location: Location<Value>) {
    self.location = location
  }

  /// Makes a binding of two closures.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes it. Both run on the main actor.
  @preconcurrency
  public init(get: @escaping @isolated(any) () -> Value, set: @escaping @isolated(any) (Value) -> Void) {
    let read = unsafeBitCast(get, to: (() -> Value).self)
    let write = unsafeBitCast(set, to: ((Value) -> Void).self)
    location = ClosureLocation(get: read, set: { value, _ in write(value) })
  }

  /// Makes a binding of two closures; the second gets the transaction of the write too.
  @preconcurrency
  public init(get: @escaping @isolated(any) () -> Value, set: @escaping @isolated(any) (Value, Transaction) -> Void) {
    let read = unsafeBitCast(get, to: (() -> Value).self)
    let write = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    location = ClosureLocation(get: read, set: write)
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Makes a binding whose value never changes, for previews and tests.
  ///
  /// - Parameter value: The value; writes have no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: transaction.merged(over: .current)) }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    carrying(PartLocation(location, keyPath))
  }

  package func isEqual(to other: Binding<Value>) -> Bool {
    location.isEqual(to: other.location) && transaction.isEqual(to: other.transaction)
  }

  /// A binding to another location whose writes carry the same transaction.
  func carrying<Other>(_ location: Location<Other>) -> Binding<Other> {
    var binding = Binding<Other>(location: location)
    binding.transaction = transaction
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

// MARK: - Transactions

extension Binding {
  /// The same binding with animated writes.
  ///
  /// ```swift
  /// struct Settings: View {
  ///   @State private var isOpen = false
  ///   var body: some View {
  ///     VStack {
  ///       Toggle("Details", isOn: $isOpen.animation())
  ///       if isOpen { Text("More") }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter animation: The animation of what a write changes. The default is `.default`; nil writes without an
  ///   animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// The same binding, whose writes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

// MARK: - Other types of value

extension Binding {
  /// A binding to the same value as an optional; writing nil changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.carrying(
      DerivedLocation(
        base.location, as: "optional", get: { $0 }, set: { value, _ in value }))
  }

  /// A binding to the value inside an optional, or nil where there is none now.
  ///
  /// When the optional becomes nil later, the binding keeps reading the last value, and a write sets the optional again.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self = base.carrying(UnwrappedLocation(base.location, value))
  }

  /// A binding to the same value without its type; writing a value of another type changes nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.carrying(
      DerivedLocation(
        base.location, as: "hashable", get: { AnyHashable($0) }, set: { value, _ in value.base as? V }))
  }
}
