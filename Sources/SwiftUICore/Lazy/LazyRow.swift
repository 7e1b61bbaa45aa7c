import ReactiveGraph

/// Whether a part of the views is in sight: rows of a lazy container are kept for a while when they have left it.
package final class Presence {
  private let source: Source<Bool>
  private let outer: Presence?

  init(in graph: Graph, outer: Presence?) {
    source = Source(in: graph, "presence", false)
    self.outer = outer
  }

  /// The node under evaluation depends on it.
  package var isPresent: Bool {
    // Both are read, so that a change of either is seen.
    let isOutside: Bool = outer?.isPresent ?? true
    return source.value && isOutside
  }

  /// Set by the node that shows the row.
  func assign(_ isPresent: Bool, by owner: GraphNode) {
    source.follow(owner)
    source.assign(isPresent)
  }
}

/// One view of a lazy container that has been made.
final class LazyRow {
  let element: ViewElement
  let child: PlacementNode.Child
  let presence: Presence
  let subgraph: Subgraph
  /// When the row was last needed, for those that are let go first.
  var lastUse: Int = 0

  init(_ element: ViewElement, inputs: _ViewInputs, in owner: Subgraph) {
    self.element = element
    let graph: Graph = inputs.graph
    let part = Subgraph(in: owner)
    subgraph = part
    (child, presence) = graph.with(part) {
      graph.untracked {
        let slot = GeometrySlot(in: graph, parent: inputs.slot)
        let presence = Presence(in: graph, outer: inputs.slot.presence)
        slot.presence = presence
        return (PlacementNode.Child(element.make(in: slot), slot), presence)
      }
    }
  }
}
