/// Several views in the order of their statements.
nonisolated public struct TupleView<T>: View {
  public var value: T

  @inlinable public nonisolated init(_ value: T) {
    self.value = value
  }
}

extension TupleView: PrimitiveView, MultiView {
  public nonisolated static func _makeViewList(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) -> _ViewList {
    let tuple: _GraphValue<T> = view.part(at: 0)
    return TupleLowering.of(T.self).lists(of: AnyGraphValue(tuple), inputs)
  }

  public nonisolated static var _viewListCount: Int? { TupleLowering.count(of: T.self) }
}
