import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// One view of a lazy container that has been made.
package final class LazyRow {
  package let visibility: SlotVisibility
  /// What the view knows of its place among the rows; nil in containers whose views need not know.
  package let link: LazyRowLink?
  /// The view, and how it comes and goes.
  package var shown: ShownChild
  /// When the row was last needed, for those that are let go first.
  package var lastUse: Int = 0

  package var element: ViewElement { shown.element }
  package var child: GeometrySlot { shown.child }
  package var subgraph: Subgraph { shown.subgraph }

  /// - Parameters:
  ///   - isNew: Whether the view comes to those that are there already, and not merely in sight.
  ///   - role: What the view is of its section, for containers whose views know their place.
  package init(_ element: ViewElement, inputs: _ViewInputs, in owner: Subgraph, isNew: Bool, role: ViewRuns.Role?) {
    let graph: Graph = inputs.graph
    let part = Subgraph(in: owner)
    (shown, visibility, link) = graph.with(part) {
      graph.untracked {
        let slot = GeometrySlot(in: graph, parent: inputs.slot)
        let visibility = SlotVisibility(in: graph, outer: inputs.slot.visibility)
        slot.visibility = visibility
        let link: LazyRowLink? = role.map { LazyRowLink(in: graph, role: $0) }
        if let link { slot[LazyRowLinkKey.self] = link }
        let (outputs, transition) = ChildTransition.make(element, in: slot, host: inputs.window, isNew: isNew)
        let shown = ShownChild(
          element: element, child: slot.holding(outputs), subgraph: part, display: outputs.display,
          transition: transition)
        return (shown, visibility, link)
      }
    }
  }
}

/// Where a view of a lazy container stands among the others.
package struct LazyRowPlace: Equatable {
  package var role: ViewRuns.Role
  /// The ordinal of the section.
  package var section: Int = 0
  /// Its number among all views that are content, from 0, and how many there are; for headers and footers the number of the
  /// next.
  package var index: Int = 0
  package var count: Int = 0
  /// Whether it is the first or the last of the content of its section.
  package var isFirst: Bool = false
  package var isLast: Bool = false
  /// The view behind it, where that is there.
  package var next: LazyRowLink?

  package static func == (left: LazyRowPlace, right: LazyRowPlace) -> Bool {
    left.role == right.role && left.section == right.section && left.index == right.index && left.count == right.count
      && left.isFirst == right.isFirst && left.isLast == right.isLast && left.next === right.next
  }
}

/// Connects a view of a lazy container with what the container knows of it.
package final class LazyRowLink {
  /// Assigned by the container whenever the row is shown; what depends on it must not be measured.
  package let place: Source<LazyRowPlace>
  /// What the view keeps here for the views beside it.
  package weak var attachment: AnyObject?

  package init(in graph: Graph, role: ViewRuns.Role) {
    place = Source(in: graph, "row place", LazyRowPlace(role: role))
  }
}

package enum LazyRowLinkKey: SlotKey {
  package typealias Value = LazyRowLink
}

/// What a container of rows adds to a lazy stack.
package struct LazyRowRules {
  /// The room before and behind a line; read inside nodes.
  package var gaps: (LineTable.Line) -> LazyLayout.Gaps
  /// Whether sections that people closed show their header alone.
  package var closesSections: Bool
  /// Gets the driver when it is made.
  package var didMake: (LazyDriver) -> Void

  package init(
    gaps: @escaping (LineTable.Line) -> LazyLayout.Gaps, closesSections: Bool,
    didMake: @escaping (LazyDriver) -> Void
  ) {
    self.gaps = gaps
    self.closesSections = closesSections
    self.didMake = didMake
  }
}
