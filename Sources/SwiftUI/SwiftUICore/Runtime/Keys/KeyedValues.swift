/// Values of different types, each found by the type of its key.
///
/// The runtime keeps values of features in such stores without knowing the features: a feature declares a key in its own
/// folder. A store holds few values, so a linear search is faster than a hash table.
package struct KeyedValues {
  /// The value of an entry. The key determines the type, so reading needs no dynamic cast.
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var entries: [(key: ObjectIdentifier, box: AnyObject)] = []

  package init() {}

  /// The value that was set for a key; nil if none was set.
  ///
  /// - Parameter type: The type of all values that are set for `key`.
  package func value<Value>(for key: Any.Type, as type: Value.Type = Value.self) -> Value? {
    let id = ObjectIdentifier(key)
    for entry in entries where entry.key == id {
      return unsafeDowncast(entry.box, to: Box<Value>.self).value
    }
    return nil
  }

  /// Sets the value for a key.
  package mutating func set<Value>(_ value: Value, for key: Any.Type) {
    let id = ObjectIdentifier(key)
    let box: Box<Value> = Box(value)
    if let index = entries.firstIndex(where: { $0.key == id }) {
      entries[index].box = box
    } else {
      entries.append((id, box))
    }
  }

  package mutating func remove(_ key: Any.Type) {
    let id = ObjectIdentifier(key)
    entries.removeAll { $0.key == id }
  }

  package var isEmpty: Bool { entries.isEmpty }
}
