extension View {
  /// Hides the view but keeps its place; it is neither read nor touched.
  public nonisolated func hidden() -> some View {
    modifier(HiddenModifier())
  }
}

/// Leaves of a view what it takes up.
nonisolated struct HiddenModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    outputs.display = nil
    outputs.accessibility = nil
    outputs.accessibilityLayers = []
    return outputs
  }
}
