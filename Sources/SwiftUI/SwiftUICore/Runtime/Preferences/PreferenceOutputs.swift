import ReactiveGraph

/// The preferences that a view gives to those around it: an attribute for each key that is asked for and that something
/// inside may set. Its value is nil while nothing does.
package struct PreferenceOutputs {
  private var nodes: [(key: ObjectIdentifier, node: GraphNode)] = []

  package init() {}

  package var isEmpty: Bool { nodes.isEmpty }

  package subscript<K: PreferenceKey>(key: K.Type) -> Attribute<K.Value?>? {
    get {
      let id = ObjectIdentifier(key)
      return nodes.first { $0.key == id }?.node as? Attribute<K.Value?>
    }
    set {
      let id = ObjectIdentifier(key)
      nodes.removeAll { $0.key == id }
      if let newValue { nodes.append((id, newValue)) }
    }
  }

  /// What several views that stay say together, in their order.
  package static func combining(_ outputs: [PreferenceOutputs], inputs: _ViewInputs) -> PreferenceOutputs {
    let speaking: [PreferenceOutputs] = outputs.filter { !$0.isEmpty }
    guard speaking.count > 1 else { return speaking.first ?? PreferenceOutputs() }
    var result = PreferenceOutputs()
    func combine<K: PreferenceKey>(_ key: K.Type) {
      let parts: [Attribute<K.Value?>] = speaking.compactMap { $0[key] }
      result[key] = parts.count > 1 ? PreferenceReduction<K>.of(parts, in: inputs.graph) : parts.first
    }
    for request in inputs.preferences.all { combine(request.key) }
    return result
  }

  /// What the views of a list that changes say together; `outputs` is read inside nodes.
  package static func combining(
    changing outputs: @escaping () -> [PreferenceOutputs], inputs: _ViewInputs
  ) -> PreferenceOutputs {
    var result = PreferenceOutputs()
    func combine<K: PreferenceKey>(_ key: K.Type) {
      result[key] = PreferenceReduction<K>.following(in: inputs.graph) { outputs().compactMap { $0[key] } }
    }
    for request in inputs.preferences.all { combine(request.key) }
    return result
  }
}
