import Combine
import Observation

extension View {
  /// Sets a value of the environment for the view and all inside it.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment under its type; nil takes it out.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Puts an object into the environment under its type, for `@EnvironmentObject` in the view and all inside it.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Changes a value of the environment on its way down.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Adds a condition on which controls inside can be used; once disabled outside, nothing inside is enabled.
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
