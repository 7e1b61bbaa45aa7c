import AccessibilityTree

extension ViewElement {
  /// The element with a name by which rotor entries find it: the id that ForEach or `id(_:)` gave (behaviour 355).
  func identified<ID: Hashable>(by id: ID) -> ViewElement {
    wrapped { inputs, make in
      inputs.slot.viewport?.register(AnyHashable(id), at: inputs.slot)
      var outputs: _ViewOutputs = make(inputs)
      guard let inner = outputs.accessibility else { return outputs }
      let source = AccessibilitySource.transparent([inner], id: inputs.host.nextID())
      source.properties.keys = [AccessibilityKey(AnyHashable(id))]
      outputs.accessibilityLayers.append(inner)
      outputs.accessibility = source
      return outputs
    }
    .named(AnyHashable(id))
  }
}
