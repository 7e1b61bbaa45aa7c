import ReactiveGraph

/// The moments for which views wait, so that a clock that goes on costs only those whose time has come (G2).
final class WakeUps {
  private struct Entry {
    var time: Double
    weak var node: GraphNode?
  }

  private var entries: [Entry] = []

  /// A frame shows what is due within this many seconds after it: a clock that is advanced in steps does not hit dates.
  static let tolerance: Double = 0.0005

  /// The next moment for which somebody waits, in seconds of the host's clock.
  var next: Double? { entries.lazy.filter { $0.node?.isAlive == true }.map(\.time).min() }

  /// Lets a node be evaluated at a time; its earlier wish is forgotten.
  func wake(_ node: GraphNode, at time: Double) {
    entries.removeAll { $0.node === node || $0.node?.isAlive != true }
    entries.append(Entry(time: time, node: node))
  }

  func forget(_ node: GraphNode) { entries.removeAll { $0.node === node } }

  /// Wakes those whose time has come.
  func advance(to time: Double) {
    guard entries.contains(where: { $0.time <= time + Self.tolerance }) else { return }
    let due: [GraphNode] = entries.filter { $0.time <= time + Self.tolerance }.compactMap(\.node)
    entries.removeAll { $0.time <= time + Self.tolerance }
    for node in due where node.isAlive { node.graph.write { node.setNeedsEvaluation() } }
  }
}
