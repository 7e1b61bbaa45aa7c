import AccessibilityTree

extension ViewElement {
  /// The element with a name by which rotor entries find it: the id that ForEach or `id(_:)` gave (behaviour 355).
  func identified<ID: Hashable>(by id: ID, isExplicit: Bool = false) -> ViewElement {
    let name = ElementID(value: AnyHashable(id), isExplicit: isExplicit)
    return named(name) { inputs, make in
      inputs.slot.viewport?.register(name.value, at: inputs.slot)
      var outputs: _ViewOutputs = make(inputs)
      guard let inner = outputs.accessibility else { return outputs }
      let source = AccessibilitySource.transparent([inner], id: inputs.host.nextID())
      source.properties.keys = [AccessibilityKey(name.value)]
      outputs.accessibilityLayers.append(inner)
      outputs.accessibility = source
      return outputs
    }
  }
}
