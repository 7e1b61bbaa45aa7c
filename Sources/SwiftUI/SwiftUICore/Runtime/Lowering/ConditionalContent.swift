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

extension _ConditionalContent: View, PrimitiveView, MultiView where TrueContent: View, FalseContent: View {
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    .changing(
      BranchList(in: inputs.window) {
        if view.read().first != nil {
          return BranchList.Branch(id: true) {
            TrueContent._makeViewList(view: view.kept(in: inputs.graph, \.first), inputs: inputs)
          }
        }
        return BranchList.Branch(id: false) {
          FalseContent._makeViewList(view: view.kept(in: inputs.graph, \.second), inputs: inputs)
        }
      })
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

extension Optional: PrimitiveView, MultiView where Wrapped: View {
  public nonisolated static func _makeViewList(view: _GraphValue<Wrapped?>, inputs: _ViewInputs) -> _ViewList {
    .changing(
      BranchList(in: inputs.window) {
        guard view.read() != nil else { return nil }
        return BranchList.Branch(id: true) {
          Wrapped._makeViewList(view: view.kept(in: inputs.graph) { $0 }, inputs: inputs)
        }
      })
  }
}
