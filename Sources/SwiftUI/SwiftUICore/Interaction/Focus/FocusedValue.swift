import Observation
import ReactiveGraph

/// A value of the focused view or of those around it; nil where none of them has one.
@propertyWrapper
public struct FocusedValue<Value>: GraphProperty, SelfComparing {
  private let read: (FocusedValues) -> Value?
  private let name: AnyHashable
  private var box: FocusedValueBox<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
    name = AnyHashable(keyPath)
  }

  /// An observable object of the focused view.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[objectType] }
    name = AnyHashable(ObjectIdentifier(objectType))
  }

  public var wrappedValue: Value? { box?.value }

  package func makeBox(in inputs: _ViewInputs) -> FocusedValueBox<Value> { FocusedValueBox(inputs.window, read) }
  package mutating func install(_ box: FocusedValueBox<Value>) { self.box = box }
  package func isEqual(to other: FocusedValue<Value>) -> Bool { name == other.name }
}

extension FocusedValue: @unchecked Sendable where Value: Sendable {}

/// One of the focused values, as an attribute: its readers run only when it is another one (G3).
package final class FocusedValueBox<Value> {
  private let rule: Rule<Value?>

  init(_ host: ViewGraph, _ read: @escaping (FocusedValues) -> Value?) {
    let values: Rule<FocusedValues> = host.focus.values
    rule = Rule(in: host.graph, "focused value", equal: ValueComparison.areEqual) { read(values.value) }
  }

  var value: Value? { rule.value }
}

/// A binding of the focused view or of those around it, read and written as the value that it stands for.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue<Binding<Value>> private var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The value; nil where no view around the focus has the binding. Setting nil changes nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    let binding: Binding<Value>? = self.binding
    guard let binding else { return .constant(nil) }
    return Binding<Value?>(binding)
  }
}

extension FocusedBinding: @unchecked Sendable where Value: Sendable {}

extension View {
  /// Shows a value to the rest of the scene while the focus is in the view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Shows a value to the rest of the scene while the focus is in the view; nil hides one of a view around.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Shows an observable object to the rest of the scene while the focus is in the view.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[T.self] = object })
  }

  /// Shows a value to the rest of the scene wherever the focus is; one of a focused view counts more.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Shows a value to the rest of the scene wherever the focus is; one of a focused view counts more.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Shows an observable object to the rest of the scene wherever the focus is.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[T.self] = object })
  }
}
