/// A place of values that another module provides: a store of defaults, for example.
package protocol LocationSource: AnyObject {
  associatedtype Value

  /// The value now; the node under evaluation depends on it.
  func get() -> Value
  func set(_ value: Value, transaction: Transaction)
}

/// The location of a source's values.
package final class ProvidedLocation<Source: LocationSource>: Location<Source.Value> {
  package let source: Source

  package init(_ source: Source) { self.source = source }

  package override func get() -> Source.Value { source.get() }

  package override func set(_ value: Source.Value, transaction: Transaction) {
    source.set(value, transaction: transaction)
  }
}
