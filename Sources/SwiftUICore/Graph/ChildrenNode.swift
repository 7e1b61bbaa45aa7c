import DisplayList
import ReactiveGraph

/// Keeps the children of a container equal to a changing list: what stays keeps its nodes, what goes ends with them (G4),
/// at once or after its transition.
final class ChildrenNode: GraphNode {
  private struct Built {
    let element: ViewElement
    let child: PlacementNode.Child
    let subgraph: Subgraph
    var display: DisplayNode?
    var transition: ChildTransition?
  }

  private let list: _ViewList
  private let inputs: _ViewInputs
  private unowned let children: ContainerChildren
  private let subgraph: Subgraph
  private var built: [ObjectIdentifier: Built] = [:]
  private var order: [ViewElement] = []
  /// What is no longer in the list and still seen, and all that is seen in its order.
  private var departing: [ObjectIdentifier: Built] = [:]
  private var drawn: [ViewElement] = []
  private var isShown: Bool = false

  init(_ list: _ViewList, inputs: _ViewInputs, children: ContainerChildren) {
    self.list = list
    self.inputs = inputs
    self.children = children
    subgraph = inputs.graph.currentSubgraph
    super.init(in: inputs.graph, "children")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let elements: [ViewElement] = list.elements
    defer { isShown = true }
    guard !elements.elementsEqual(order, by: ===) else { return false }
    var next: [ObjectIdentifier: Built] = [:]
    var shown: [PlacementNode.Child] = []
    for element in elements {
      let id = ObjectIdentifier(element)
      let child: Built = built.removeValue(forKey: id) ?? build(element)
      next[id] = child
      shown.append(child.child)
    }
    // In the order in which they were shown, so that a run can be repeated exactly.
    for element in order {
      if let gone = built[ObjectIdentifier(element)] { remove(gone) }
    }
    built = next
    order = elements
    children.place(shown)
    draw()
    return true
  }

  override func didRaise() {
    for child in built.values { child.transition?.follow(self) }
  }

  override func invalidated() {
    for gone in departing.values { takePoints(gone.display, true) }
  }

  private func build(_ element: ViewElement) -> Built {
    let part = Subgraph(in: subgraph)
    let slot: GeometrySlot = graph.with(part) { GeometrySlot(in: graph, parent: inputs.slot) }
    let (outputs, transition): (_ViewOutputs, ChildTransition?) = graph.with(part) {
      graph.untracked { ChildTransition.make(element, in: slot, host: inputs.host, isNew: isShown) }
    }
    transition?.follow(self)
    return Built(
      element: element, child: PlacementNode.Child(outputs, slot), subgraph: part, display: outputs.display,
      transition: transition)
  }
}

// MARK: - Departures

extension ChildrenNode {
  private func remove(_ gone: Built) {
    let id = ObjectIdentifier(gone.element)
    let part: Subgraph = gone.subgraph
    let departure = graph.with(part) {
      graph.untracked {
        ChildTransition.depart(
          gone.transition, gone.element, gone.display, in: gone.child.slot, host: inputs.host
        ) { [weak self] in self?.end(id) }
      }
    }
    guard let departure else { return part.end(in: graph) }
    var leaving: Built = gone
    leaving.display = departure.display
    leaving.transition = departure.transition
    departing[id] = leaving
    takePoints(departure.display, false)
  }

  /// Ends a view whose departure is over.
  private func end(_ id: ObjectIdentifier) {
    guard let gone = departing.removeValue(forKey: id) else { return }
    takePoints(gone.display, true)
    gone.subgraph.end(in: graph)
    draw()
  }

  /// What is on its way out lets points through to what is behind.
  private func takePoints(_ display: DisplayNode?, _ takesPoints: Bool) {
    guard let display else { return }
    inputs.host.hitTargets.setShape(takesPoints ? nil : HitTargets.HitShape(), for: display)
  }

  /// Shows what is there, and behind each view what followed it and is on its way out.
  private func draw() {
    var seen: [ViewElement] = order
    if !departing.isEmpty {
      var following: [ObjectIdentifier?: [ViewElement]] = [:]
      var last: ObjectIdentifier?
      for element in drawn {
        let id = ObjectIdentifier(element)
        if departing[id] != nil {
          following[last, default: []].append(element)
        } else if built[id] != nil {
          last = id
        }
      }
      seen = (following[nil] ?? []) + order.flatMap { [$0] + (following[ObjectIdentifier($0)] ?? []) }
    }
    drawn = seen
    children.draw(
      seen.compactMap { element in
        let id = ObjectIdentifier(element)
        return (built[id] ?? departing[id])?.display.map { ContainerChildren.Drawn(element, $0) }
      })
  }
}
