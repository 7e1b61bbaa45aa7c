import Diagnostics
import ReactiveGraph

extension View {
  /// Runs an action with the value of a preference inside the view: with the first value, and then when it has changed.
  ///
  /// The action may change state, which takes effect in the same frame. A third change in one frame is not told: the
  /// value then depends on what the action does.
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
    let outputs: _ViewOutputs = body(inner)
    if let value = outputs.preferences[K.self] {
      PreferenceActionNode(modifier, value: value, host: inputs.host).setNeedsEvaluation()
    }
    return outputs
  }
}

/// Asks for the action when the value differs from the one before.
private final class PreferenceActionNode<K: PreferenceKey>: GraphNode where K.Value: Equatable {
  private let modifier: _GraphValue<PreferenceActionModifier<K>>
  private let value: Attribute<K.Value?>
  private unowned let host: ViewGraph
  private var last: K.Value?
  private var limit: ActionLimit = ActionLimit()

  init(_ modifier: _GraphValue<PreferenceActionModifier<K>>, value: Attribute<K.Value?>, host: ViewGraph) {
    self.modifier = modifier
    self.value = value
    self.host = host
    super.init(in: host.graph, "preference action")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let new: K.Value = value.value ?? K.defaultValue
    guard last != new else { return false }
    last = new
    guard limit.allows(in: host.frame, { "The preference \(K.self)" }) else { return false }
    let action: (K.Value) -> Void = graph.untracked { modifier.read().action }
    host.afterUpdate { action(new) }
    return true
  }
}

/// Stops an action that causes itself: it may run twice in a frame, the second time with the outcome of the first.
struct ActionLimit {
  private var frame: Int = -1
  private var calls: Int = 0
  private var hasWarned: Bool = false

  mutating func allows(in current: Int, _ name: () -> String) -> Bool {
    if frame != current {
      frame = current
      calls = 0
    }
    calls += 1
    guard calls > 2 else { return true }
    if !hasWarned {
      hasWarned = true
      Diagnostics.warn(
        "\(name()) tried to update multiple times per frame. Its action changes what it is computed from: make the "
          + "value settle.")
    }
    return false
  }
}
