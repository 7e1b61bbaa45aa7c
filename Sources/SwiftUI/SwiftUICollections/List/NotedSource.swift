import ReactiveGraph
import SwiftUICore

/// A value of one of the framework's own controls, whose changes are animated as the current transaction says.
package final class NotedSource<Value: Equatable> {
  private let source: Source<Value>
  private unowned let window: ViewGraph

  package init(in window: ViewGraph, _ label: StaticString, _ value: Value) {
    self.window = window
    source = Source(in: window.graph, label, value)
  }

  /// The value; the node under evaluation depends on it.
  package var value: Value { source.value }

  package var peek: Value { source.peek }

  package func set(_ value: Value) {
    guard source.isAlive, source.peek != value else { return }
    window.note(.current)
    source.set(value)
  }

  /// Sets the value at once, whatever animates changes around.
  package func jump(to value: Value) { withTransaction(Transaction()) { set(value) } }
}
