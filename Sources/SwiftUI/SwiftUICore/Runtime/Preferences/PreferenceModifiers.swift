import ReactiveGraph

extension View {
  /// Sets a value for the views around this one. It stands for the whole view: values set inside are not seen.
  public nonisolated func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
    modifier(PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value that the views inside give, the default one when they give none.
  public nonisolated func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }
}

nonisolated struct PreferenceWritingModifier<K: PreferenceKey>: PrimitiveModifier {
  var value: K.Value

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.writing(K.self, body) { modifier.read().value }
  }
}

nonisolated struct PreferenceTransformModifier<K: PreferenceKey>: PrimitiveModifier {
  var transform: (inout K.Value) -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.transforming(K.self, body) { modifier.read().transform(&$0) }
  }
}

extension _ViewInputs {
  /// Lowers a view whose preference is what `value` gives, which is read inside a node.
  package func writing<K: PreferenceKey>(
    _ key: K.Type, _ body: (_ViewInputs) -> _ViewOutputs, _ value: @escaping () -> K.Value
  ) -> _ViewOutputs {
    guard preferences.contains(key) else { return body(self) }
    var inner: _ViewInputs = self
    inner.preferences.remove(key)
    var outputs: _ViewOutputs = body(inner)
    outputs.preferences[key] = Rule<K.Value?>(in: graph, "preference value", equal: ValueComparison.areEqual) {
      .some(value())
    }
    return outputs
  }

  /// Lowers a view whose preference is changed on its way out.
  package func transforming<K: PreferenceKey>(
    _ key: K.Type, _ body: (_ViewInputs) -> _ViewOutputs, _ change: @escaping (inout K.Value) -> Void
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(self)
    guard preferences.contains(key) else { return outputs }
    let inner: Attribute<K.Value?>? = outputs.preferences[key]
    outputs.preferences[key] = Rule<K.Value?>(in: graph, "preference value", equal: ValueComparison.areEqual) {
      var value: K.Value = inner?.value ?? K.defaultValue
      change(&value)
      return .some(value)
    }
    return outputs
  }
}
