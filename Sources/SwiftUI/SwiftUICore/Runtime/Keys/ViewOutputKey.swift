import AccessibilityTree

/// An output of one view for the modifiers around it, up to the nearest container.
///
/// A feature declares a key in its own folder and reads and writes it as `outputs[FeatureKey.self]`. An output that
/// containers have to combine is a preference instead (`PreferenceKey`).
package protocol ViewOutputKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension _ViewOutputs {
  package subscript<K: ViewOutputKey>(key: K.Type) -> K.Value {
    get { handedUp.value(for: key) ?? K.defaultValue }
    set { handedUp.set(newValue, for: key) }
  }
}

private enum AccessibilityLayersKey: ViewOutputKey {
  static var defaultValue: [AccessibilitySource] { [] }
}

extension _ViewOutputs {
  /// Sources inside of `accessibility` that have the same place as the view: they get its bounds.
  package var accessibilityLayers: [AccessibilitySource] {
    get { self[AccessibilityLayersKey.self] }
    set { if !newValue.isEmpty || !accessibilityLayers.isEmpty { self[AccessibilityLayersKey.self] = newValue } }
  }
}
