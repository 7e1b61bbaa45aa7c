/// A key of the values that the focused view and those around it show to the rest of the scene.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view and those around it show to the rest of the scene.
public struct FocusedValues {
  /// What was set, nil included: it hides the value of a view around.
  private var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    var value: Any?
  }

  init() {}

  /// The value of a key; nil where no view around the focus has one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
    set { entries[ObjectIdentifier(key)] = Entry(value: newValue) }
  }

  /// An observable object under its type.
  subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get { entries[ObjectIdentifier(objectType)]?.value as? T }
    set { entries[ObjectIdentifier(objectType)] = Entry(value: newValue) }
  }

  /// Lets the values of a view further in count before these.
  mutating func merge(_ inner: FocusedValues) {
    entries.merge(inner.entries) { $1 }
  }
}

extension FocusedValues: Equatable {
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    let keys: Set<ObjectIdentifier> = Set(lhs.entries.keys).union(rhs.entries.keys)
    return keys.allSatisfy { isEqual(lhs.entries[$0]?.value, rhs.entries[$0]?.value) }
  }

  private static func isEqual(_ left: Any?, _ right: Any?) -> Bool { ValueComparison.areEqual(left, right) }

  /// Whether both set the same keys to equal values.
  func isSame(as other: FocusedValues) -> Bool { entries.keys == other.entries.keys && self == other }

  /// Whether what is set here otherwise than there can be compared by value: then it settles when it is made again.
  func isComparable(where differs: FocusedValues) -> Bool {
    entries.allSatisfy { key, entry in
      Self.isEqual(entry.value, differs.entries[key]?.value) || entry.value.map { $0 is any Equatable } ?? true
    }
  }
}
