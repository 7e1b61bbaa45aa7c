import Combine

/// An object that a view is given and whose announced changes run the view's body again.
///
/// The view does not own the object: where it is made anew with the view's value, its contents begin anew as well.
/// `StateObject` keeps one.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: GraphProperty, SelfComparing {
  nonisolated(unsafe) private var object: ObjectType
  nonisolated(unsafe) private var box: ObjectBox<ObjectType>?

  /// Observes an object that the view is given.
  ///
  /// - Parameter wrappedValue: The object. The view does not own it: an object that is made here is made anew with each
  ///   view value.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: object, box: box) }

  /// An observed object seen as a source of bindings to its properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType
    let box: ObjectBox<ObjectType>?

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObservedLocation(root, keyPath, box: box))
    }
  }

  package nonisolated func makeBox(in inputs: _ViewInputs) -> ObjectBox<ObjectType> { ObjectBox(in: inputs) }

  package nonisolated mutating func install(_ box: ObjectBox<ObjectType>) {
    box.follow(object)
    self.box = box
  }

  package nonisolated func isEqual(to other: ObservedObject<ObjectType>) -> Bool { object === other.object }
}
