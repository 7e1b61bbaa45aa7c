import ReactiveGraph

/// Whether the views in a place are on screen, where a container decides that: a lazy container keeps rows for a while
/// after they have left the screen.
package final class SlotVisibility {
  private let source: Source<Bool>
  private let outer: SlotVisibility?

  /// - Parameter outer: The visibility of the place around this one.
  package init(in graph: Graph, outer: SlotVisibility?) {
    source = Source(in: graph, "visibility", false)
    self.outer = outer
  }

  /// The node under evaluation depends on it.
  package var isVisible: Bool {
    // Both are read, so that a change of either reaches the reader.
    let isOutside: Bool = outer?.isVisible ?? true
    return source.value && isOutside
  }

  /// Whether this place itself is on screen, whatever holds for those around it.
  package var isOwn: Bool { source.peek }

  /// Called by the node that shows the views.
  package func assign(_ isVisible: Bool, by owner: GraphNode) {
    source.follow(owner)
    source.assign(isVisible)
  }
}
