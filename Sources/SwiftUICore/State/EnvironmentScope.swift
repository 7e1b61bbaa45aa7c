import ReactiveGraph

/// One level of the environment: the keys that a modifier sets, and the scope around it.
///
/// A key is looked up once, when it is first read: its reader then depends on the one attribute that holds it, so a change
/// of one key touches nobody who reads others (G2, G3).
package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private let graph: Graph
  private let subgraph: Subgraph
  private var entries: [ObjectIdentifier: GraphNode] = [:]

  init(graph: Graph, parent: EnvironmentScope?) {
    self.graph = graph
    self.parent = parent
    subgraph = graph.currentSubgraph
  }

  func value<K: EnvironmentKey>(for key: K.Type) -> K.Value {
    if let known = entries[ObjectIdentifier(key)] as? Attribute<K.Value> { return known.value }
    // What a closure kept of a window that has closed.
    if subgraph.isEnded { return parent?.value(for: key) ?? K.defaultValue }
    return attribute(for: key).value
  }

  /// The attribute that holds a key here; the root makes one with the default value when nobody set it.
  package func attribute<K: EnvironmentKey>(for key: K.Type) -> Attribute<K.Value> {
    let id = ObjectIdentifier(key)
    if let known = entries[id] as? Attribute<K.Value> { return known }
    let found: Attribute<K.Value> = parent?.attribute(for: key) ?? makeSource(for: key)
    entries[id] = found
    return found
  }

  private func makeSource<K: EnvironmentKey>(for key: K.Type) -> Source<K.Value> {
    graph.with(subgraph) {
      Source(in: graph, "environment", K.defaultValue, equal: ValueComparison.areEqual)
    }
  }

  /// Sets a key of the root from outside the graph.
  func set<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) {
    (attribute(for: key) as? Source<K.Value>)?.set(value)
  }

  /// Applies the keys that were set on `values` to the root.
  package func apply(_ values: EnvironmentValues) {
    func apply<K: EnvironmentKey>(_ key: K.Type) { set(values[key], for: key) }
    for key in values.written { apply(key) }
  }

  /// A scope inside this one in which the keys that `change` writes have the values that it gives them.
  ///
  /// `change` runs once now, to learn which keys those are, and then for each key when something that it read changed.
  func overriding(_ label: StaticString, _ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentScope {
    let scope = EnvironmentScope(graph: graph, parent: self)
    var probe = EnvironmentValues(scope: self)
    graph.untracked { change(&probe) }
    func override<K: EnvironmentKey>(_ key: K.Type) {
      scope.entries[ObjectIdentifier(key)] = Rule<K.Value>(
        in: graph, label, equal: ValueComparison.areEqual
      ) { [unowned self] in
        var values = EnvironmentValues(scope: self)
        change(&values)
        return values[key]
      }
    }
    for key in probe.written { override(key) }
    return scope
  }
}
