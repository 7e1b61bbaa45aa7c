import Combine
import ReactiveGraph

/// An object of the focused view or of those around it; its announced changes run the view's body again.
///
/// It is nil where no view around the focus has one of the type.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: GraphProperty, SelfComparing {
  nonisolated(unsafe) private var object: ObjectType?
  nonisolated(unsafe) private var box: ObjectBox<ObjectType>?

  public nonisolated init() {}

  public var wrappedValue: ObjectType? { object }

  /// Makes bindings to the object's properties; nil where there is no object.
  public var projectedValue: Wrapper? { object.map { Wrapper(root: $0, box: box) } }

  /// A focused object seen as a source of bindings to its properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType
    let box: ObjectBox<ObjectType>?

    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(location: ObservedLocation(root, keyPath, box: box))
    }
  }

  /// Where the object comes from, and what is kept of it.
  package final class Box {
    let focused: FocusedValueBox<ObjectType>
    let objects: ObjectBox<ObjectType>

    init(_ inputs: _ViewInputs) {
      focused = FocusedValueBox(inputs.window) { $0[ObjectType.self] }
      objects = ObjectBox(in: inputs)
    }
  }

  package nonisolated func makeBox(in inputs: _ViewInputs) -> Box { Box(inputs) }

  package nonisolated mutating func install(_ box: Box) {
    object = box.focused.value
    box.objects.follow(object)
    self.box = box.objects
  }

  package nonisolated func isEqual(to other: FocusedObject<ObjectType>) -> Bool { true }
}

extension View {
  /// Shows an object to the rest of the scene while the focus is in the view.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[T.self] = object })
  }

  /// Shows an object to the rest of the scene while the focus is in the view; nil hides one of a view around.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[T.self] = object })
  }

  /// Shows an object to the rest of the scene wherever the focus is; one of a focused view counts more.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[T.self] = object })
  }

  /// Shows an object to the rest of the scene wherever the focus is; one of a focused view counts more.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[T.self] = object })
  }
}
