import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// Lowers a view that lays out a list of others.
package enum Container {
  /// Makes the outputs of a container: its children are built, and rebuilt when the list changes.
  package static func make(
    _ list: _ViewList, inputs: _ViewInputs, _ algorithm: @escaping () -> any LayoutAlgorithm
  ) -> _ViewOutputs {
    let children: ContainerChildren = ContainerChildren(list, inputs: inputs)
    var outputs = _ViewOutputs()
    let layout = LayoutAttribute(in: inputs, children: { children.layouts }, algorithm)
    _ = PlacementNode(in: inputs.host, slot: inputs.slot, layout: layout, children: { children.placed })
    inputs.noteTargets {
      children.track()
      return children.placed
    }
    outputs.layout = layout
    outputs.display = children.display
    outputs.accessibility = children.accessibility
    outputs.preferences = children.preferences
    return outputs
  }

  /// Lowers a view with exactly one child in a place of its own.
  ///
  /// - Parameter placing: Where the child goes, when that depends on where the view is: then it must not decide how large
  ///   the view is. Nil for the algorithm itself.
  package static func unary(
    inputs: _ViewInputs, child make: (_ViewInputs) -> _ViewOutputs, _ algorithm: @escaping () -> any LayoutAlgorithm,
    placing: (() -> any LayoutAlgorithm)? = nil
  ) -> _ViewOutputs {
    var inner: _ViewInputs = inputs
    inner.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let child: _ViewOutputs = make(inner)
    // What is not laid out (an empty view, say) has no place either.
    guard let measured = child.layout else { return child }
    var outputs = _ViewOutputs()
    let layout = LayoutAttribute(in: inputs, children: { [measured] }, algorithm)
    let placed = [PlacementNode.Child(child, inner.slot)]
    let placing: LayoutAttribute =
      placing.map { LayoutAttribute(in: inputs, "placing", children: { [measured] }, $0) } ?? layout
    _ = PlacementNode(in: inputs.host, slot: inputs.slot, layout: placing, children: { placed })
    outputs.layout = layout
    outputs.display = child.display.map { DisplayNode.group([$0], id: inputs.host.nextID()) }
    outputs.accessibility = child.accessibility.map { .transparent([$0], id: inputs.host.nextID()) }
    outputs.preferences = child.preferences
    return outputs
  }
}

extension DisplayNode {
  package static func group(_ children: [DisplayNode], id: UInt64) -> DisplayNode {
    let node = DisplayNode(id: id)
    node.children = children
    return node
  }
}

extension AccessibilitySource {
  package static func transparent(_ children: [AccessibilitySource], id: UInt64) -> AccessibilitySource {
    let node = AccessibilitySource(id: id, kind: .transparent)
    node.children = children
    return node
  }
}

/// The children of a container, as they are now.
final class ContainerChildren {
  let display: DisplayNode
  let accessibility: AccessibilitySource
  /// What the children say together; read once, when the container is made.
  private(set) lazy var preferences: PreferenceOutputs = makePreferences()
  private(set) var placed: [PlacementNode.Child] = []
  /// The views in order, as `placed` has them.
  private(set) var elements: [ViewElement] = []
  private let inputs: _ViewInputs
  private let subgraph: Subgraph
  private var changes: ChildrenNode?
  // Belongs to the subgraph, as all nodes do; it holds the children.
  private weak var zOrder: ZOrderNode?

  init(_ list: _ViewList, inputs: _ViewInputs) {
    self.inputs = inputs
    subgraph = inputs.graph.currentSubgraph
    display = DisplayNode(id: inputs.host.nextID())
    accessibility = AccessibilitySource(id: inputs.host.nextID(), kind: .transparent)
    if list.isFixed {
      let elements: [ViewElement] = list.elements
      show(elements.map { Self.build($0, inputs: inputs) }, of: elements)
    } else {
      let node = ChildrenNode(list, inputs: inputs, children: self)
      changes = node
      inputs.graph.evaluateNow(node)
    }
  }

  /// What to measure, in order; the node under evaluation depends on the list.
  var layouts: [LayoutAttribute] {
    track()
    return placed.compactMap(\.outputs.layout)
  }

  private func makePreferences() -> PreferenceOutputs {
    guard !inputs.preferences.isEmpty else { return PreferenceOutputs() }
    guard let changes else { return .combining(placed.map(\.outputs.preferences), inputs: inputs) }
    return .combining(
      changing: { [unowned self] in
        changes.track()
        return placed.map(\.outputs.preferences)
      }, inputs: inputs)
  }

  /// Makes the node under evaluation depend on the list.
  func track() { changes?.track() }

  fileprivate func show(_ children: [PlacementNode.Child], of elements: [ViewElement]) {
    placed = children
    self.elements = elements
    if zOrder == nil, elements.contains(where: { $0.traits.source(for: ZIndexTrait.self) != nil }) {
      let graph: Graph = inputs.graph
      zOrder = graph.with(subgraph) { ZOrderNode(self, in: graph) }
    }
    if let zOrder {
      zOrder.setNeedsEvaluation()
    } else {
      display.children = children.compactMap(\.outputs.display)
    }
    accessibility.children = children.compactMap(\.outputs.accessibility)
  }

  fileprivate static func build(_ element: ViewElement, inputs: _ViewInputs) -> PlacementNode.Child {
    let slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    return PlacementNode.Child(element.make(in: slot), slot)
  }
}

/// Draws children with higher z indices later, in front of others; equal ones in the order of the list.
private final class ZOrderNode: GraphNode {
  private let children: ContainerChildren

  init(_ children: ContainerChildren, in graph: Graph) {
    self.children = children
    super.init(in: graph, "z order")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    children.track()
    let levels: [Double] = children.elements.map { $0.traits[ZIndexTrait.self] }
    let order: [Int] = levels.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }
    let sorted: [DisplayNode] = order.compactMap { children.placed[$0].outputs.display }
    if !sorted.elementsEqual(children.display.children, by: ===) { children.display.children = sorted }
    return false
  }
}

/// Keeps the children of a container equal to a changing list: what stays keeps its nodes, what goes ends with them (G4).
private final class ChildrenNode: GraphNode {
  private struct Built {
    let child: PlacementNode.Child
    let subgraph: Subgraph
  }

  private let list: _ViewList
  private let inputs: _ViewInputs
  private unowned let children: ContainerChildren
  private let subgraph: Subgraph
  private var built: [ObjectIdentifier: Built] = [:]
  private var order: [ViewElement] = []

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
    for element in order { built[ObjectIdentifier(element)]?.subgraph.end(in: graph) }
    built = next
    order = elements
    children.show(shown, of: elements)
    return true
  }

  private func build(_ element: ViewElement) -> Built {
    let part = Subgraph(in: subgraph)
    let child: PlacementNode.Child = graph.with(part) {
      graph.untracked { ContainerChildren.build(element, inputs: inputs) }
    }
    return Built(child: child, subgraph: part)
  }
}
