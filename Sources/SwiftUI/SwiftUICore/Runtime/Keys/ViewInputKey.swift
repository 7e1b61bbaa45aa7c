/// A value that modifiers and containers hand down to the views inside of them while views are lowered.
///
/// A feature declares a key in its own folder and reads and writes it as `inputs[FeatureKey.self]`. Unlike a key of the
/// environment, a value of an input is fixed when a view is lowered; what may change later is an attribute or a closure that
/// is read inside of nodes.
package protocol ViewInputKey {
  associatedtype Value

  /// The value for the root view of a window. It is computed once for each window.
  static func defaultValue(in window: ViewGraph) -> Value
}

extension _ViewInputs {
  package subscript<K: ViewInputKey>(key: K.Type) -> K.Value {
    get { handedDown.value(for: key) ?? window.rootInput(key) }
    set { handedDown.set(newValue, for: key) }
  }
}

/// Is told of the views of the first container inside of the modifier that sets it.
package protocol ContainerObserver: AnyObject {
  func containerWasMade(_ views: PlacedViews, inputs: _ViewInputs)
}

/// The observer of the next container. Stacks take it away from the inputs of the views inside of them (`inStack`).
package enum ContainerObserverKey: ViewInputKey {
  package static func defaultValue(in window: ViewGraph) -> (any ContainerObserver)? { nil }
}

extension _ViewInputs {
  /// Ends the observer for the views inside of the container that it was meant for.
  package mutating func endContainerObserver() {
    if self[ContainerObserverKey.self] != nil { self[ContainerObserverKey.self] = nil }
  }
}
