import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// Puts a container's children in their places, from its own place downwards.
///
/// It runs when the container's size or a child's answers changed, and tells exactly the children whose place is new.
package final class PlacementNode: GraphNode {
  private let slot: GeometrySlot
  let layout: LayoutAttribute
  private var children: PlacedViews
  /// Nodes are evaluated while their window is there.
  private unowned(unsafe) let host: ViewGraph
  private let isScrolling: Bool

  package convenience init(
    in host: ViewGraph, slot: GeometrySlot, layout: LayoutAttribute, isScrolling: Bool = false,
    children: @escaping () -> [GeometrySlot]
  ) {
    self.init(in: host, slot: slot, layout: layout, isScrolling: isScrolling, views: .changing(children))
  }

  /// - Parameter isScrolling: Whether children move because somebody scrolls: then drawing is never late.
  package init(
    in host: ViewGraph, slot: GeometrySlot, layout: LayoutAttribute, isScrolling: Bool = false,
    views children: PlacedViews
  ) {
    self.slot = slot
    self.layout = layout
    self.host = host
    self.isScrolling = isScrolling
    self.children = children
    super.init(in: host.graph, "placement")
    layout.placement = self
    slot.placement = self
    // Nothing can be placed before the parent has placed this view.
    graph.connect(self, to: slot.placed)
  }

  /// Those that have a place, in order.
  var placedChildren: [GeometrySlot] { children.list.filter { $0.outputs.layout != nil } }

  package override var isEager: Bool { true }

  package override func evaluate() -> Bool {
    let placed: GeometrySlot.Placed = slot.placed.value
    guard slot.isPlaced else { return false }
    let node: LayoutNode = layout.measured
    let mayAnimate: Bool = !isScrolling && host.mayAnimatePlaces
    let placements: [LayoutPlacement] = node.placements(in: placed.size, proposal: placed.proposal)
    var next: Int = 0
    children.forEach { child in
      guard next < placements.count, child.take(placements[next], from: self, mayAnimate: mayAnimate) else { return }
      next += 1
    }
    return true
  }

  package override func invalidated() {
    if layout.placement === self { layout.placement = nil }
    if slot.placement === self { slot.placement = nil }
    // One node at a time: what is held through the whole depth of a program would go as deep in one call.
    children = .none
  }

  package override func didRaise() {
    children.forEach { $0.comeAfter(self) }
  }
}

extension GeometrySlot {
  /// Puts the view where its parent places it; false for one that takes no part in layout.
  fileprivate func take(_ placement: LayoutPlacement, from parent: PlacementNode, mayAnimate: Bool) -> Bool {
    guard let layout = outputs.layout else { return false }
    let size: CGSize = layout.measured.sizeThatFits(placement.proposal)
    // Part by part: as a whole, all that the view gives would be counted for each step.
    let (display, accessibility): (DisplayNode?, AccessibilitySource?) = (outputs.display, outputs.accessibility)
    if mayAnimate, isPlaced, origin != placement.origin {
      // What is drawn inside begins its way to the new place.
      display?.tellMoved(by: CGSize(width: placement.origin.x - origin.x, height: placement.origin.y - origin.y))
    }
    display?.origin = placement.origin
    accessibility?.origin = placement.origin
    comeAfter(parent)
    assign(origin: placement.origin, size: size, proposal: placement.proposal)
    let bounds = CGRect(origin: .zero, size: size)
    accessibility?.bounds = bounds
    for layer in outputs.accessibilityLayers { layer.bounds = bounds }
    return true
  }
}
