import DeepStack

/// A part of the graph that lives and ends together: the nodes of one view identity (G4).
///
/// Nodes and inner parts are chained through themselves, so that a part with little in it is one small object.
public final class Subgraph {
  private var firstNode: Unmanaged<GraphNode>?
  private var lastNode: Unmanaged<GraphNode>?
  private var firstChild: Subgraph?
  private var nextSibling: Subgraph?
  // Those that point back are reset by whom they point at.
  private unowned(unsafe) var lastChild: Subgraph?
  private unowned(unsafe) var previousSibling: Subgraph?
  private(set) unowned(unsafe) var parent: Subgraph?
  public private(set) var isEnded: Bool = false
  /// Whether this part or one around it is suspended.
  public internal(set) var isSuspended: Bool = false
  /// What is known of it where it is held or suspended.
  var stay: Stay?
  private var endActions: [() -> Void] = []

  /// Makes a subgraph that ends with `parent` at the latest.
  public init(in parent: Subgraph? = nil) {
    self.parent = parent
    guard let parent else { return }
    previousSibling = parent.lastChild
    if let last = parent.lastChild { last.nextSibling = self } else { parent.firstChild = self }
    parent.lastChild = self
  }

  deinit {
    letGoOfChildren()
    letGoOfNodes()
  }

  func adopt(_ node: GraphNode) {
    let owned: Unmanaged<GraphNode> = .passRetained(node)
    if let lastNode { lastNode._withUnsafeGuaranteedRef { $0.nextInSubgraph = owned } } else { firstNode = owned }
    lastNode = owned
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
    // A parent that is ending is on its way along its children: one that left now would take it off its way.
    if let parent, parent.isEnded { return finish(in: graph) }
    passOnHolds()
    leaveParent()
    finish(in: graph)
    graph.discard(self)
  }

  private func leaveParent() {
    guard let parent else { return }
    let next: Subgraph? = nextSibling
    next?.previousSibling = previousSibling
    if next == nil { parent.lastChild = previousSibling }
    nextSibling = nil
    // Last, since it may let go of this part.
    if let previousSibling { previousSibling.nextSibling = next } else { parent.firstChild = next }
    self.previousSibling = nil
    self.parent = nil
  }

  private func finish(in graph: Graph) {
    guard !isEnded else { return }
    isEnded = true
    forEachChild { child in withEnoughStack { child.finish(in: graph) } }
    for action in endActions { action() }
    endActions = []
    forEachNode { node in
      graph.endedNodeCount += 1
      node.isAlive = false
      node.invalidated()
      graph.log?.record(.ended(node.label))
    }
  }

  /// Takes the nodes out of all edges, then lets them go.
  ///
  /// Both ends of each edge are cleared, also where the other end has ended too: it may be let go at another time.
  func unlink(in graph: Graph) {
    forEachChild { child in withEnoughStack { child.unlink(in: graph) } }
    letGoOfChildren()
    var count: Int = 0
    let isAll: Bool = graph.root.isEnded
    forEachNode { node in
      // Where everything ends, the edges go as a whole.
      if isAll { node.forgetEdges() } else { graph.edges.unlinkAll(of: node) }
      count += 1
    }
    graph.nodeCount -= count
    letGoOfNodes()
  }

  /// How many nodes live here and below, for tests of leaks.
  public var liveNodeCount: Int {
    var count: Int = 0
    visitNodes { if $0.isAlive { count += 1 } }
    return count
  }

  func visitNodes(_ visit: (GraphNode) -> Void) {
    forEachNode(visit)
    forEachChild { child in withEnoughStack { child.visitNodes(visit) } }
  }
}

extension Subgraph {
  func forEachNode(_ body: (GraphNode) -> Void) {
    var next: Unmanaged<GraphNode>? = firstNode
    while let owned = next {
      let node: GraphNode = owned.takeUnretainedValue()
      body(node)
      next = node.nextInSubgraph
    }
  }

  func forEachChild(_ body: (Subgraph) -> Void) {
    var next: Subgraph? = firstChild
    while let child = next {
      next = child.nextSibling
      body(child)
    }
  }

  /// One after the other: a chain that went as a whole would need the stack's depth for each link.
  private func letGoOfChildren() {
    var next: Subgraph? = firstChild
    firstChild = nil
    lastChild = nil
    while let child = next {
      next = child.nextSibling
      child.nextSibling = nil
      child.previousSibling = nil
      child.parent = nil
    }
  }

  private func letGoOfNodes() {
    var next: Unmanaged<GraphNode>? = firstNode
    firstNode = nil
    lastNode = nil
    while let owned = next {
      next = owned._withUnsafeGuaranteedRef { node in
        let following: Unmanaged<GraphNode>? = node.nextInSubgraph
        node.nextInSubgraph = nil
        return following
      }
      owned.release()
    }
  }
}
