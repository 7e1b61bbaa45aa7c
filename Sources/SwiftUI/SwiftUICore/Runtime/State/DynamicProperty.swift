/// A stored property of a view that the system connects to a source of truth before each evaluation of the body.
///
/// A type of yours that conforms has its own dynamic properties connected first; then `update()` is called.
public protocol DynamicProperty {
  /// Called before the body is evaluated, when the values of nested properties are valid.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property of the framework itself: it keeps what lives across bodies in a box.
package protocol GraphProperty: DynamicProperty {
  associatedtype Box: AnyObject
  /// Makes the box for a view that has just appeared; `self` holds the initial values.
  func makeBox(in inputs: _ViewInputs) -> Box
  /// Connects this copy to its box.
  mutating func install(_ box: Box)
}
