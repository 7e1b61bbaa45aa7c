import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// Lowers a view that lays out a list of others.
package enum Container {
  /// The most views of a changing list that are made. Each takes some ten kilobytes: without an end a million rows outside
  /// of a lazy container would take all memory there is.
  package nonisolated(unsafe) static var limit: Int = 150_000

  /// Makes the outputs of a container: its children are built, and rebuilt when the list changes.
  ///
  /// - Parameter tellsValues: Whether the algorithm may ask for the container values of the views.
  package static func make(
    _ list: _ViewList, inputs: _ViewInputs, tellsValues: Bool = false,
    _ algorithm: @escaping () -> any LayoutAlgorithm
  ) -> _ViewOutputs {
    let children: ContainerChildren = ContainerChildren(list, inputs: inputs, tellsValues: tellsValues)
    var outputs = _ViewOutputs()
    let views: PlacedViews = children.views
    let layout = LayoutAttribute(in: inputs, views: views, algorithm)
    _ = PlacementNode(in: inputs.host, slot: inputs.slot, layout: layout, views: views)
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
  /// - Parameters:
  ///   - placing: Where the child goes, when that depends on where the view is: then it must not decide how large the view
  ///     is. Nil for the algorithm itself.
  ///   - offset: How far from there the child is, along the reading direction, of which layout takes no notice.
  package static func unary(
    inputs: _ViewInputs, child make: (_ViewInputs) -> _ViewOutputs, _ algorithm: @escaping () -> any LayoutAlgorithm,
    placing: (() -> any LayoutAlgorithm)? = nil, offset: _GraphValue<CGSize>? = nil
  ) -> _ViewOutputs {
    var inner: _ViewInputs = inputs
    inner.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let child: _ViewOutputs = make(inner)
    // What is not laid out (an empty view, say) has no place either.
    guard child.layout != nil else { return child }
    var outputs = _ViewOutputs()
    let views = PlacedViews.one(inner.slot.holding(child))
    let layout = LayoutAttribute(in: inputs, views: views, algorithm)
    let placing: LayoutAttribute = placing.map { LayoutAttribute(in: inputs, "placing", views: views, $0) } ?? layout
    layout.node.isPlacedOtherwise = placing !== layout
    _ = PlacementNode(in: inputs.host, slot: inputs.slot, layout: placing, offset: offset, views: views)
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
  private(set) var placed: [GeometrySlot] = []
  /// A view and its drawing.
  struct Drawn {
    let element: ViewElement
    let display: DisplayNode

    init(_ element: ViewElement, _ display: DisplayNode) {
      self.element = element
      self.display = display
    }
  }

  /// What is drawn of a list that changes or has an order of depth: the children, and those that are about to go.
  private(set) var drawn: [Drawn] = []
  private let inputs: _ViewInputs
  private let tellsValues: Bool
  private let subgraph: Subgraph
  private var changes: ChildrenNode?
  // Belongs to the subgraph, as all nodes do; it holds the children.
  private weak var zOrder: ZOrderNode?

  /// Whether all children are drawn here, those too that come and go; false for a container that shows its choice.
  let isDrawn: Bool

  init(_ list: _ViewList, inputs: _ViewInputs, tellsValues: Bool = false, isDrawn: Bool = true) {
    self.isDrawn = isDrawn
    self.inputs = inputs
    self.tellsValues = tellsValues
    subgraph = inputs.graph.currentSubgraph
    display = DisplayNode(id: inputs.host.nextID())
    accessibility = AccessibilitySource(id: inputs.host.nextID(), kind: .transparent)
    if list.isFixed {
      let elements: [ViewElement] = list.elements
      var children: [GeometrySlot] = []
      children.reserveCapacity(elements.count)
      var isOrdered: Bool = false
      for element in elements {
        let slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
        children.append(slot.holding(told(element.make(in: slot), of: element)))
        if !element.traits.isEmpty, element.traits.source(for: ZIndexTrait.self) != nil { isOrdered = true }
      }
      show(children, of: isOrdered ? elements : [])
    } else {
      let node = ChildrenNode(list, inputs: inputs, children: self)
      changes = node
      inputs.graph.evaluateNow(node)
    }
  }

  /// What measuring and placing look at.
  var views: PlacedViews {
    changes == nil
      ? .fixed(placed)
      : .changing { [self] in
        track()
        return placed
      }
  }

  /// What to measure, in order; the node under evaluation depends on the list.
  var layouts: [LayoutAttribute] {
    track()
    return placed.compactMap(\.outputs.layout)
  }

  private func makePreferences() -> PreferenceOutputs {
    guard !inputs.preferences.isEmpty else { return PreferenceOutputs() }
    guard let changes else {
      if placed.allSatisfy(\.outputs.preferences.isEmpty) { return PreferenceOutputs() }
      return .combining(placed.map(\.outputs.preferences), inputs: inputs)
    }
    return .combining(
      changing: { [unowned self] in
        changes.track()
        return placed.map(\.outputs.preferences)
      }, inputs: inputs)
  }

  /// The outputs of a view with its container values, where the layout may ask for them.
  func told(_ outputs: consuming _ViewOutputs, of element: ViewElement) -> _ViewOutputs {
    guard tellsValues, let layout = outputs.layout else { return outputs }
    outputs.layout = element.tellingValues(layout, inputs: inputs)
    return outputs
  }

  /// Makes the node under evaluation depend on the list.
  func track() { changes?.track() }

  /// Shows children that stay for good; `elements` are their views, where their order of depth has to be found out.
  private func show(_ children: [GeometrySlot], of elements: [ViewElement]) {
    place(children)
    guard isDrawn else { return }
    if elements.isEmpty {
      display.children = children.all { $0.outputs.display }
    } else {
      draw(zip(elements, children).compactMap { element, child in child.outputs.display.map { Drawn(element, $0) } })
    }
  }

  /// Sets what is laid out and read.
  func place(_ children: [GeometrySlot]) {
    placed = children
    accessibility.children = children.all { $0.outputs.accessibility }
  }

  /// Sets what is drawn.
  func draw(_ drawn: [Drawn]) {
    guard isDrawn else { return }
    self.drawn = drawn
    if zOrder == nil, drawn.contains(where: { $0.element.traits.source(for: ZIndexTrait.self) != nil }) {
      let graph: Graph = inputs.graph
      zOrder = graph.with(subgraph) { ZOrderNode(self, in: graph) }
    }
    if let zOrder {
      zOrder.setNeedsEvaluation()
    } else {
      display.children = drawn.map(\.display)
    }
  }
}

extension [GeometrySlot] {
  /// What the views have of something, in order: nearly all of them have it.
  fileprivate func all<Part>(_ part: (GeometrySlot) -> Part?) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(count)
    for child in self { if let part = part(child) { parts.append(part) } }
    return parts
  }
}
