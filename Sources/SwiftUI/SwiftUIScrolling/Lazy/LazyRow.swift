import ReactiveGraph
import SwiftUICore

/// One view of a lazy container that has been made.
final class LazyRow {
  let visibility: SlotVisibility
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
    (shown, visibility) = graph.with(part) {
      graph.untracked {
        let slot = GeometrySlot(in: graph, parent: inputs.slot)
        let visibility = SlotVisibility(in: graph, outer: inputs.slot.visibility)
        slot.visibility = visibility
        let (outputs, transition) = ChildTransition.make(element, in: slot, host: inputs.window, isNew: isNew)
        let shown = ShownChild(
          element: element, child: slot.holding(outputs), subgraph: part, display: outputs.display,
          transition: transition)
        return (shown, visibility)
      }
    }
  }
}
