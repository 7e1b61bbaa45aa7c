import Observation
import ReactiveGraph

/// A value read from the view's environment: the body runs again when that value changes, and only then.
@propertyWrapper
public struct Environment<Value>: GraphProperty, SelfComparing {
  private let read: (EnvironmentValues) -> Value
  private let name: AnyHashable
  private var scope: EnvironmentScope?

  /// Reads a value of the environment of the view.
  ///
  /// ```swift
  /// struct Line: View {
  ///   @Environment(\.colorScheme) private var colorScheme
  ///   var body: some View {
  ///     Rectangle().fill(colorScheme == .dark ? .white : .black).frame(height: 1)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter keyPath: The value. The body runs again when it changes.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    name = AnyHashable(keyPath)
  }

  /// An observable object that a view above put into the environment; it must be there.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values[objectType] else {
        fatalError(
          "No observable object of type \(objectType) in the environment. Add .environment(object) to a view above.")
      }
      return object
    }
    name = AnyHashable(ObjectIdentifier(objectType))
  }

  /// An observable object of the environment, or nil where nobody put one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0[objectType] }
    name = AnyHashable(ObjectIdentifier(objectType))
  }

  public var wrappedValue: Value {
    if let scope { return read(EnvironmentValues(scope: scope)) }
    return read(EnvironmentValues())
  }

  package func makeBox(in inputs: _ViewInputs) -> EnvironmentScope { inputs.environment }
  package mutating func install(_ box: EnvironmentScope) { scope = box }
  package func isEqual(to other: Environment<Value>) -> Bool { name == other.name }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
