import ReactiveGraph

/// The views that a container sees in a place: known at once, or changing over time.
public indirect enum _ViewList {
  case empty
  case one(ViewElement)
  case many([_ViewList])
  case changing(ChangingViewList)

  /// One view of static type.
  package static func element<V: View>(_ view: _GraphValue<V>, _ inputs: _ViewInputs) -> _ViewList {
    .one(ViewElement(environment: inputs) { V._makeView(view: view, inputs: $0) })
  }

  /// The same list with `change` applied around each view.
  package func map(_ change: @escaping (ViewElement) -> ViewElement) -> _ViewList {
    switch self {
    case .empty: .empty
    case .one(let element): .one(change(element))
    case .many(let lists): .many(lists.map { $0.map(change) })
    case .changing(let list): .changing(MappedViewList(list, change))
    }
  }

  /// True when the list will never change.
  package var isFixed: Bool {
    switch self {
    case .empty, .one: true
    case .many(let lists): lists.allSatisfy(\.isFixed)
    case .changing: false
    }
  }

  /// Appends the views in order; the node under evaluation depends on every changing part.
  package func collect(into elements: inout [ViewElement]) {
    switch self {
    case .empty: break
    case .one(let element): elements.append(element)
    case .many(let lists): for list in lists { list.collect(into: &elements) }
    case .changing(let list): list.current.collect(into: &elements)
    }
  }

  package var elements: [ViewElement] {
    var elements: [ViewElement] = []
    collect(into: &elements)
    return elements
  }
}

/// One view of a list. The object is the identity of the view (G4): it lives from the view's appearance to its end.
public final class ViewElement {
  private let build: (_ViewInputs) -> _ViewOutputs
  private let context: _ViewInputs

  /// An element lowered in the environment of the place where it was written.
  package init(environment context: _ViewInputs, _ build: @escaping (_ViewInputs) -> _ViewOutputs) {
    self.context = context
    self.build = build
  }

  /// Lowers the view into a place.
  package func make(in slot: GeometrySlot) -> _ViewOutputs {
    var inputs: _ViewInputs = context
    inputs.slot = slot
    return build(inputs)
  }

  /// An element around this one; `body` gets the inputs and a closure that lowers this element with the inputs it is given.
  package func wrapped(
    _ body: @escaping (_ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
  ) -> ViewElement {
    let build = self.build
    return ViewElement(environment: context) { inputs in body(inputs, build) }
  }
}

/// A part of a list that changes: a node that builds and ends the parts of the graph that its views need.
open class ChangingViewList: GraphNode {
  /// The list now; the node under evaluation depends on it.
  package final var current: _ViewList {
    track()
    return list
  }

  package final var list: _ViewList = .empty
}

/// Another changing list with something applied around each view; keeps the identity of what stays.
final class MappedViewList: ChangingViewList {
  private let base: ChangingViewList
  private let change: (ViewElement) -> ViewElement
  private var known: [ObjectIdentifier: (original: ViewElement, mapped: ViewElement)] = [:]

  init(_ base: ChangingViewList, _ change: @escaping (ViewElement) -> ViewElement) {
    self.base = base
    self.change = change
    super.init(in: base.graph, "mapped list")
  }

  override func evaluate() -> Bool {
    var next: [ObjectIdentifier: (original: ViewElement, mapped: ViewElement)] = [:]
    let mapped: [_ViewList] = base.current.elements.map { element in
      let id = ObjectIdentifier(element)
      let pair = known[id] ?? (element, change(element))
      next[id] = pair
      return .one(pair.mapped)
    }
    known = next
    list = .many(mapped)
    return true
  }
}
