import Combine
import Diagnostics

/// An object that belongs to a view: made once, when the view appears, and let go with the view's identity (G4).
///
/// The closure runs once for each identity, however often the view's value is made; a later one means nothing. The body
/// runs again when the object announces a change.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: GraphProperty, SelfComparing {
  nonisolated(unsafe) private let make: () -> ObjectType
  nonisolated(unsafe) private var box: ObjectBox<ObjectType>?

  /// Makes an object that belongs to the view.
  ///
  /// - Parameter thunk: Makes the object, once for each identity of the view, when the view appears.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; outside of a view that is shown, a new one each time, with a warning.
  public var wrappedValue: ObjectType {
    if let object = box?.object { return object }
    Diagnostics.warn(
      "the object of a StateObject<\(ObjectType.self)> was read outside of a view that is shown: a new one is made each "
        + "time. Read it in the body or in an action of the view.")
    return make()
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue, box: box)
  }

  package nonisolated func makeBox(in inputs: _ViewInputs) -> ObjectBox<ObjectType> {
    let box = ObjectBox<ObjectType>(in: inputs)
    box.follow(make())
    return box
  }

  package nonisolated mutating func install(_ box: ObjectBox<ObjectType>) {
    box.track()
    self.box = box
  }

  package nonisolated func isEqual(to other: StateObject<ObjectType>) -> Bool { true }
}
