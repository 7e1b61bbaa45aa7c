@_spi(Reflection) import Swift

/// Lowers each element of a tuple of views by its own static type, found once per tuple type.
enum TupleLowering<Tuple> {
  typealias Lower = (_ tuple: _GraphValue<Tuple>, _ inputs: _ViewInputs) -> _ViewList
}

extension TupleLowering {
  static func of(_ type: Tuple.Type) -> [Lower] {
    let key = ObjectIdentifier(type)
    if let known = TupleCache.lowerings[key] as? [Lower] { return known }
    var made: [Lower] = []
    if let single = type as? any View.Type {
      made.append(lowering(of: single, at: 0))
    } else {
      _ = _forEachField(of: type, options: []) { _, offset, elementType, _ in
        guard let view = elementType as? any View.Type else {
          preconditionFailure("TupleView holds a \(elementType), which is not a view. Use a view builder to make it.")
        }
        made.append(lowering(of: view, at: offset))
        return true
      }
    }
    TupleCache.lowerings[key] = made
    return made
  }

  /// How many views all elements together always are; nil when that may change.
  static func count(of type: Tuple.Type) -> Int? {
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

  private static func lowering<V: View>(of type: V.Type, at offset: Int) -> Lower {
    { tuple, inputs in V._makeViewList(view: tuple.part(at: offset), inputs: inputs) }
  }
}

private enum TupleCache {
  nonisolated(unsafe) static var lowerings: [ObjectIdentifier: Any] = [:]
  nonisolated(unsafe) static var counts: [ObjectIdentifier: Int?] = [:]
}
