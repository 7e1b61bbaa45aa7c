import Diagnostics
import DisplayList
import Memory
import ReactiveGraph

/// Keeps the children of a container equal to a changing list: what stays keeps its nodes, what goes ends with them (G4),
/// at once or after its transition.
///
/// The views that the old and the new list begin and end with alike are passed over, so that a view that comes or goes
/// costs a look at each other and no more.
final class ChildrenNode: GraphNode {
  private let list: _ViewList
  private let inputs: _ViewInputs
  private unowned let children: ContainerChildren
  private let subgraph: Subgraph
  /// What is in the list, in its order.
  private var built: [ShownChild] = []
  /// What is no longer in the list and still seen; made when the first view goes.
  private var departures: Departures?
  private var isShown: Bool = false
  private var limitWarning = OneTimeWarning()

  init(_ list: _ViewList, inputs: _ViewInputs, children: ContainerChildren) {
    self.list = list
    self.inputs = inputs
    self.children = children
    subgraph = inputs.graph.currentSubgraph
    super.init(in: inputs.graph, "children")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let elements: [ViewElement] = limited(list.elements)
    defer { isShown = true }
    let ends = CommonEnds(built, elements) { $0.element === $1 }
    let replaced: Range<Int> = ends.middle(of: built)
    let shown: Range<Int> = ends.middle(of: elements)
    guard !replaced.isEmpty || !shown.isEmpty else { return false }
    let old: [ShownChild] = Array(built[replaced])
    var known: [ObjectIdentifier: ShownChild] = [:]
    known.reserveCapacity(old.count)
    for child in old { known[ObjectIdentifier(child.element)] = child }
    let new: [ShownChild] = elements[shown].map { element in
      known.removeValue(forKey: ObjectIdentifier(element)) ?? departures?.takeBack(element) ?? build(element)
    }
    // In the order in which they were shown, so that a run can be repeated exactly.
    if !known.isEmpty {
      for child in old where known[ObjectIdentifier(child.element)] != nil { remove(child) }
    }
    built.replaceSubrange(replaced, with: new)
    children.place(built.map(\.child))
    draw()
    return true
  }

  private func limited(_ elements: [ViewElement]) -> [ViewElement] {
    guard elements.count > Container.limit else { return elements }
    limitWarning.give(
      "A container of \(elements.count) views shows the first \(Container.limit), for it makes all that it shows. Put them "
        + "into a lazy stack or grid, which makes those that can be seen.")
    return Array(elements[..<Container.limit])
  }

  override func didRaise() {
    for child in built { child.transition?.follow(self) }
  }

  override func invalidated() {
    departures?.invalidate()
    built = []
  }

  private func build(_ element: ViewElement) -> ShownChild {
    let part = Subgraph(in: subgraph)
    let slot: GeometrySlot = graph.with(part) { GeometrySlot(in: graph, parent: inputs.slot) }
    let (outputs, transition): (_ViewOutputs, ChildTransition?) = graph.with(part) {
      graph.untracked {
        let isNew: Bool = isShown && children.hasTransitions
        let made = ChildTransition.make(element, in: slot, host: inputs.window, isNew: isNew)
        return (children.told(made.0, of: element), made.1)
      }
    }
    transition?.follow(self)
    // Its layout is made up while all that belongs to it is at hand, not when all the others have been built too.
    if let layout = outputs.layout { graph.untracked { graph.evaluateNow(layout) } }
    return ShownChild(
      element: element, child: slot.holding(outputs), subgraph: part, display: outputs.display,
      transition: transition)
  }
}

// MARK: - Departures

extension ChildrenNode {
  private func remove(_ gone: ShownChild) {
    guard children.hasTransitions else { return gone.subgraph.end(in: graph) }
    let departures: Departures = departures ?? Departures(inputs) { [weak self] in self?.draw() }
    self.departures = departures
    departures.begin(gone, among: built.map(\.element))?.transition?.follow(self)
  }

  private func draw() {
    let seen: [ShownChild] = departures?.inOrder(built) ?? built
    children.draw(seen.compactMap { seen in seen.display.map { ContainerChildren.Drawn(seen.element, $0) } })
  }
}
