/// Context that a container gives to the places of all views inside of it, such as the scroll view that moves them.
///
/// A feature declares a key in its own folder and reads and writes it as `slot[FeatureKey.self]`. Places inside of the one
/// where a value is set inherit it if they are made later.
package protocol SlotKey {
  associatedtype Value
}

extension GeometrySlot {
  /// The value that this place or one around it was given; nil if there is none.
  package subscript<K: SlotKey>(key: K.Type) -> K.Value? {
    get { context?.values.value(for: key) }
    set {
      var values: KeyedValues = context?.values ?? KeyedValues()
      if let newValue { values.set(newValue, for: key) } else { values.remove(key) }
      context = SlotContext(visibility: visibility, values: values)
    }
  }
}

/// The context of a place. Places share one object until a container inside changes something.
final class SlotContext {
  let visibility: SlotVisibility?
  let values: KeyedValues

  init(visibility: SlotVisibility?, values: KeyedValues = KeyedValues()) {
    self.visibility = visibility
    self.values = values
  }
}

/// Learns which views inside of a place have ids of `ForEach` and `id(_:)`.
package protocol IdentityObserver: AnyObject {
  func register(_ id: AnyHashable, at slot: GeometrySlot)
}

/// The nearest observer of ids around a place.
package enum IdentityObserverKey: SlotKey {
  package typealias Value = any IdentityObserver
}
