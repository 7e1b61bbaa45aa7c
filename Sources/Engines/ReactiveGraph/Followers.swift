import Memory

/// The nodes of a pass that are to be evaluated before all that is queued, each with the assigned node that it comes after.
struct Followers {
  private var waiting: [(node: GraphNode, assigned: Unowned<GraphNode>)] = []
  /// All that wait here, and so all that those can change, stand above this height.
  var floor: Int = .max

  /// Adds a node that is not queued and marks it as queued.
  mutating func add(_ node: GraphNode, after assigned: GraphNode) {
    node.isStale = true
    node.isQueued = true
    floor = min(floor, assigned.height - 1)
    waiting.append((node, Unowned(assigned)))
  }

  mutating func takeLast() -> (node: GraphNode, assigned: Unowned<GraphNode>)? { waiting.popLast() }
}
