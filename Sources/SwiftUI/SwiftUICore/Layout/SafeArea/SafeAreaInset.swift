import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

extension View {
  /// Shows views at the top or bottom edge, and adds their height to the safe area of this view.
  ///
  /// - Parameter spacing: The distance between the two in points, or nil for what they prefer.
  public nonisolated func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        content: content(), edge: edge == .top ? .top : .bottom, spacing: spacing, alignment: alignment.key))
  }

  /// Shows views at the leading or trailing edge, and adds their width to the safe area of this view.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: Where the views stand along the edge. The default is `.center`.
  ///   - spacing: The distance from this view in points; nil, the default, is that of neighbours in a stack.
  ///   - content: Makes the views.
  public nonisolated func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        content: content(), edge: edge == .leading ? .leading : .trailing, spacing: spacing, alignment: alignment.key))
  }

  /// Shows a bar at the top or bottom edge, and adds its height to the safe area of this view.
  ///
  /// Scroll views have no look of their own at their edges here, so that it is as `safeAreaInset` shows it.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or trailing edge, and adds its width to the safe area of this view.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds to the safe area of the view, so that its content keeps away from the edges while backgrounds and scrolled
  /// content reach them.
  ///
  /// - Parameter insets: The distances in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(edges: .all, insets: insets))
  }

  /// Adds to the safe area of the view at some edges.
  ///
  /// ```swift
  /// ScrollView {
  ///   Text("Content that scrolls to the edge of the screen")
  /// }
  /// .safeAreaPadding(.horizontal, 20)
  /// ```
  ///
  /// - Parameters:
  ///   - edges: The edges; all by default.
  ///   - length: The distance in points; nil, the default, is 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(edges: edges, insets: length.map { EdgeInsets($0) }))
  }

  /// Adds the same to the safe area of the view at all edges.
  ///
  /// - Parameter length: The distance in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

nonisolated struct SafeAreaInsetModifier<Bar: View>: PrimitiveModifier {
  var content: Bar
  var edge: Edge
  var spacing: CGFloat?
  var alignment: AlignmentKey

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var barInputs: _ViewInputs = inputs.inStack(nil)
    barInputs.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let bar: _ViewOutputs = ZStack<Bar>._makeView(
      view: modifier[{ ZStack(alignment: .center, built: $0.content) }], inputs: barInputs)
    let rule: () -> InsetLayout = {
      let modifier: Self = modifier.read()
      // A distance that is none is the one that the two prefer.
      let spacing: CGFloat? = modifier.spacing.flatMap { $0.isFinite ? $0 : nil }
      return InsetLayout(edge: modifier.edge, spacing: spacing, alignment: modifier.alignment)
    }
    let inset = SafeAreaBar(rule: rule, direction: inputs.environment(LayoutDirectionKey.self), slot: inputs.slot)
    var innerInputs: _ViewInputs = inputs.insideSafeArea { inset.parts }
    innerInputs.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let primary: _ViewOutputs = body(innerInputs)
    guard let primaryLayout = primary.layout else { return primary }
    inset.layouts = [primaryLayout] + (bar.layout.map { [$0] } ?? [])
    let layout = LayoutAttribute(in: inputs, "safe area inset", children: { [inset] in inset.layouts }, rule)
    let children = [innerInputs.slot.holding(primary), barInputs.slot.holding(bar)]
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: layout, children: { children })
    var outputs = _ViewOutputs()
    outputs.layout = layout
    let ordered: [_ViewOutputs] = [primary, bar]
    outputs.display = .group(ordered.compactMap(\.display), id: inputs.window.nextID())
    outputs.accessibility = .transparent(ordered.compactMap(\.accessibility), id: inputs.window.nextID())
    outputs.preferences = .combining(ordered.map(\.preferences), inputs: inputs)
    return outputs
  }
}

/// The room that a bar takes, as the safe area of the view beside it sees it.
private final class SafeAreaBar {
  private let rule: () -> InsetLayout
  private let direction: Attribute<LayoutDirection>
  private let slot: GeometrySlot
  /// The view's and the bar's, once both are made.
  var layouts: [LayoutAttribute] = []

  init(rule: @escaping () -> InsetLayout, direction: Attribute<LayoutDirection>, slot: GeometrySlot) {
    self.rule = rule
    self.direction = direction
    self.slot = slot
  }

  var parts: [SafeAreaScope.Part] {
    let rule: InsetLayout = self.rule()
    let length: CGFloat = rule.inset(ProposedViewSize(slot.size), children: layouts.map(\.measured))
    let insets: EdgeInsets = EdgeInsets(length, edges: Edge.Set(rule.edge)).flipped(in: direction.value)
    return [SafeAreaScope.Part(regions: .container, insets: insets)]
  }
}

nonisolated struct SafeAreaPaddingModifier: PrimitiveModifier {
  var edges: Edge.Set
  var insets: EdgeInsets?

  private var full: EdgeInsets { (insets ?? EdgeInsets(PaddingModifier.defaultLength)).at(edges) }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let direction: Attribute<LayoutDirection> = inputs.environment(LayoutDirectionKey.self)
    let inside: _ViewInputs = inputs.insideSafeArea {
      [SafeAreaScope.Part(regions: .container, insets: modifier.read().full.flipped(in: direction.value))]
    }
    return Container.unary(inputs: inside, child: body) { PaddingLayout(modifier.read().full) }
  }
}
