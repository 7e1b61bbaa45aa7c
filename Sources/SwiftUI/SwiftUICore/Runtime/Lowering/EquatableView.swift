import ReactiveGraph

/// A view that counts as changed only when its content says so by its own `==` (behaviour 263).
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public var content: Content

  @inlinable public nonisolated init(content: Content) {
    self.content = content
  }
}

extension EquatableView: PrimitiveView {
  /// A new content that is equal to the old one goes no further: the old one stays.
  private nonisolated static func changes(of view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _GraphValue<Content> {
    _GraphValue(Rule<Content>(in: inputs.graph, "equatable view") { view.read().content })
  }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: changes(of: view, inputs), inputs: inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    Content._makeViewList(view: changes(of: view, inputs), inputs: inputs)
  }

  public nonisolated static var _isUnary: Bool { Content._isUnary }
  public nonisolated static var _viewListCount: Int? { Content._viewListCount }
  public nonisolated static var _hasTraits: Bool { Content._hasTraits }
}

extension View where Self: Equatable {
  /// Prevents the view from being updated when its new value equals the old one by its own `==` (behaviour 263).
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
