import ReactiveGraph

/// Where a value lives: what a binding points at.
package class Location<Value> {
  package func get() -> Value { preconditionFailure("a location is made by its subclasses") }
  package func set(_ value: Value, transaction: Transaction) {}
  package func isEqual(to other: Location<Value>) -> Bool { self === other }
}

/// What a dynamic property keeps in one node of the graph, by which a change of it is known.
protocol ChangingBox: AnyObject {
  var changing: GraphNode { get }
}

/// The location of a state: a source of the graph.
final class StateLocation<Value>: Location<Value>, ChangingBox {
  private let source: Source<Value>
  private unowned let host: ViewGraph

  init(_ value: Value, in host: ViewGraph) {
    self.host = host
    source = Source(in: host.graph, "state", value, equal: ValueComparison.areEqual)
  }

  var changing: GraphNode { source }

  /// The value, also after the view has gone.
  override func get() -> Value { source.value }

  override func set(_ value: Value, transaction: Transaction) {
    guard source.isAlive else { return }
    host.note(transaction)
    source.set(value)
  }
}
