/// The absence of a view (behaviour 265).
nonisolated public struct EmptyView: View {
  @inlinable public nonisolated init() {}
}

extension EmptyView: PrimitiveView, MultiView {
  public nonisolated static func _makeViewList(view: _GraphValue<EmptyView>, inputs: _ViewInputs) -> _ViewList {
    .empty
  }

  public nonisolated static var _viewListCount: Int? { 0 }
}
