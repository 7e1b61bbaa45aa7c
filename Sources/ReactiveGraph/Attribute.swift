/// A node with a value that others read.
open class Attribute<Value>: GraphNode {
  /// The last value; a subclass sets it when it is evaluated.
  @exclusivity(unchecked) public final var storage: Value?

  /// The value; the node under evaluation comes to depend on it.
  ///
  /// Inside a pass it is up to date. Outside of one it is that of the last pass, or of an evaluation at once when
  /// something that the node itself read was set since: an event never sees half of its own changes (G5).
  @inlinable public final var value: Value {
    track()
    guard let storage else { failWithoutValue() }
    return storage
  }

  @usableFromInline final func failWithoutValue() -> Never {
    preconditionFailure("\(debugName) was read before it had a value: a view's value depends on itself")
  }

  /// The value without a dependency.
  public final var peek: Value { isAlive ? graph.untracked { value } : value }

  /// The value of the last evaluation, if there was one; neither evaluates nor depends.
  public final var last: Value? { storage }
}

/// A value that is set from outside the graph.
public final class Source<Value>: Attribute<Value> {
  private let areEqual: (Value, Value) -> Bool

  public init(in graph: Graph, _ label: StaticString, _ value: Value, equal: @escaping (Value, Value) -> Bool) {
    areEqual = equal
    super.init(in: graph, label)
    storage = value
    isStale = false
  }

  public override func evaluate() -> Bool { false }

  /// Sets the value, at the end of the pass when one is evaluating. An equal value changes nothing.
  public func set(_ newValue: Value) {
    guard isAlive else { return }
    graph.write { [self] in assign(newValue) }
  }

  /// Sets the value at once, also from inside a pass: for the one node that owns this source and lies below it.
  public func assign(_ newValue: Value) {
    guard isAlive else { return }
    if let storage, areEqual(storage, newValue) { return }
    storage = newValue
    graph.queueReaders(of: self)
  }

  /// Makes the height rise above that of the node which assigns this source.
  public func follow(_ owner: GraphNode) {
    guard isAlive else { return }
    graph.raise(self, to: owner.height + 1)
  }

  /// Changes the value in place and tells the readers without comparing.
  public func modify(_ change: (inout Value) -> Void) {
    guard isAlive, storage != nil else { return }
    change(&storage!)
    graph.queueReaders(of: self)
  }
}

extension Source where Value: Equatable {
  public convenience init(in graph: Graph, _ label: StaticString, _ value: Value) {
    self.init(in: graph, label, value, equal: ==)
  }
}

/// A value computed from other attributes.
public final class Rule<Value>: Attribute<Value> {
  private let compute: () -> Value
  private let areEqual: (Value, Value) -> Bool

  public init(
    in graph: Graph, _ label: StaticString, equal: @escaping (Value, Value) -> Bool, _ compute: @escaping () -> Value
  ) {
    self.compute = compute
    areEqual = equal
    super.init(in: graph, label)
  }

  public override func evaluate() -> Bool {
    let new: Value = compute()
    if let storage, areEqual(storage, new) { return false }
    storage = new
    return true
  }
}

extension Rule where Value: Equatable {
  public convenience init(in graph: Graph, _ label: StaticString, _ compute: @escaping () -> Value) {
    self.init(in: graph, label, equal: ==, compute)
  }
}
