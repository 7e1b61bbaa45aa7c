import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// A view whose content may be larger than itself, and moves under it.
nonisolated public struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let axes: () -> Axis.Set = { view.read().axes }
    let axis: () -> Axis = { axes() == .horizontal ? .horizontal : .vertical }
    let offset = Source(in: inputs.graph, "scroll offset", CGPoint.zero)
    var inner: _ViewInputs = inputs.inStack(nil).inContainer(inputs.slot)
    inner.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    inner.coordinateSpaces = .scrollView(axes, slot: inputs.slot, outer: inputs.coordinateSpaces)
    let child: _ViewOutputs = ScrollContent.make(
      Content._makeViewList(view: view[\.content], inputs: inner.inStack(along: axis)), axis: axis, inputs: inner)
    var outputs = _ViewOutputs()
    let layout = LayoutAttribute(
      in: inputs, "scroll layout", children: { child.layout.map { [$0] } ?? [] }
    ) {
      ScrollLayout(axes: axes(), offset: offset.value)
    }
    let placed = [PlacementNode.Child(child, inner.slot)]
    _ = PlacementNode(in: inputs.graph, slot: inputs.slot, layout: layout, children: { placed })
    outputs.layout = layout
    outputs.preferences = child.preferences
    let scroller = Scroller(axes: axes, offset: offset, viewport: inputs.slot, content: inner.slot)
    outputs.display = child.display.map { scroller.display($0, inputs: inputs) }
    outputs.accessibility = child.accessibility.map { scroller.accessibility($0, inputs: inputs) }
    return outputs
  }
}

/// The content of a scroll view: several views stand in a stack along the axis.
private enum ScrollContent {
  static func make(_ list: _ViewList, axis: @escaping () -> Axis, inputs: _ViewInputs) -> _ViewOutputs {
    if case .one(let element) = list { return element.make(in: inputs.slot) }
    return Container.make(list, inputs: inputs) {
      axis() == .vertical
        ? StackLayout.vertical(alignment: .center, spacing: nil)
        : StackLayout.horizontal(alignment: .center, spacing: nil)
    }
  }
}

/// Moves the content of one scroll view.
private final class Scroller {
  private let axes: () -> Axis.Set
  private let offset: Source<CGPoint>
  private let viewport: GeometrySlot
  private let content: GeometrySlot

  init(axes: @escaping () -> Axis.Set, offset: Source<CGPoint>, viewport: GeometrySlot, content: GeometrySlot) {
    self.axes = axes
    self.offset = offset
    self.viewport = viewport
    self.content = content
  }

  /// Moves by a distance, as far as the content goes; false when it can't move so.
  func scroll(by delta: CGSize) -> Bool {
    let limit = CGSize(
      width: max(0, content.placed.peek.size.width - viewport.placed.peek.size.width),
      height: max(0, content.placed.peek.size.height - viewport.placed.peek.size.height))
    let axes: Axis.Set = offset.graph.untracked(self.axes)
    var new: CGPoint = offset.peek
    if axes.contains(.horizontal) { new.x = min(limit.width, max(0, new.x + delta.width)) }
    if axes.contains(.vertical) { new.y = min(limit.height, max(0, new.y + delta.height)) }
    guard new != offset.peek else { return false }
    offset.set(new)
    return true
  }

  func display(_ child: DisplayNode, inputs: _ViewInputs) -> DisplayNode {
    // Content goes on under the safe area where the scroll view touches it, and comes to rest inside.
    let node: DisplayNode = EffectAttribute.wrap(child, inputs: inputs, "scroll clip") { size in
      [.clip(CGPath(rect: inputs.extendedBounds(size: size, edges: .all), transform: nil), evenOdd: false)]
    }
    let targets: HitTargets = inputs.host.hitTargets
    targets.set(HitTargets.Target(slot: inputs.slot, scroll: { self.scroll(by: $0) }), for: node)
    inputs.graph.currentSubgraph.onEnd { targets.set(nil, for: node) }
    return node
  }

  /// A container with a viewport: what is scrolled out stays in the tree.
  func accessibility(_ child: AccessibilitySource, inputs: _ViewInputs) -> AccessibilitySource {
    let source = AccessibilitySource(id: inputs.host.nextID(), kind: .container)
    source.properties = AccessibilityProperties(role: .scrollArea)
    source.children = [child]
    PropertiesAttribute.keep(source, inputs: inputs) { [viewport] source in
      source.clip = CGRect(origin: .zero, size: viewport.size)
    }
    return source
  }
}
