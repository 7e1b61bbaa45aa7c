import ReactiveGraph

/// A view value as the graph sees it: where it comes from, and how to get from there to this part of it.
///
/// Reading one inside a node makes the node depend on the body that produced the value. A part costs no node of its own;
/// its reader compares and thereby stops changes that do not concern it.
public struct _GraphValue<Value> {
  package let read: () -> Value

  package init(_ read: @escaping () -> Value) {
    self.read = read
  }

  package init(_ attribute: Attribute<Value>) {
    read = { attribute.value }
  }

  package subscript<Part>(_ path: @escaping (Value) -> Part) -> _GraphValue<Part> {
    let read: () -> Value = self.read
    return _GraphValue<Part> { path(read()) }
  }

  /// The value in a node of its own, so that an equal new value ends the change there (G3).
  package func attribute(in graph: Graph, _ label: StaticString) -> Rule<Value> {
    Rule(in: graph, label, equal: ValueComparison.areEqual, read)
  }
}
