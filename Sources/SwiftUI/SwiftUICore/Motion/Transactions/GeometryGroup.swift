import DisplayList

extension View {
  /// Lets the view go to another place as a whole: what is inside follows it, by the transaction of this place, and not
  /// each view on its own.
  public nonisolated func geometryGroup() -> some View {
    modifier(GeometryGroupModifier())
  }
}

nonisolated struct GeometryGroupModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    // The outermost that draws in what moves is on its way; the rest moves along.
    outputs.display = outputs.display.map { display in
      EffectAttribute.wrap(display, inputs: inputs, "geometry group") { _ in [] }
    }
    return outputs
  }
}
