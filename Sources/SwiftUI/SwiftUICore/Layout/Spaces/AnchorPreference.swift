extension View {
  /// Sets a preference that is made from a place in this view.
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - value: The place, such as `.bounds`.
  ///   - transform: Makes the value from the anchor, which a geometry proxy of a view around converts into its space.
  public nonisolated func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    modifier(AnchorWritingModifier<A, K>(source: value, transform: transform))
  }

  /// Changes the preference of the views inside with the help of a place in this view.
  public nonisolated func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(AnchorTransformModifier<A, K>(source: value, transform: transform))
  }
}

nonisolated struct AnchorWritingModifier<A, K: PreferenceKey>: PrimitiveModifier {
  var source: Anchor<A>.Source
  var transform: (Anchor<A>) -> K.Value

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let follows: Bool = inputs.preferences.followsGeometry(K.self)
    return inputs.writing(K.self, body) {
      let modifier: Self = modifier.read()
      return modifier.transform(modifier.source.anchor(at: inputs.slot, followsGeometry: follows))
    }
  }
}

nonisolated struct AnchorTransformModifier<A, K: PreferenceKey>: PrimitiveModifier {
  var source: Anchor<A>.Source
  var transform: (inout K.Value, Anchor<A>) -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let follows: Bool = inputs.preferences.followsGeometry(K.self)
    return inputs.transforming(K.self, body) { value in
      let modifier: Self = modifier.read()
      modifier.transform(&value, modifier.source.anchor(at: inputs.slot, followsGeometry: follows))
    }
  }
}
