/// A name space of its own for a view, in which ids mean something to the views that share it: for matched geometry,
/// rotors, labelled pairs and focus scopes.
@propertyWrapper
public struct Namespace: GraphProperty, SelfComparing {
  public struct ID: Hashable, Sendable {
    package let rawValue: Int
  }

  private var box: Box?

  package final class Box {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  public init() {}

  public var wrappedValue: ID { box?.id ?? ID(rawValue: 0) }

  package func makeBox(in inputs: _ViewInputs) -> Box { Box(ID(rawValue: Int(inputs.window.nextID()))) }
  package mutating func install(_ box: Box) { self.box = box }
  package func isEqual(to other: Namespace) -> Bool { true }
}
