import Combine
import Observation

extension View {
  /// Sets a value of the environment for the view and all views inside it.
  ///
  /// A view inside that sets the same value overrides it for what is inside of that view.
  ///
  /// ```swift
  /// VStack {
  ///   Text("One")
  ///   Text("Two")
  /// }
  /// .environment(\.lineLimit, 1)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: What views inside read.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment for the view and all views inside it. They read it by
  /// `@Environment` with the type.
  ///
  /// ```swift
  /// @Observable final class Library {
  ///   var books: [String] = []
  /// }
  ///
  /// struct Shelf: View {
  ///   @Environment(Library.self) private var library
  ///   var body: some View { Text("\(library.books.count) books") }
  /// }
  ///
  /// struct Root: View {
  ///   @State private var library = Library()
  ///   var body: some View { Shelf().environment(library) }
  /// }
  /// ```
  ///
  /// - Parameter object: The object; nil takes one of its type out for the views inside.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Puts an object into the environment for the view and all views inside it, under its type. They read it by
  /// `@EnvironmentObject`.
  ///
  /// - Parameter object: The object. A view that reads an object that no view around it has set ends the program with a
  ///   message.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Changes a value of the environment on its way to the view and the views inside it.
  ///
  /// - Parameters:
  ///   - keyPath: The value to change.
  ///   - transform: Changes the value that comes from outside.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Says whether controls inside the view respond to the user.
  ///
  /// A control is enabled only if no modifier around it disables it: `disabled(false)` does not enable what is disabled
  /// further out.
  ///
  /// - Parameter disabled: Whether the controls are disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

nonisolated struct EnvironmentModifier<V>: InputsModifier {
  var keyPath: WritableKeyPath<EnvironmentValues, V>
  var value: V

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = inputs.environment.overriding("environment") { values in
      let modifier: Self = modifier.read()
      values[keyPath: modifier.keyPath] = modifier.value
    }
  }
}

nonisolated struct EnvironmentObjectModifier<T: AnyObject>: InputsModifier {
  var object: T?

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = inputs.environment.overriding("environment object") { values in
      values[object: T.self] = modifier.read().object
    }
  }
}

nonisolated struct EnvironmentTransformModifier<V>: InputsModifier {
  var keyPath: WritableKeyPath<EnvironmentValues, V>
  var transform: (inout V) -> Void

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = inputs.environment.overriding("environment transform") { values in
      let modifier: Self = modifier.read()
      modifier.transform(&values[keyPath: modifier.keyPath])
    }
  }
}
