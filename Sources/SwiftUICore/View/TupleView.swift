/// Several views in the order of their statements.
nonisolated public struct TupleView<T>: View {
  public var value: T

  @inlinable public nonisolated init(_ value: T) {
    self.value = value
  }
}

extension TupleView: PrimitiveView, MultiView {
  public nonisolated static func _makeViewList(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) -> _ViewList {
    .many(TupleLowering.of(T.self).map { $0(view[\.value].read, inputs) })
  }

  public nonisolated static var _viewListCount: Int? { TupleLowering.count(of: T.self) }
}

extension _GraphValue {
  subscript<Part>(_ path: KeyPath<Value, Part>) -> _GraphValue<Part> {
    let read: () -> Value = self.read
    return _GraphValue<Part> { read()[keyPath: path] }
  }
}
