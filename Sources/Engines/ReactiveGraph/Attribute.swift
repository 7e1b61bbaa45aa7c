/// A node with a value, whatever its type.
open class AnyAttribute: GraphNode {
  /// Where the value lies, once it was found to be there.
  private var address: UnsafeRawPointer?
  /// Whether there was a value from the beginning.
  final fileprivate(set) var hasInitialValue: Bool = false

  /// Where the value lies; the node under evaluation comes to depend on it. To be read at once: the next evaluation
  /// writes another value there.
  public final func readAddress() -> UnsafeRawPointer {
    track()
    if let address { return address }
    let found: UnsafeRawPointer = findValue()
    address = found
    return found
  }

  /// Where the last value lies, nil before the first; nothing comes to depend on it.
  final var lastAddress: UnsafeRawPointer? {
    if let address { return address }
    guard hasInitialValue || evaluatedAt > 0 else { return nil }
    let found: UnsafeRawPointer = findValue()
    address = found
    return found
  }

  /// Where the value lies; never called again once there is one.
  open func findValue() -> UnsafeRawPointer {
    preconditionFailure("\(debugName) has no value to be read")
  }
}

/// A node with a value that others read.
open class Attribute<Value>: AnyAttribute {
  /// The last value; a subclass sets it when it is evaluated, and never takes it back.
  public final var storage: Value?

  /// The value; the node under evaluation comes to depend on it.
  ///
  /// Inside a pass it is up to date. Outside of one it is that of the last pass, or of an evaluation at once when
  /// something that the node itself read was set since: an event never sees half of its own changes (G5).
  /// A node that is to compute its value.
  public override init(in graph: __shared Graph, _ label: StaticString) {
    super.init(in: graph, label)
  }

  /// A node that has its value and is told of a new one.
  public init(in graph: __shared Graph, _ label: StaticString, initial: Value) {
    storage = initial
    super.init(assignedIn: graph, label)
    hasInitialValue = true
  }

  public final override func findValue() -> UnsafeRawPointer {
    // Whether there is one is not found out without a copy of all that it holds.
    if evaluatedAt == 0, !hasInitialValue, storage == nil { failWithoutValue() }
    assert(storage != nil)
    // The value of an optional lies at its beginning.
    return withUnsafeMutablePointer(to: &storage) { UnsafeRawPointer($0) }
  }

  /// The last value in its place, nil before the first. What knows the type only at run time compares and sets it here:
  /// a copy of an optional would look up what it is each time.
  public final var place: UnsafeMutablePointer<Value>? {
    guard let address = lastAddress else { return nil }
    return UnsafeMutableRawPointer(mutating: address).assumingMemoryBound(to: Value.self)
  }

  /// Sets the value.
  public final func store(_ value: Value) {
    if let place { place.pointee = value } else { storage = value }
  }

  @inlinable public final var value: Value {
    track()
    guard let storage else { failWithoutValue() }
    return storage
  }

  @usableFromInline final func failWithoutValue() -> Never {
    preconditionFailure("\(debugName) was read before it had a value: a view's value depends on itself")
  }

  /// The value without a dependency.
  public final var peek: Value {
    if isAlive { graph.readUntracked(self) }
    guard let place else { failWithoutValue() }
    return place.pointee
  }

  /// The value of the last evaluation, if there was one; neither evaluates nor depends.
  public final var last: Value? { storage }
}

/// A value that is set from outside the graph.
public final class Source<Value>: Attribute<Value> {
  private let areEqual: (Value, Value) -> Bool

  public init(in graph: __shared Graph, _ label: StaticString, _ value: Value, equal: @escaping (Value, Value) -> Bool)
  {
    areEqual = equal
    super.init(in: graph, label, initial: value)
  }

  public override func evaluate() -> Bool { false }

  /// Sets the value, at the end of the pass when one is evaluating. An equal value changes nothing.
  public func set(_ newValue: Value) {
    guard isAlive else { return }
    if graph.isUpdating { graph.write { [self] in assign(newValue) } } else { assign(newValue) }
  }

  /// Sets the value at once, also from inside a pass: for the one node that owns this source and lies below it.
  public func assign(_ newValue: Value) {
    guard isAlive else { return }
    guard let place, !areEqual(place.pointee, newValue) else { return }
    place.pointee = newValue
    graph.queueReaders(of: self)
  }

  /// Changes the value in place and tells the readers without comparing.
  public func modify(_ change: (inout Value) -> Void) {
    guard isAlive, storage != nil else { return }
    change(&storage!)
    graph.queueReaders(of: self)
  }
}

extension Source where Value: Equatable {
  public convenience init(in graph: __shared Graph, _ label: StaticString, _ value: Value) {
    self.init(in: graph, label, value, equal: ==)
  }
}

/// A value computed from other attributes.
public final class Rule<Value>: Attribute<Value> {
  private let compute: () -> Value
  private let areEqual: (Value, Value) -> Bool

  public init(
    in graph: __shared Graph, _ label: StaticString, equal: @escaping (Value, Value) -> Bool,
    _ compute: @escaping () -> Value
  ) {
    self.compute = compute
    areEqual = equal
    super.init(in: graph, label)
  }

  public override func evaluate() -> Bool {
    let new: Value = compute()
    guard let place else {
      storage = new
      return true
    }
    if areEqual(place.pointee, new) { return false }
    place.pointee = new
    return true
  }
}

extension Rule where Value: Equatable {
  public convenience init(in graph: __shared Graph, _ label: StaticString, _ compute: @escaping () -> Value) {
    self.init(in: graph, label, equal: ==, compute)
  }
}
