import AccessibilityTree
import DisplayList
import LayoutEngine
import Memory
import ReactiveGraph

/// Puts a container's children in their places, from its own place downwards.
///
/// It runs when the container's size changed, and when the layout says that its rule or a child's answers did; it tells
/// exactly the children whose place is new.
package final class PlacementNode: GraphNode {
  private let slot: GeometrySlot
  /// Not counted, as it is asked for whenever something has changed; `slot` holds it.
  private let assigned: Unmanaged<GeometrySlot>
  let layout: LayoutAttribute
  /// Nodes are evaluated while their window is there. Not counted, as it is asked for each time.
  private let host: Unmanaged<ViewGraph>
  /// How far the children are from where the layout puts them; nil where they are there.
  private let shift: Shift?
  private var children: PlacedViews
  private let isScrolling: Bool
  /// Whether what the layout looks at has changed since the children were placed.
  private var isOutdated: Bool = false

  /// How far a child is from where the layout puts it, along the reading direction.
  ///
  /// It counts for nobody around it, so that it is no matter of the layout: what changes it measures nothing.
  private final class Shift {
    let offset: _GraphValue<CGSize>
    /// Where the layout puts the one child that the offset moves, once that has been placed.
    var base: CGPoint?

    init(_ offset: _GraphValue<CGSize>) { self.offset = offset }
  }

  package convenience init(
    in host: __shared ViewGraph, slot: GeometrySlot, layout: LayoutAttribute, isScrolling: Bool = false,
    children: @escaping () -> [GeometrySlot]
  ) {
    self.init(in: host, slot: slot, layout: layout, isScrolling: isScrolling, views: .changing(children))
  }

  /// - Parameters:
  ///   - isScrolling: Whether children move because somebody scrolls: then drawing is never late.
  ///   - offset: How far the children are from where the layout puts them; read inside the node.
  package init(
    in host: __shared ViewGraph, slot: GeometrySlot, layout: LayoutAttribute, isScrolling: Bool = false,
    offset: _GraphValue<CGSize>? = nil, views children: PlacedViews
  ) {
    let graph: Graph = host.graph
    let assigned: GeometrySlot = slot.placed
    self.slot = slot
    self.assigned = .passUnretained(assigned)
    self.layout = layout
    self.host = .passUnretained(host)
    self.isScrolling = isScrolling
    shift = offset.map(Shift.init)
    self.children = children
    super.init(in: graph, "placement")
    layout.placement = self
    slot.placement = self
    // Nothing can be placed before the parent has placed this view.
    graph.connect(self, to: assigned)
  }

  /// Those that have a place, in order.
  var placedChildren: [GeometrySlot] { children.list.filter { $0.outputs.layout != nil } }

  /// Whether the parent has placed this view.
  private var isPlaced: Bool { assigned._withUnsafeGuaranteedRef { $0.isPlaced } }

  package override var isEager: Bool { true }

  /// Once the parent has placed this view, what is inside of it is placed before its neighbours.
  package override func comesNext(after node: GraphNode) -> Bool {
    Unmanaged.passUnretained(node).toOpaque() == assigned.toOpaque()
  }

  /// Called when the children, what they answer or the rule are others: before the parent has placed this view there is
  /// nothing to do. All that the layout looks at reaches this node that way, so that it reads the layout and no child.
  func childrenChanged() {
    isOutdated = true
    if isPlaced { setNeedsEvaluation() }
  }

  package override func evaluate() -> Bool {
    let mayAnimate: Bool = !isScrolling && host._withUnsafeGuaranteedRef { $0.mayAnimatePlaces }
    if let shift {
      let moved: CGSize = shift.offset.read()
      if !isOutdated, let attribute = shift.offset.attribute, let base = shift.base,
        graph.isUnchanged(self, apartFrom: attribute)
      {
        let origin: CGPoint = layout.node.moved(base, by: moved)
        children.forEach { $0.moveAll(to: origin, mayAnimate: mayAnimate) }
        return true
      }
      shift.base = place(mayAnimate: mayAnimate, movedBy: moved)
    } else {
      _ = place(mayAnimate: mayAnimate, movedBy: nil)
    }
    return isPlaced
  }

  /// Puts the children where the layout wants them; gives that place where there is one child.
  private func place(mayAnimate: Bool, movedBy offset: CGSize?) -> CGPoint? {
    let placed: GeometrySlot.Placed = assigned._withUnsafeGuaranteedRef { $0.value }
    guard isPlaced else { return nil }
    layout.track()
    // The layout holds its node.
    return Unmanaged.passUnretained(layout.node)._withUnsafeGuaranteedRef { node in
      place(by: node, in: placed, mayAnimate: mayAnimate, movedBy: offset)
    }
  }

  private func place(
    by node: LayoutNode, in placed: GeometrySlot.Placed, mayAnimate: Bool, movedBy offset: CGSize?
  ) -> CGPoint? {
    let placements: [LayoutPlacement] = node.placements(in: placed.size, proposal: placed.proposal)
    let mayAnswerOtherwise: Bool = isOutdated
    isOutdated = false
    // The layout of views that never change has their nodes in the same order, which saves a look at each view's own layout.
    let knowsNodes: Bool = children.isFixed
    var next: Int = 0
    node.children.withBorrowed { nodes in
      children.forEach { child in
        guard next < placements.count else {
          isOutdated = true
          return
        }
        var placement: LayoutPlacement = placements[next]
        if let offset { placement.origin = node.moved(placement.origin, by: offset) }
        let hasPlace: Bool = child.take(
          placement, from: self, measured: knowsNodes ? nodes[next] : nil, mayAnswerOtherwise: mayAnswerOtherwise,
          mayAnimate: mayAnimate)
        if hasPlace { next += 1 }
      }
    }
    return placements.count == 1 ? placements[0].origin : nil
  }

  /// Where a child is whom the layout puts somewhere; for the verifier.
  func shown(_ origin: CGPoint, in node: LayoutNode) -> CGPoint {
    guard let shift else { return origin }
    return node.moved(origin, by: graph.untracked { shift.offset.read() })
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
  ///
  /// - Parameters:
  ///   - measured: What the view is measured with, where the parent has that at hand; it is held meanwhile.
  ///   - mayAnswerOtherwise: Whether the view may answer otherwise than when it was placed last. If it does not and is
  ///     offered what makes no difference, it keeps its size, and neither it nor how it is measured is looked at.
  fileprivate func take(
    _ placement: LayoutPlacement, from parent: PlacementNode, measured: Unowned<LayoutNode>?,
    mayAnswerOtherwise: Bool, mayAnimate: Bool
  ) -> Bool {
    if !mayAnswerOtherwise, hasMovedOutputs, scope.contains(placement.proposal) {
      moveAll(to: placement.origin, mayAnimate: mayAnimate)
      return true
    }
    // The outputs of the view stay while it is placed.
    guard let layout = outputs.layout.map(Unowned.init) else { return false }
    let node: Unowned<LayoutNode> = measured ?? layout.with { Unowned($0.node) }
    let answer: SizeAnswer = node.with { $0.answer(placement.proposal) }
    var placed = Placed(size: answer.size, proposal: placement.proposal)
    // Another proposal that makes no difference is none: nobody inside has to be placed again.
    if placed != last, last.size == answer.size, isPlaced, answer.scope.contains(last.proposal) { placed = last }
    scope = answer.scope
    let hasBounds: Bool = hasMovedOutputs && last.size == answer.size
    moveAll(to: placement.origin, mayAnimate: mayAnimate)
    comeAfter(parent)
    assign(placed, at: placement.origin)
    guard !hasBounds else { return true }
    let bounds = CGRect(origin: .zero, size: answer.size)
    outputs.accessibility.withBorrowed { $0.bounds = bounds }
    if !outputs.handedUp.isEmpty { for layer in outputs.accessibilityLayers { layer.bounds = bounds } }
    return true
  }

  /// Moves the view, and what it shows and says, to another place in the parent.
  fileprivate func moveAll(to origin: CGPoint, mayAnimate: Bool) {
    // What stays where it is need not be looked at: that alone would take as long as moving it.
    if hasMovedOutputs, self.origin == origin { return }
    hasMovedOutputs = true
    outputs.display.withBorrowed { display in
      if mayAnimate, isPlaced, self.origin != origin {
        // What is drawn inside begins its way to the new place.
        display.tellMoved(by: CGSize(width: origin.x - self.origin.x, height: origin.y - self.origin.y))
      }
      display.origin = origin
    }
    outputs.accessibility.withBorrowed { $0.origin = origin }
    move(to: origin)
  }
}
