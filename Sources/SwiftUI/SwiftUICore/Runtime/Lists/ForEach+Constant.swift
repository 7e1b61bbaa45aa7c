import Diagnostics
import ReactiveGraph

extension ForEach {
  /// Where the element with an id is, from the start; nil where there is none.
  func offset(of id: ID) -> Int? {
    data.enumerated().first { self.id($0.element) == id }?.offset
  }
}

extension _GraphValue {
  /// A range of numbers stays as long as it was at first: its numbers are places, not identities.
  func constant<Data, ID, Content>(in graph: Graph) -> _GraphValue where Value == ForEach<Data, ID, Content> {
    let read: () -> Value = self.read
    let first: Value = graph.untracked(read)
    guard first.isConstant else { return self }
    var warning = OneTimeWarning()
    return _GraphValue {
      var value: Value = read()
      if value.data.count != first.data.count {
        warning.give(
          """
          ForEach over \(Data.self) has \(value.data.count) elements and began with \(first.data.count), which stay. \
          ForEach(_:content:) is for ranges that never change; use ForEach(_:id:content:) for those that do.
          """)
      }
      value.data = first.data
      return value
    }
  }
}
