import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// A view whose content may be larger than itself, and moves under it (behaviour 588).
nonisolated public struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  /// Makes a scroll view.
  ///
  /// Along an axis that scrolls, the content is offered no length and takes its ideal one; across it, the width or
  /// height of the scroll view.
  ///
  /// ```swift
  /// ScrollView {
  ///   Text(String(repeating: "A long text. ", count: 200)).padding()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls. The default is `.vertical`.
  ///   - content: Makes the content. Several views form a stack.
  public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Makes a scroll view with or without indicators; `scrollIndicators(_:axes:)` is the newer spelling.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls. The default is `.vertical`.
  ///   - showsIndicators: Whether indicators are shown. The default is true.
  ///   - content: Makes the content.
  @_disfavoredOverload
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
    var inner: _ViewInputs = inputs.inStack(nil).inContainer(inputs.slot)
    inner.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let viewport = ScrollViewport(
      inputs: inputs, content: inner.slot, axes: axes, showsIndicators: { view.read().showsIndicators })
    inner.slot.enter(viewport)
    inner.coordinateSpaces = .scrollView(axes, slot: inputs.slot, outer: inputs.coordinateSpaces)
    inner.scrollLinks = inputs.scrollLinks.filter(\.reachesInside)
    inner.environment = ScrollConfiguration.withoutOwn(inner.environment)
    let child: _ViewOutputs = ScrollContent.make(
      Content._makeViewList(view: view[\.content], inputs: inner.inStack(along: { .vertical })), inputs: inner)
    var outputs = _ViewOutputs()
    let layout = LayoutAttribute(
      in: inputs, "scroll layout", children: { child.layout.map { [$0] } ?? [] }
    ) {
      let configuration: ScrollConfiguration = viewport.configuration
      return ScrollLayout(
        axes: axes(), offset: viewport.offset.value, insets: configuration.contentMargins,
        anchor: configuration.anchors.point(for: .alignment).map { CGPoint(x: $0.x, y: $0.y) })
    }
    let placed = [inner.slot.holding(child)]
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: layout, isScrolling: true, children: { placed })
    outputs.layout = layout
    outputs.preferences = child.preferences
    outputs.display = child.display.map { viewport.display($0, inputs: inputs) }
    outputs.accessibility = child.accessibility.map { viewport.accessibility($0, inputs: inputs) }
    viewport.start()
    for link in inputs.scrollLinks { link.add(viewport) }
    return outputs
  }
}

/// The content of a scroll view: several views stand one under the other, whatever the axes, as on Apple's systems.
private enum ScrollContent {
  static func make(_ list: _ViewList, inputs: _ViewInputs) -> _ViewOutputs {
    if case .one(let element) = list { return element.make(in: inputs.slot) }
    return Container.make(list, inputs: inputs) { StackLayout.vertical(alignment: .center, spacing: nil) }
  }
}
