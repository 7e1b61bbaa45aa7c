import Memory

/// A node under evaluation.
struct EvaluationFrame {
  /// Held by its subgraph, which lets nothing go while something is evaluated.
  let node: Unowned<GraphNode>
  let stamp: UInt64
}

extension GrowingBuffer where Element == EvaluationFrame {
  /// The nodes from an index on, for messages.
  func nodes(from first: Int) -> [GraphNode] { (min(first, count)..<count).map { self[$0].node.object } }
}
