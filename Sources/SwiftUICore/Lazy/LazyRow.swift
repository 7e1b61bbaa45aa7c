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

  /// Whether this part itself is in sight, whatever is around it.
  var isOwn: Bool { source.peek }

  /// Set by the node that shows the row.
  func assign(_ isPresent: Bool, by owner: GraphNode) {
    source.follow(owner)
    source.assign(isPresent)
  }
}

/// One view of a lazy container that has been made.
final class LazyRow {
  let presence: Presence
  /// The view, and how it comes and goes.
  var shown: ShownChild
  /// When the row was last needed, for those that are let go first.
  var lastUse: Int = 0

  var element: ViewElement { shown.element }
  var child: GeometrySlot { shown.child }
  var subgraph: Subgraph { shown.subgraph }

  /// - Parameter isNew: Whether the view comes to those that are there already, and not merely in sight.
  init(_ element: ViewElement, inputs: _ViewInputs, in owner: Subgraph, isNew: Bool) {
    let graph: Graph = inputs.graph
    let part = Subgraph(in: owner)
    (shown, presence) = graph.with(part) {
      graph.untracked {
        let slot = GeometrySlot(in: graph, parent: inputs.slot)
        let presence = Presence(in: graph, outer: inputs.slot.presence)
        slot.presence = presence
        let (outputs, transition) = ChildTransition.make(element, in: slot, host: inputs.host, isNew: isNew)
        let shown = ShownChild(
          element: element, child: slot.holding(outputs), subgraph: part, display: outputs.display,
          transition: transition)
        return (shown, presence)
      }
    }
  }
}
