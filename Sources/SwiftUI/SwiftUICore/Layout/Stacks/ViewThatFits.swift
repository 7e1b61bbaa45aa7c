import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// Shows the first of its views whose ideal size fits in the space offered, along the given axes; the last one where
/// none does.
///
/// Views that are not shown do not appear: they are measured, but neither drawn nor read, and no action of theirs runs.
@frozen nonisolated public struct ViewThatFits<Content: View>: View {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let content: Content

  @inlinable public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let chosen = Source<ObjectIdentifier?>(in: inputs.graph, "chosen view", nil)
    let inner: _ViewInputs = inputs.inStack(nil)
    let list: _ViewList = Content._makeViewList(view: view[\.content], inputs: inner).map { element in
      element.wrapped(in: inner) { inputs, make in candidate(of: chosen, inputs: inputs, make) }
    }
    let children = ContainerChildren(list, inputs: inputs, isDrawn: false)
    let axes: _GraphValue<Axis.Set> = view[\.axes]
    let layout = LayoutAttribute(in: inputs, "view that fits", children: { children.layouts }) {
      FittingLayout(axes: axes.read())
    }
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: layout, children: { children.placed })
    let choice = ChoiceNode(of: children, axes: axes, layout: layout, chosen: chosen, inputs: inputs)
    var outputs = _ViewOutputs()
    outputs.layout = layout
    outputs.display = choice.display
    outputs.accessibility = choice.accessibility
    outputs.preferences = .combining(
      changing: {
        let shown: ObjectIdentifier? = chosen.value
        return children.placed.filter { $0.outputs.layout.map { ObjectIdentifier($0.node) } == shown }
          .map(\.outputs.preferences)
      }, inputs: inputs
    )
    .toldAfterUpdate(inputs)
    return outputs
  }

  /// A view that is present while it is the one chosen.
  private nonisolated static func candidate(
    of chosen: Source<ObjectIdentifier?>, inputs: _ViewInputs, _ make: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var own: ObjectIdentifier?
    let outer: Attribute<Bool>? = inputs.presence
    var inner: _ViewInputs = inputs
    inner.presence = Rule(in: inputs.graph, "presence") {
      let isChosen: Bool = chosen.value.map { $0 == own } ?? false
      return isChosen && outer?.value != false
    }
    let outputs: _ViewOutputs = make(inner)
    own = outputs.layout.map { ObjectIdentifier($0.node) }
    return outputs
  }
}

/// Shows the one of several views that its layout chooses for the proposal that it was placed with.
private final class ChoiceNode: GraphNode {
  let display: DisplayNode
  let accessibility: AccessibilitySource
  private let children: ContainerChildren
  private let axes: _GraphValue<Axis.Set>
  private let layout: LayoutAttribute
  private let chosen: Source<ObjectIdentifier?>
  private let slot: GeometrySlot

  init(
    of children: ContainerChildren, axes: _GraphValue<Axis.Set>, layout: LayoutAttribute,
    chosen: Source<ObjectIdentifier?>, inputs: _ViewInputs
  ) {
    self.children = children
    self.axes = axes
    self.layout = layout
    self.chosen = chosen
    slot = inputs.slot
    display = DisplayNode(id: inputs.window.nextID())
    accessibility = AccessibilitySource(id: inputs.window.nextID(), kind: .transparent)
    super.init(in: inputs.graph, "choice")
    chosen.follow(self)
    inputs.graph.connect(self, to: slot.placed)
  }

  override var isEager: Bool { true }

  override func didRaise() { chosen.follow(self) }

  override func evaluate() -> Bool {
    let placed: GeometrySlot.Placed = slot.placed.value
    guard slot.isPlaced else { return false }
    let node: LayoutNode = layout.measured
    // Another choice may be as large, and other views or axes may answer alike: the layout alone does not tell.
    _ = axes.read()
    for child in children.layouts { _ = child.measured }
    let index: Int? = (node.algorithm as? FittingLayout)?.choice(
      for: placed.proposal.sanitized, children: node.children)
    let shown: LayoutNode? = index.map { node.children[$0] }
    let child: GeometrySlot? = shown.flatMap { shown in
      children.placed.first { $0.outputs.layout?.node === shown }
    }
    show(child?.outputs)
    chosen.assign(shown.map { ObjectIdentifier($0) })
    return true
  }

  private func show(_ outputs: _ViewOutputs?) {
    let drawn: [DisplayNode] = outputs?.display.map { [$0] } ?? []
    let read: [AccessibilitySource] = outputs?.accessibility.map { [$0] } ?? []
    if !display.children.elementsEqual(drawn, by: ===) { display.children = drawn }
    if !accessibility.children.elementsEqual(read, by: ===) { accessibility.children = read }
  }
}
