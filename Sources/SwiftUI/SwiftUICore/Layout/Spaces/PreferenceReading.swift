import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

extension View {
  /// Puts views in front of this one that are made from a preference inside it.
  public nonisolated func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts views in front of this one that are made from a preference of views inside.
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - alignment: Where the views stand in this one. The default is `.center`.
  ///   - transform: Makes the views from the value.
  public nonisolated func overlayPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, transform: transform))
  }

  /// Puts views behind this one that are made from a preference inside it.
  public nonisolated func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts views behind this one that are made from a preference of views inside.
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - alignment: Where the views stand in this one. The default is `.center`.
  ///   - transform: Makes the views from the value.
  public nonisolated func backgroundPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, transform: transform))
  }
}

/// Views behind or in front of another that are made from its preference.
///
/// The preference may depend on where the view is, so its place must not depend on what is made from the preference: the
/// layer is placed by a layout of its own, in a place that covers the view.
nonisolated struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: PrimitiveModifier {
  var alignment: Alignment
  var isBehind: Bool
  var transform: (K.Value) -> Layer

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let isBehind: Bool = inputs.graph.untracked { modifier.read().isBehind }
    var primaryInputs: _ViewInputs = inputs
    primaryInputs.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    primaryInputs.preferences.add(K.self)
    let primary: _ViewOutputs = body(primaryInputs)
    guard let primaryLayout = primary.layout else { return primary }
    let preference: Attribute<K.Value?>? = primary.preferences[K.self]
    let content = ContentNode<Layer>(in: inputs.window, "preference layer") {
      modifier.read().transform(preference?.value ?? K.defaultValue)
    }
    let cover = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let layer: _ViewOutputs = LayerCover.make(
      _GraphValue(content), over: primaryLayout, in: cover, inputs: inputs.inStack(nil)
    ) { modifier.read().alignment }
    let children = [primaryInputs.slot.holding(primary), cover.holding(layer)]
    let layout = LayoutAttribute(
      in: inputs, "preference layers", children: { [primaryLayout] + (layer.layout.map { [$0] } ?? []) }
    ) {
      LayerLayout()
    }
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: layout, children: { children })
    var outputs = _ViewOutputs()
    outputs.layout = layout
    let ordered: [_ViewOutputs] = isBehind ? [layer, primary] : [primary, layer]
    outputs.display = .group(ordered.compactMap(\.display), id: inputs.window.nextID())
    outputs.accessibility = .transparent(ordered.compactMap(\.accessibility), id: inputs.window.nextID())
    outputs.preferences = .combining(ordered.map(\.preferences), inputs: inputs)
    return outputs
  }
}

/// A place as large as a view, with a layer aligned to the view in it.
private enum LayerCover {
  static func make<Layer: View>(
    _ content: _GraphValue<Layer>, over primary: LayoutAttribute, in cover: GeometrySlot, inputs: _ViewInputs,
    alignment: @escaping () -> Alignment
  ) -> _ViewOutputs {
    var layerInputs: _ViewInputs = inputs
    layerInputs.slot = GeometrySlot(in: inputs.graph, parent: cover)
    let layer: _ViewOutputs = ZStack<Layer>._makeView(
      view: _GraphValue { ZStack(alignment: alignment(), built: content.read()) }, inputs: layerInputs)
    let layout = LayoutAttribute(
      in: inputs, "preference layer layout", children: { [primary] + (layer.layout.map { [$0] } ?? []) }
    ) {
      LayerLayout(alignment: alignment())
    }
    // The view is measured here and placed elsewhere.
    var measured = _ViewOutputs()
    measured.layout = primary
    let stand = GeometrySlot(in: inputs.graph, parent: cover)
    let children = [stand.holding(measured), layerInputs.slot.holding(layer)]
    _ = PlacementNode(in: inputs.window, slot: cover, layout: layout, children: { children })
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "preference layer cover", children: { [primary] }) { ProxyLayout() }
    outputs.display = layer.display.map { DisplayNode.group([$0], id: inputs.window.nextID()) }
    outputs.accessibility = layer.accessibility.map { .transparent([$0], id: inputs.window.nextID()) }
    outputs.preferences = layer.preferences
    return outputs
  }
}
