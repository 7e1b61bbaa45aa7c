import ReactiveGraph

/// Attributes by what they hold: a few side by side, as most scopes have them, and what is beyond in a dictionary.
struct AttributeTable {
  private var few: ContiguousArray<(id: ObjectIdentifier, node: GraphNode)> = []
  private var others: [ObjectIdentifier: GraphNode] = [:]

  /// Looking through so many is faster than working out a hash value.
  private static let mostFew: Int = 12

  subscript(id: ObjectIdentifier) -> GraphNode? {
    for index in few.indices where few[index].id == id { return few[index].node }
    return others.isEmpty ? nil : others[id]
  }

  mutating func set(_ id: ObjectIdentifier, _ node: GraphNode) {
    if let index = few.firstIndex(where: { $0.id == id }) {
      few[index].node = node
    } else if few.count < Self.mostFew {
      few.append((id, node))
    } else {
      others[id] = node
    }
  }

  mutating func removeAll() {
    few = []
    others = [:]
  }
}
