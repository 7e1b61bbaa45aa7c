import DisplayList
import ReactiveGraph

/// Keeps the children of a container equal to a changing list: what stays keeps its nodes, what goes ends with them (G4),
/// at once or after its transition.
///
/// The views that the old and the new list begin and end with alike are passed over, so that a view that comes or goes
/// costs a look at each other and no more.
final class ChildrenNode: GraphNode {
  private struct Built {
    let element: ViewElement
    let child: PlacementNode.Child
    let subgraph: Subgraph
    var display: DisplayNode?
    var transition: ChildTransition?
    /// Tells one departure from those before it.
    var departures: Int = 0
  }

  private let list: _ViewList
  private let inputs: _ViewInputs
  private unowned let children: ContainerChildren
  private let subgraph: Subgraph
  /// What is in the list, in its order.
  private var built: [Built] = []
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
    let shorter: Int = min(elements.count, built.count)
    var start: Int = 0
    while start < shorter, built[start].element === elements[start] { start += 1 }
    var end: Int = 0
    while end < shorter - start, built[built.count - 1 - end].element === elements[elements.count - 1 - end] {
      end += 1
    }
    guard start < max(elements.count, built.count) else { return false }
    let old: [Built] = Array(built[start..<built.count - end])
    var known: [ObjectIdentifier: Built] = [:]
    known.reserveCapacity(old.count)
    for child in old { known[ObjectIdentifier(child.element)] = child }
    let new: [Built] = elements[start..<elements.count - end].map { element in
      known.removeValue(forKey: ObjectIdentifier(element)) ?? takeBack(element) ?? build(element)
    }
    // In the order in which they were shown, so that a run can be repeated exactly.
    if !known.isEmpty {
      for child in old where known[ObjectIdentifier(child.element)] != nil { remove(child) }
    }
    built.replaceSubrange(start..<built.count - end, with: new)
    children.place(built.map(\.child))
    draw()
    return true
  }

  override func didRaise() {
    for child in built { child.transition?.follow(self) }
  }

  override func invalidated() {
    for gone in departing.values {
      takePoints(gone.display, true)
      gone.element.letGo()
    }
    departing = [:]
    built = []
  }

  private func build(_ element: ViewElement) -> Built {
    let part = Subgraph(in: subgraph)
    let slot: GeometrySlot = graph.with(part) { GeometrySlot(in: graph, parent: inputs.slot) }
    let (outputs, transition): (_ViewOutputs, ChildTransition?) = graph.with(part) {
      graph.untracked {
        let made = ChildTransition.make(element, in: slot, host: inputs.host, isNew: isShown && children.isDrawn)
        return (children.told(made.0, of: element), made.1)
      }
    }
    transition?.follow(self)
    // Its layout is made up while all that belongs to it is at hand, not when all the others have been built too.
    if let layout = outputs.layout { graph.untracked { graph.evaluateNow(layout) } }
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
    let count: Int = gone.departures + 1
    guard children.isDrawn else { return part.end(in: graph) }
    let departure = graph.with(part) {
      graph.untracked {
        ChildTransition.depart(
          gone.transition, gone.element, gone.display, in: gone.child.slot, host: inputs.host
        ) { [weak self] in self?.end(id, departure: count) }
      }
    }
    guard let departure else { return part.end(in: graph) }
    var leaving: Built = gone
    leaving.display = departure.display
    leaving.transition = departure.transition
    leaving.departures = count
    departing[id] = leaving
    gone.element.hold()
    takePoints(departure.display, false)
  }

  /// Has a view that is on its way out turn round.
  private func takeBack(_ element: ViewElement) -> Built? {
    guard !departing.isEmpty, let back = departing.removeValue(forKey: ObjectIdentifier(element)) else { return nil }
    takePoints(back.display, true)
    back.transition?.turnRound()
    element.letGo()
    return back
  }

  /// Ends a view whose departure is over, unless it has turned round since.
  private func end(_ id: ObjectIdentifier, departure: Int) {
    guard let gone = departing[id], gone.departures == departure else { return }
    departing[id] = nil
    takePoints(gone.display, true)
    gone.subgraph.end(in: graph)
    gone.element.letGo()
    draw()
  }

  /// What is on its way out lets points through to what is behind.
  private func takePoints(_ display: DisplayNode?, _ takesPoints: Bool) {
    guard let display else { return }
    inputs.host.hitTargets.setShape(takesPoints ? nil : HitTargets.HitShape(), for: display)
  }

  /// Shows what is there, and behind each view what followed it and is on its way out.
  private func draw() {
    var seen: [Built] = built
    if !departing.isEmpty {
      let present: Set<ObjectIdentifier> = Set(built.map { ObjectIdentifier($0.element) })
      var following: [ObjectIdentifier?: [Built]] = [:]
      var last: ObjectIdentifier?
      for element in drawn {
        let id = ObjectIdentifier(element)
        if let gone = departing[id] {
          following[last, default: []].append(gone)
        } else if present.contains(id) {
          last = id
        }
      }
      seen = (following[nil] ?? []) + built.flatMap { [$0] + (following[ObjectIdentifier($0.element)] ?? []) }
    }
    drawn = seen.map(\.element)
    children.draw(seen.compactMap { seen in seen.display.map { ContainerChildren.Drawn(seen.element, $0) } })
  }
}
