import HostInterface
import LayoutEngine
import ReactiveGraph

/// The edges of the window are the outermost safe area.
private enum SafeAreaKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> SafeAreaScope? {
    let direction: Attribute<LayoutDirection> = window.environment.attribute(for: LayoutDirectionKey.self)
    return SafeAreaScope(slot: window.rootSlot, outer: nil) { [window = window.window] in
      let insets = EdgeInsets(window.value.safeArea)
      return [SafeAreaScope.Part(regions: .container, insets: insets.flipped(in: direction.value))]
    }
  }
}

extension _ViewInputs {
  /// The room taken from the edges of the window and of the views around, innermost first.
  package var safeArea: SafeAreaScope? {
    get { self[SafeAreaKey.self] }
    set { self[SafeAreaKey.self] = newValue }
  }

  /// How far the safe area's containers go on beyond the edges of this view that touch the safe area's edges, by the sides
  /// of reading; read inside a node, which comes to depend on the view's place as far as that matters.
  package func safeAreaInsets(_ regions: SafeAreaRegions = .all, size: CGSize) -> EdgeInsets {
    guard let safeArea else { return EdgeInsets() }
    let direction: LayoutDirection = environment(LayoutDirectionKey.self).value
    return safeArea.reach(of: slot, size: size, regions: regions).flipped(in: direction)
  }

  /// The view's bounds, drawn out at `edges` as far as the safe area lets it; read inside a node.
  package func extendedBounds(
    size: CGSize, edges: Edge.Set, regions: SafeAreaRegions = .container
  ) -> CGRect {
    let direction: LayoutDirection = environment(LayoutDirectionKey.self).value
    let reach: EdgeInsets = safeAreaInsets(regions, size: size).at(edges)
    return CGRect(origin: .zero, size: size).outset(by: reach.flipped(in: direction))
  }

  /// The inputs of views inside this one where something takes room from its edges; `parts` is read inside nodes.
  package func insideSafeArea(_ parts: @escaping () -> [SafeAreaScope.Part]) -> _ViewInputs {
    var inner: _ViewInputs = self
    inner.safeArea = SafeAreaScope(slot: slot, outer: safeArea, parts: parts)
    return inner
  }
}

extension EdgeInsets {
  package init(_ insets: HostWindow.Insets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
