import AccessibilityTree

extension ViewElement {
  /// The view under the name that ForEach or `id(_:)` gave it.
  func identified<ID: Hashable>(by id: ID, isExplicit: Bool = false) -> ViewElement {
    named(ElementID(value: AnyHashable(id), isExplicit: isExplicit))
  }
}

extension ElementID {
  /// Lowers a view under the name, by which scroll views and rotor entries find it (behaviour 355).
  func lowering(_ inputs: _ViewInputs, _ make: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
    inputs.slot[IdentityObserverKey.self]?.register(value, at: inputs.slot)
    var outputs: _ViewOutputs = make(inputs)
    guard let inner = outputs.accessibility else { return outputs }
    let source = AccessibilitySource.transparent([inner], id: inputs.window.nextID())
    source.properties.keys = [AccessibilityKey(value)]
    outputs.accessibilityLayers.append(inner)
    outputs.accessibility = source
    return outputs
  }
}
