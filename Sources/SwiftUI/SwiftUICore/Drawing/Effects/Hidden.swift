extension View {
  /// Hides the view and keeps its place in the layout. A hidden view takes no pointers and is not read. To leave the
  /// place too, omit the view by a condition.
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
