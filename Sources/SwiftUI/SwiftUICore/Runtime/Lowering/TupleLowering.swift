import ReactiveGraph
@_spi(Reflection) import Swift

/// Lowers each element of a tuple of views by its own static type, found once per tuple type.
///
/// The elements' functions know the tuple's type and the list of them does not: so it is walked without looking up types.
struct TupleLowering {
  private enum Element {
    /// What always is one view for the container around it.
    case single(Single)
    case list((_ tuple: AnyGraphValue, _ inputs: _ViewInputs) -> _ViewList)
  }

  /// A type of views that always are one, and where such a view lies in the tuple.
  struct Single {
    let type: any View.Type
    fileprivate let offset: Int
    fileprivate let part: AnyGraphValue.Part

    func view(in tuple: AnyGraphValue) -> AnyGraphValue { tuple.part(at: offset, part) }
  }

  private let elements: [Element]
  /// All elements, where all of them are single views, as those of most tuples are.
  private let singles: [Single]?

  private init(_ elements: [Element]) {
    self.elements = elements
    let singles: [Single] = elements.compactMap { if case .single(let single) = $0 { single } else { nil } }
    self.singles = singles.count == elements.count ? singles : nil
  }

  func lists(of tuple: AnyGraphValue, _ inputs: _ViewInputs) -> _ViewList {
    if let singles { return .tuple(TupleViews(singles, of: tuple, inputs)) }
    let home: Subgraph = inputs.graph.currentSubgraph
    var lists: [_ViewList] = []
    lists.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .single(let single): lists.append(.one(ViewElement(single.type, single.view(in: tuple), inputs, home: home)))
      case .list(let make): lists.append(make(tuple, inputs))
      }
    }
    return .many(lists)
  }

  static func of<Tuple>(_ type: Tuple.Type) -> TupleLowering {
    let key = ObjectIdentifier(type)
    if let known = TupleCache.lowerings[key] { return known }
    var elements: [Element] = []
    if let single = type as? any View.Type {
      elements.append(element(of: single, in: type, at: 0))
    } else {
      _ = _forEachField(of: type, options: []) { _, offset, elementType, _ in
        guard let view = elementType as? any View.Type else {
          preconditionFailure("TupleView holds a \(elementType), which is not a view. Use a view builder to make it.")
        }
        elements.append(element(of: view, in: type, at: offset))
        return true
      }
    }
    let made = TupleLowering(elements)
    TupleCache.lowerings[key] = made
    return made
  }

  /// How many views all elements together always are; nil when that may change.
  static func count<Tuple>(of type: Tuple.Type) -> Int? {
    let question = TupleCache.CountQuestion(tuple: ObjectIdentifier(type), assumed: AssumedContent.assumed)
    if let known = TupleCache.counts[question] { return known }
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
    TupleCache.counts[question] = .some(sum)
    return sum
  }

  private static func element<V: View, Tuple>(of type: V.Type, in tuple: Tuple.Type, at offset: Int) -> Element {
    if SingleViews.contains(type) {
      return .single(Single(type: type, offset: offset, part: AnyGraphValue.part(of: tuple, as: type)))
    }
    return .list { value, inputs in V._makeViewList(view: value.part(of: tuple, at: offset), inputs: inputs) }
  }
}

private enum TupleCache {
  /// In the body of a modifier the content of one place is another number of views than that of the next.
  struct CountQuestion: Hashable {
    let tuple: ObjectIdentifier
    let assumed: [ObjectIdentifier: AssumedContent]
  }

  nonisolated(unsafe) static var lowerings: [ObjectIdentifier: TupleLowering] = [:]
  nonisolated(unsafe) static var counts: [CountQuestion: Int?] = [:]
}
