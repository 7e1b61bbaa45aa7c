import LayoutEngine

/// A key of a value that a view carries for the layout around it.
public protocol LayoutValueKey {
  associatedtype Value

  /// What a view without the value counts as carrying.
  static var defaultValue: Self.Value { get }
}

extension View {
  /// Attaches a value to the view for the layout that arranges it.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: LayoutModifier {
  var value: K.Value

  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm { ValueLayout(K.self, value) }
}

extension ValueLayout {
  package init<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) {
    self.init(key: ObjectIdentifier(key), value: LayoutValue(value, areEqual: ValueComparison.areEqual))
  }
}

extension LayoutNode {
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    value(for: ObjectIdentifier(key))?.content as? K.Value ?? K.defaultValue
  }
}
