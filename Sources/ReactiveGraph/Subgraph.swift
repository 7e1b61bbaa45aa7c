/// A part of the graph that lives and ends together: the nodes of one view identity (G4).
public final class Subgraph {
  var nodes: [GraphNode] = []
  private(set) var children: [Subgraph] = []
  private weak var parent: Subgraph?
  private var indexInParent: Int = 0
  public private(set) var isEnded: Bool = false
  private var endActions: [() -> Void] = []

  /// Makes a subgraph that ends with `parent` at the latest.
  public init(in parent: Subgraph? = nil) {
    self.parent = parent
    guard let parent else { return }
    indexInParent = parent.children.count
    parent.children.append(self)
  }

  /// Runs `action` once when the subgraph ends, children's actions first.
  public func onEnd(_ action: @escaping () -> Void) {
    endActions.append(action)
  }

  /// Ends the subgraph and everything below it.
  ///
  /// Its nodes are never evaluated again; while anything is evaluated they keep their edges and values until that is
  /// over, since readers that are about to go may still look at them.
  public func end(in graph: Graph) {
    guard !isEnded else { return }
    leaveParent()
    finish(in: graph)
    graph.discard(self)
  }

  /// Takes the place of this child with the last one, so that leaving costs the same however many siblings there are.
  private func leaveParent() {
    guard let parent else { return }
    let last: Subgraph = parent.children.removeLast()
    if last !== self {
      parent.children[indexInParent] = last
      last.indexInParent = indexInParent
    }
  }

  private func finish(in graph: Graph) {
    guard !isEnded else { return }
    isEnded = true
    for child in children { child.finish(in: graph) }
    for action in endActions { action() }
    endActions = []
    for node in nodes {
      node.isAlive = false
      node.invalidated()
      graph.log?.record(.ended("\(node.label)"))
    }
  }

  /// Takes the nodes out of all edges, then lets them go.
  ///
  /// Both ends of each edge are cleared, also where the other end has ended too: it may be let go at another time.
  func unlink(in graph: Graph) {
    for child in children { child.unlink(in: graph) }
    children = []
    for node in nodes {
      node.unlinkInputs()
      node.unlinkOutputs()
    }
    graph.nodeCount -= nodes.count
    nodes = []
  }

  /// How many nodes live here and below, for tests of leaks.
  public var liveNodeCount: Int {
    children.reduce(nodes.filter(\.isAlive).count) { $0 + $1.liveNodeCount }
  }
}
