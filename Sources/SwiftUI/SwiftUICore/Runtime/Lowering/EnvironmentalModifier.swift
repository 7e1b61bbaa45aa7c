import ReactiveGraph

/// A modifier that becomes another one before it is used, by what the environment says (behaviour 245).
public protocol EnvironmentalModifier: ViewModifier where Self.Body == Never {
  /// The modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier to use; called again when a value of the environment that it read has changed.
  nonisolated func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
  private nonisolated static func resolved(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs
  ) -> _GraphValue<ResolvedModifier> {
    let environment: EnvironmentScope = inputs.environment
    let resolved = _GraphValue<ResolvedModifier> { modifier.read().resolve(in: EnvironmentValues(scope: environment)) }
    return _GraphValue(resolved.attribute(in: inputs.graph, "environmental modifier"))
  }

  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    ResolvedModifier._makeView(modifier: resolved(modifier, inputs), inputs: inputs, body: body)
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    ResolvedModifier._makeViewList(modifier: resolved(modifier, inputs), inputs: inputs, body: body)
  }

  public nonisolated static func _isUnary(content: Bool) -> Bool { ResolvedModifier._isUnary(content: content) }

  public nonisolated static func _viewListCount(content: Int?) -> Int? {
    ResolvedModifier._viewListCount(content: content)
  }

  public nonisolated static var _hasTraits: Bool { ResolvedModifier._hasTraits }
}
