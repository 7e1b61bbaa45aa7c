import Combine
import ReactiveGraph

/// An object that a view above put into the environment; its announced changes run the view's body again.
///
/// Reading it where nobody put one stops the program with a message that names the type.
///
/// ```swift
/// final class Account: ObservableObject {
///   @Published var name = "Ada"
/// }
///
/// struct Header: View {
///   @EnvironmentObject private var account: Account
///   var body: some View { Text(account.name) }
/// }
///
/// struct Root: View {
///   @StateObject private var account = Account()
///   var body: some View { Header().environmentObject(account) }
/// }
/// ```
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: GraphProperty, SelfComparing {
  nonisolated(unsafe) private var object: ObjectType?
  nonisolated(unsafe) private var box: ObjectBox<ObjectType>?

  public init() {}

  public var wrappedValue: ObjectType {
    if let object { return object }
    guard let box else {
      fatalError(
        "@EnvironmentObject of type \(ObjectType.self) was read outside of a view that is shown. Read it in the body or "
          + "in an action of the view.")
    }
    fatalError(
      "No ObservableObject of type \(ObjectType.self) in the environment of \(box.reader). Add "
        + ".environmentObject(_:) with one to a view above.")
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue, box: box) }

  /// An object of the environment seen as a source of bindings to its properties.
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

  /// Where the object comes from, and what is kept of it.
  package final class Box {
    let scope: EnvironmentScope
    let objects: ObjectBox<ObjectType>

    init(_ inputs: _ViewInputs) {
      scope = inputs.environment
      objects = ObjectBox(in: inputs)
    }
  }

  package nonisolated func makeBox(in inputs: _ViewInputs) -> Box { Box(inputs) }

  package nonisolated mutating func install(_ box: Box) {
    object = EnvironmentValues(scope: box.scope)[object: ObjectType.self]
    box.objects.follow(object)
    self.box = box.objects
  }

  package nonisolated func isEqual(to other: EnvironmentObject<ObjectType>) -> Bool { true }
}
