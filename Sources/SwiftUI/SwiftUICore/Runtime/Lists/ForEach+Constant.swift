import Diagnostics
import ReactiveGraph

extension ForEach {
  /// Where an element with an id is, from the start; nil where there is none.
  ///
  /// - Parameter number: How many elements with the same id stand before.
  func offset(of id: ID, number: Int) -> Int? {
    var before: Int = 0
    for (offset, element) in data.enumerated() where self.id(element) == id {
      if before == number { return offset }
      before += 1
    }
    return nil
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
