import ReactiveGraph

extension PreferenceOutputs {
  /// The same preferences, told to the views around after the update of the graph that changes them, in the same pass.
  ///
  /// This is for views that are made from their place or their size. What stands around them may depend on their
  /// preferences, as a navigation bar does on the title, and decides about their place: told at once, the place would
  /// depend on itself.
  func toldAfterUpdate(_ inputs: _ViewInputs) -> PreferenceOutputs {
    var result = PreferenceOutputs()
    func relay<K: PreferenceKey>(_ key: K.Type) {
      guard let value = self[key] else { return }
      let told = Source<K.Value?>(in: inputs.graph, "preference after update", nil, equal: { _, _ in false })
      PreferenceRelay<K>(from: value, to: told, inputs: inputs).setNeedsEvaluation()
      result[key] = told
    }
    for request in inputs.preferences.all { relay(request.key) }
    return result
  }
}

/// Hands a preference on after each update in which it has changed.
private final class PreferenceRelay<K: PreferenceKey>: GraphNode {
  private let value: Attribute<K.Value?>
  private let told: Source<K.Value?>
  private unowned let host: ViewGraph
  private var hasTold: Bool = false

  init(from value: Attribute<K.Value?>, to told: Source<K.Value?>, inputs: _ViewInputs) {
    self.value = value
    self.told = told
    host = inputs.window
    super.init(in: inputs.graph, "preference relay")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let new: K.Value? = value.value
    // Most views say nothing, and that is known already.
    guard new != nil || hasTold else { return false }
    hasTold = true
    host.relay { [weak self] in
      guard let self, isAlive else { return }
      told.set(new)
    }
    return false
  }
}
