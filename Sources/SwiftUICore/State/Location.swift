import ReactiveGraph

/// Where a value lives: what a binding points at.
package class Location<Value> {
  func get() -> Value { preconditionFailure("a location is made by its subclasses") }
  func set(_ value: Value, transaction: Transaction) {}
  func isEqual(to other: Location<Value>) -> Bool { self === other }
}

/// The location of a state: a source of the graph.
final class StateLocation<Value>: Location<Value> {
  private let source: Source<Value>
  private unowned let host: ViewGraph

  init(_ value: Value, in host: ViewGraph) {
    self.host = host
    source = Source(in: host.graph, "state", value, equal: ValueComparison.areEqual)
  }

  /// The value, also after the view has gone.
  override func get() -> Value { source.value }

  override func set(_ value: Value, transaction: Transaction) {
    guard source.isAlive else { return }
    host.note(transaction)
    source.set(value)
  }
}

/// A part of another location's value.
final class PartLocation<Whole, Value>: Location<Value> {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override func get() -> Value { whole.get()[keyPath: path] }

  override func set(_ value: Value, transaction: Transaction) {
    var changed: Whole = whole.get()
    changed[keyPath: path] = value
    whole.set(changed, transaction: transaction)
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return path == other.path && whole.isEqual(to: other.whole)
  }
}

/// A location made of two closures.
final class ClosureLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, transaction: Transaction) { write(value, transaction) }
}
