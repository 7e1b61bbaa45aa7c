import Diagnostics
import ReactiveGraph

extension View {
  /// Runs an action with the value of a preference that views inside set: with the first value, and when it has
  /// changed.
  ///
  /// - Parameters:
  ///   - key: The type of the preference's key.
  ///   - action: Gets the value that `reduce` made of those of all views inside, or the default value. It runs after
  ///     the update; state that it changes takes effect in the same frame. A third change in one frame is not told,
  ///     since the value then depends on what the action does.
  public nonisolated func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(action: action))
  }
}

nonisolated struct PreferenceActionModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
  var action: (K.Value) -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner: _ViewInputs = inputs
    inner.preferences.add(K.self, followsGeometry: true)
    inner.tellerDepth += 1
    let outputs: _ViewOutputs = body(inner)
    if let value = outputs.preferences[K.self] {
      PreferenceActionNode(modifier, value: value, inputs: inputs).setNeedsEvaluation()
    }
    return outputs
  }
}

/// Asks for the action when the value differs from the one before.
private final class PreferenceActionNode<K: PreferenceKey>: GraphNode where K.Value: Equatable {
  private let value: Attribute<K.Value?>
  private let presence: Attribute<Bool>?
  private let teller: ChangeTeller<K.Value>

  init(_ modifier: _GraphValue<PreferenceActionModifier<K>>, value: Attribute<K.Value?>, inputs: _ViewInputs) {
    self.value = value
    presence = inputs.presence
    teller = ChangeTeller(inputs: inputs, name: { "The preference \(K.self)" }) { _, new in
      modifier.read().action(new)
    }
    super.init(in: inputs.graph, "preference action")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    // A view that its container does not choose to show tells nothing.
    guard presence?.value != false else { return false }
    teller.note(value.value ?? K.defaultValue, for: self)
    return true
  }
}
