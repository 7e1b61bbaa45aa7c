import ReactiveGraph

extension View {
  /// Sets a value that views around this one can read.
  ///
  /// The value stands for the whole view: values of the same key that are set inside of it are not seen outside.
  ///
  /// ```swift
  /// struct WidthKey: PreferenceKey {
  ///   static let defaultValue: CGFloat = 0
  ///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  /// }
  ///
  /// struct Measured: View {
  ///   @State private var width: CGFloat = 0
  ///   var body: some View {
  ///     Text("\(Int(width)) wide")
  ///       .background {
  ///         GeometryReader { proxy in
  ///           Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
  ///         }
  ///       }
  ///       .onPreferenceChange(WidthKey.self) { width = $0 }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - value: The value.
  public nonisolated func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
    modifier(PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value that the views inside give for a preference.
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - callback: Changes the value; where no view inside gives one, it gets the default value.
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
