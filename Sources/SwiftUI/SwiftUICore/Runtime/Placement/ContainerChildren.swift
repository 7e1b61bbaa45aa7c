import AccessibilityTree
import DisplayList
import LayoutEngine
import Memory
import ReactiveGraph

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
  /// Whether children that come and go in an animated change take time for it.
  let hasTransitions: Bool

  convenience init(_ list: _ViewList, inputs: _ViewInputs, tellsValues: Bool = false, isDrawn: Bool = true) {
    self.init(
      list, inputs: inputs, display: DisplayNode(id: inputs.window.nextID()),
      accessibility: AccessibilitySource(id: inputs.window.nextID(), kind: .transparent), tellsValues: tellsValues,
      isDrawn: isDrawn)
  }

  init(
    _ list: _ViewList, inputs: _ViewInputs, display: DisplayNode, accessibility: AccessibilitySource, tellsValues: Bool,
    isDrawn: Bool = true, hasTransitions: Bool = true
  ) {
    self.isDrawn = isDrawn
    self.hasTransitions = isDrawn && hasTransitions
    self.inputs = inputs
    self.tellsValues = tellsValues
    self.display = display
    self.accessibility = accessibility
    subgraph = inputs.graph.currentSubgraph
    if list.isFixed {
      let elements: [ViewElement] = list.elements
      show(.fixed(elements, inputs: inputs, tellsValues: tellsValues), of: elements)
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
    guard let changes else { return placed.preferences(inputs) }
    return .combining(
      changing: { [unowned self] in
        changes.track()
        return placed.map(\.outputs.preferences)
      }, inputs: inputs)
  }

  /// The outputs of a view with its container values, where the layout may ask for them.
  func told(_ outputs: consuming _ViewOutputs, of element: ViewElement) -> _ViewOutputs {
    if tellsValues { outputs.tellValues(of: element, inputs: inputs) }
    return outputs
  }

  /// Makes the node under evaluation depend on the list.
  func track() { changes?.track() }

  /// Shows children that stay for good.
  private func show(_ children: [GeometrySlot], of elements: [ViewElement]) {
    place(children)
    guard isDrawn else { return }
    if elements.contains(where: \.hasDepth) {
      draw(zip(elements, children).compactMap { element, child in child.outputs.display.map { Drawn(element, $0) } })
    } else {
      display.children = children.all { $0.outputs.display }
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
    if zOrder == nil, drawn.contains(where: { $0.element.hasDepth }) {
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

extension ViewElement {
  /// Whether a modifier says how far in front the view is drawn.
  var hasDepth: Bool { traits.hasDepth }
}

extension ViewTraits {
  /// Whether a modifier says how far in front the view is drawn.
  var hasDepth: Bool { !isEmpty && source(for: ZIndexTrait.self) != nil }
}

extension _ViewOutputs {
  /// Has the layout say the container values of the view.
  mutating func tellValues(of element: ViewElement, inputs: _ViewInputs) {
    if let layout { self.layout = element.tellingValues(layout, inputs: inputs) }
  }
}

extension [GeometrySlot] {
  /// The places of views that a container has for good.
  static func fixed(_ elements: [ViewElement], inputs: _ViewInputs, tellsValues: Bool) -> [GeometrySlot] {
    let (graph, parent): (Graph, GeometrySlot) = (inputs.graph, inputs.slot)
    return [GeometrySlot](unsafeUninitializedCapacity: elements.count) { places, count in
      for index in elements.indices {
        let slot = GeometrySlot(in: graph, parent: parent)
        var outputs: _ViewOutputs = elements[index].make(in: slot)
        if tellsValues { outputs.tellValues(of: elements[index], inputs: inputs) }
        slot.hold(consume outputs)
        places.initializeElement(at: count, to: slot)
        count += 1
      }
    }
  }

  /// The same for the views of a tuple where they were written.
  static func fixed(_ views: TupleViews, inputs: _ViewInputs) -> [GeometrySlot] {
    let (graph, parent): (Graph, GeometrySlot) = (inputs.graph, inputs.slot)
    return [GeometrySlot](unsafeUninitializedCapacity: views.count) { places, count in
      views.forEach { make in
        let slot = GeometrySlot(in: graph, parent: parent)
        slot.hold(make(slot))
        places.initializeElement(at: count, to: slot)
        count += 1
      }
    }
  }

  /// What views that stay say together.
  func preferences(_ inputs: _ViewInputs) -> PreferenceOutputs {
    guard !inputs.preferences.isEmpty else { return PreferenceOutputs() }
    var isEmpty: Bool = true
    forEachBorrowed { if !$0.outputs.preferences.isEmpty { isEmpty = false } }
    guard !isEmpty else { return PreferenceOutputs() }
    return .combining(map(\.outputs.preferences), inputs: inputs)
  }

  /// What the views have of something, in order: nearly all of them have it.
  @inline(__always)
  func all<Part>(_ part: (GeometrySlot) -> Part?) -> [Part] {
    [Part](unsafeUninitializedCapacity: count) { parts, made in
      forEachBorrowed { child in
        guard let part = part(child) else { return }
        parts.initializeElement(at: made, to: part)
        made += 1
      }
    }
  }
}
