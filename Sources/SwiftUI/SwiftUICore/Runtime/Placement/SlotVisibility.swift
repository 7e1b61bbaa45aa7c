import ReactiveGraph

/// Whether the views in a place are on screen, where a container decides that: a lazy container keeps rows for a while
/// after they have left the screen.
package final class SlotVisibility {
  private let source: Source<Bool>
  private let outer: SlotVisibility?
  private let coversInput: Bool

  /// - Parameters:
  ///   - outer: The visibility of the place around this one.
  ///   - coversInput: Whether keys do not reach the views while they are not on screen. They do reach rows that have been
  ///     scrolled away, which come back into sight.
  package init(in graph: Graph, outer: SlotVisibility?, coversInput: Bool = false) {
    source = Source(in: graph, "visibility", false)
    self.outer = outer
    self.coversInput = coversInput
  }

  /// Whether something lies over the views, or over those around them, so that keys do not reach them.
  package var isCovered: Bool { coversInput && !source.peek || outer?.isCovered ?? false }

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
