import Memory
import ReactiveGraph

/// Attributes by the type of their key. A lookup precedes nearly every evaluation.
struct AttributeTable {
  private var nodes = OpenTable<GraphNode>()

  subscript(id: ObjectIdentifier) -> GraphNode? { nodes[OpenTable<GraphNode>.key(id)] }

  /// - Parameter expected: The places that a first entry makes, a power of two.
  mutating func set(_ id: ObjectIdentifier, _ node: GraphNode, expected: Int = 2) {
    nodes.set(node, for: OpenTable<GraphNode>.key(id), firstCapacity: expected)
  }

  /// Whether a node of one of these keys is here.
  func contains(anyOf ids: Set<ObjectIdentifier>) -> Bool {
    nodes.count > 0 && ids.contains { self[$0] != nil }
  }

  mutating func removeAll() { nodes.removeAll() }
}
