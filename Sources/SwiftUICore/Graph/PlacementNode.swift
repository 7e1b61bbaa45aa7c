import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// Puts a container's children in their places, from its own place downwards.
///
/// It runs when the container's size changed, and when the layout says that its rule or a child's answers did; it tells
/// exactly the children whose place is new.
package final class PlacementNode: GraphNode {
  private let slot: GeometrySlot
  let layout: LayoutAttribute
  private var children: PlacedViews
  /// Nodes are evaluated while their window is there.
  private unowned(unsafe) let host: ViewGraph
  private let isScrolling: Bool
  /// How far the children are from where the layout puts them, along the reading direction; nil where they are there.
  ///
  /// It counts for nobody around them, so that it is no matter of the layout: what changes it measures nothing.
  private let offset: _GraphValue<CGSize>?
  /// Whether what the layout looks at has changed since the children were placed.
  private var isOutdated: Bool = false
  /// Where the layout puts the one child that an offset moves, once that has been placed.
  private var base: CGPoint?

  package convenience init(
    in host: ViewGraph, slot: GeometrySlot, layout: LayoutAttribute, isScrolling: Bool = false,
    children: @escaping () -> [GeometrySlot]
  ) {
    self.init(in: host, slot: slot, layout: layout, isScrolling: isScrolling, views: .changing(children))
  }

  /// - Parameters:
  ///   - isScrolling: Whether children move because somebody scrolls: then drawing is never late.
  ///   - offset: How far the children are from where the layout puts them; read inside the node.
  package init(
    in host: ViewGraph, slot: GeometrySlot, layout: LayoutAttribute, isScrolling: Bool = false,
    offset: _GraphValue<CGSize>? = nil, views children: PlacedViews
  ) {
    self.slot = slot
    self.layout = layout
    self.host = host
    self.isScrolling = isScrolling
    self.offset = offset
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

  /// Once the parent has placed this view, what is inside of it is placed before its neighbours.
  package override func comesNext(after node: GraphNode) -> Bool { node === slot.placed }

  /// Called when the children, what they answer or the rule are others: before the parent has placed this view there is
  /// nothing to do. All that the layout looks at reaches this node that way, so that it reads the layout and no child.
  func childrenChanged() {
    isOutdated = true
    if slot.isPlaced { setNeedsEvaluation() }
  }

  package override func evaluate() -> Bool {
    let mayAnimate: Bool = !isScrolling && host.mayAnimatePlaces
    if let offset {
      let moved: CGSize = offset.read()
      if !isOutdated, let attribute = offset.attribute, let base, graph.isUnchanged(self, apartFrom: attribute) {
        let origin: CGPoint = layout.node.moved(base, by: moved)
        children.forEach { $0.moveAll(to: origin, mayAnimate: mayAnimate) }
        return true
      }
      let placements: [LayoutPlacement] = place(mayAnimate: mayAnimate, movedBy: moved)
      base = placements.count == 1 ? placements[0].origin : nil
    } else {
      _ = place(mayAnimate: mayAnimate, movedBy: nil)
    }
    return slot.isPlaced
  }

  /// Puts the children where the layout wants them; gives those places.
  private func place(mayAnimate: Bool, movedBy offset: CGSize?) -> [LayoutPlacement] {
    let placed: GeometrySlot.Placed = slot.placed.value
    guard slot.isPlaced else { return [] }
    let node: LayoutNode = layout.measured
    let placements: [LayoutPlacement] = node.placements(in: placed.size, proposal: placed.proposal)
    let mayAnswerOtherwise: Bool = isOutdated
    isOutdated = false
    var next: Int = 0
    children.forEach { child in
      guard next < placements.count else {
        isOutdated = true
        return
      }
      var placement: LayoutPlacement = placements[next]
      if let offset { placement.origin = node.moved(placement.origin, by: offset) }
      if child.take(placement, from: self, mayAnswerOtherwise: mayAnswerOtherwise, mayAnimate: mayAnimate) { next += 1 }
    }
    return placements
  }

  /// Where a child is whom the layout puts somewhere; for the verifier.
  func shown(_ origin: CGPoint, in node: LayoutNode) -> CGPoint {
    guard let offset else { return origin }
    return node.moved(origin, by: graph.untracked { offset.read() })
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
  /// - Parameter mayAnswerOtherwise: Whether the view may answer otherwise than when it was placed last. If it does not and
  ///   is offered what makes no difference, it keeps its size, and neither it nor how it is measured is looked at.
  fileprivate func take(
    _ placement: LayoutPlacement, from parent: PlacementNode, mayAnswerOtherwise: Bool, mayAnimate: Bool
  ) -> Bool {
    if !mayAnswerOtherwise, hasMovedOutputs, scope.contains(placement.proposal) {
      moveAll(to: placement.origin, mayAnimate: mayAnimate)
      return true
    }
    // What the view gives stays while it is placed: references to it need not be counted.
    guard let layout = outputs.layout.map(Unmanaged.passUnretained) else { return false }
    let answer: SizeAnswer = layout._withUnsafeGuaranteedRef { $0.node.answer(placement.proposal) }
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
    outputs.accessibility.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef { $0.bounds = bounds }
    for layer in outputs.accessibilityLayers { layer.bounds = bounds }
    return true
  }

  /// Moves the view, and what it shows and says, to another place in the parent.
  fileprivate func moveAll(to origin: CGPoint, mayAnimate: Bool) {
    // What stays where it is need not be looked at: that alone would take as long as moving it.
    if hasMovedOutputs, self.origin == origin { return }
    hasMovedOutputs = true
    // Part by part and without counting references: what the view gives stays meanwhile.
    outputs.display.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef { display in
      if mayAnimate, isPlaced, self.origin != origin {
        // What is drawn inside begins its way to the new place.
        display.tellMoved(by: CGSize(width: origin.x - self.origin.x, height: origin.y - self.origin.y))
      }
      display.origin = origin
    }
    outputs.accessibility.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef { $0.origin = origin }
    move(to: origin)
  }
}
