import LayoutEngine
import ReactiveGraph

extension _ViewInputs {
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
