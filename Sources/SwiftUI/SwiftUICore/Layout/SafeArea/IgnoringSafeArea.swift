import LayoutEngine
import ReactiveGraph

extension View {
  /// Lets the view reach beyond the safe area.
  ///
  /// The view grows at the edges at which it touches the edge of the safe area.
  ///
  /// ```swift
  /// Color.blue.ignoresSafeArea(edges: .top)
  /// ```
  ///
  /// - Parameters:
  ///   - regions: Which parts of the safe area are ignored: those of containers, of the keyboard, or all, the default.
  ///   - edges: The edges at which the view may grow; all by default.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// Lets the view reach beyond the safe area; `ignoresSafeArea(_:edges:)` is the newer spelling.
  ///
  /// - Parameter edges: The edges at which the view may grow.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// Offers a view the room beyond the safe area.
///
/// The view's size as others see it is that without the room; how much there is depends on the view's place, so it is
/// placed by a layout of its own.
nonisolated struct SafeAreaIgnoringModifier: PrimitiveModifier {
  var regions: SafeAreaRegions
  var edges: Edge.Set

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    Container.unary(
      inputs: inputs, child: body, { ProxyLayout() },
      placing: {
        let modifier: Self = modifier.read()
        return OutsetLayout(inputs.safeAreaInsets(modifier.regions, size: inputs.slot.size).at(modifier.edges))
      })
  }
}
