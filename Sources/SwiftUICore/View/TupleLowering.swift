@_spi(Reflection) import Swift

/// Lowers each element of a tuple of views by its own static type, found once per tuple type.
///
/// The elements' functions know the tuple's type and the list of them does not: so it is walked without looking up types.
struct TupleLowering {
  typealias Lower = (_ tuple: AnyGraphValue, _ inputs: _ViewInputs) -> _ViewList

  private let elements: [Lower]

  func lists(of tuple: AnyGraphValue, _ inputs: _ViewInputs) -> _ViewList {
    var lists: [_ViewList] = []
    lists.reserveCapacity(elements.count)
    for element in elements { lists.append(element(tuple, inputs)) }
    return .many(lists)
  }

  static func of<Tuple>(_ type: Tuple.Type) -> TupleLowering {
    let key = ObjectIdentifier(type)
    if let known = TupleCache.lowerings[key] { return known }
    var elements: [Lower] = []
    if let single = type as? any View.Type {
      elements.append(lowering(of: single, in: type, at: 0))
    } else {
      _ = _forEachField(of: type, options: []) { _, offset, elementType, _ in
        guard let view = elementType as? any View.Type else {
          preconditionFailure("TupleView holds a \(elementType), which is not a view. Use a view builder to make it.")
        }
        elements.append(lowering(of: view, in: type, at: offset))
        return true
      }
    }
    let made = TupleLowering(elements: elements)
    TupleCache.lowerings[key] = made
    return made
  }

  /// How many views all elements together always are; nil when that may change.
  static func count<Tuple>(of type: Tuple.Type) -> Int? {
    if let known = TupleCache.counts[ObjectIdentifier(type)] { return known }
    var sum: Int? = 0
    if let single = type as? any View.Type {
      sum = single._viewListCount
    } else {
      _ = _forEachField(of: type, options: []) { _, _, elementType, _ in
        let count: Int? = (elementType as? any View.Type)?._viewListCount
        sum = sum.flatMap { before in count.map { before + $0 } }
        return true
      }
    }
    TupleCache.counts[ObjectIdentifier(type)] = .some(sum)
    return sum
  }

  private static func lowering<V: View, Tuple>(of type: V.Type, in tuple: Tuple.Type, at offset: Int) -> Lower {
    { value, inputs in V._makeViewList(view: value.part(of: tuple, at: offset), inputs: inputs) }
  }
}

private enum TupleCache {
  nonisolated(unsafe) static var lowerings: [ObjectIdentifier: TupleLowering] = [:]
  nonisolated(unsafe) static var counts: [ObjectIdentifier: Int?] = [:]
}
