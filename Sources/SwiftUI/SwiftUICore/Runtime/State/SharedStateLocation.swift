import Observation
import ReactiveGraph

/// The location of a state of the program itself: views of several windows, each with a graph of its own, may read it.
///
/// The program's own body depends on the source, as any body does. Views of windows are told as observers are, since a
/// node cannot depend on a node of another graph.
final class SharedStateLocation<Value>: Location<Value>, ChangingBox, Observable {
  private let source: Source<Value>
  private unowned let host: ViewGraph
  private let registrar = ObservationRegistrar()
  /// What observers observe: the registrar wants a property.
  private let marker: Void = ()

  init(_ value: Value, in host: ViewGraph) {
    self.host = host
    source = Source(in: host.graph, "program state", value, equal: ValueComparison.areEqual)
  }

  var changing: GraphNode { source }

  override func get() -> Value {
    registrar.access(self, keyPath: \.marker)
    return source.value
  }

  override func set(_ value: Value, transaction: Transaction) {
    guard source.isAlive, !ValueComparison.areEqual(source.peek, value) else { return }
    registrar.withMutation(of: self, keyPath: \.marker) {
      host.note(transaction)
      source.set(value)
    }
  }
}
