/// A key of the values that the focused view and those around it show to the rest of the scene.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view and those around it show to the rest of the scene.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil where no view around the focus has one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An observable object under its type.
  subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get { values[ObjectIdentifier(objectType)] as? T }
    set { values[ObjectIdentifier(objectType)] = newValue }
  }
}

extension FocusedValues: Equatable {
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    guard lhs.values.count == rhs.values.count else { return false }
    return lhs.values.allSatisfy { key, value in
      rhs.values[key].map { ValueComparison.areEqual(value, $0) } ?? false
    }
  }
}
