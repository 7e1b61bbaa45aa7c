/// One of two views: the value of an if-else in a view builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  package nonisolated init(storage: Storage) {
    self.storage = storage
  }

  fileprivate var first: TrueContent? {
    if case .trueContent(let content) = storage { content } else { nil }
  }

  fileprivate var second: FalseContent? {
    if case .falseContent(let content) = storage { content } else { nil }
  }
}

extension _ConditionalContent {
  /// The list of the branch that is taken, for content of any kind that becomes a list of views.
  package nonisolated static func branches(
    _ content: _GraphValue<Self>, inputs: _ViewInputs, first: @escaping (_GraphValue<TrueContent>) -> _ViewList,
    second: @escaping (_GraphValue<FalseContent>) -> _ViewList
  ) -> _ViewList {
    .changing(
      BranchList(in: inputs.window) {
        if content.read().first != nil {
          return BranchList.Branch(id: true) { first(content.kept(in: inputs.graph, \.first)) }
        }
        return BranchList.Branch(id: false) { second(content.kept(in: inputs.graph, \.second)) }
      })
  }
}

extension _ConditionalContent: View, PrimitiveView, MultiView where TrueContent: View, FalseContent: View {
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    branches(
      view, inputs: inputs, first: { TrueContent._makeViewList(view: $0, inputs: inputs) },
      second: { FalseContent._makeViewList(view: $0, inputs: inputs) })
  }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
  public nonisolated static var _viewListCount: Int? {
    TrueContent._viewListCount.flatMap { $0 == FalseContent._viewListCount ? $0 : nil }
  }
}

extension _ConditionalContent: SelfComparing {
  package func isEqual(to other: Self) -> Bool {
    switch (storage, other.storage) {
    case (.trueContent(let a), .trueContent(let b)): ValueComparison.areEqual(a, b)
    case (.falseContent(let a), .falseContent(let b)): ValueComparison.areEqual(a, b)
    default: false
    }
  }
}

extension Optional: View where Wrapped: View {}

extension _ViewList {
  /// The list of content that may be absent, for content of any kind that becomes a list of views.
  package static func optional<Content>(
    _ content: _GraphValue<Content?>, inputs: _ViewInputs, _ make: @escaping (_GraphValue<Content>) -> _ViewList
  ) -> _ViewList {
    .changing(
      BranchList(in: inputs.window) {
        guard content.read() != nil else { return nil }
        return BranchList.Branch(id: true) { make(content.kept(in: inputs.graph) { $0 }) }
      })
  }
}

extension Optional: PrimitiveView, MultiView where Wrapped: View {
  public nonisolated static func _makeViewList(view: _GraphValue<Wrapped?>, inputs: _ViewInputs) -> _ViewList {
    .optional(view, inputs: inputs) { Wrapped._makeViewList(view: $0, inputs: inputs) }
  }
}
