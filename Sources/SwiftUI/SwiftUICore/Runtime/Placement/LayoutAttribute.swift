import LayoutEngine
import Memory
import ReactiveGraph

/// The measuring of one view as an attribute: it changes only when an answer that somebody got would now differ.
///
/// The node is asked questions by those around it. When something below changes, the node asks itself the same
/// questions again; equal answers end the change here, so that a text of the same size disturbs nobody (G2).
package final class LayoutAttribute: GraphNode {
  package let node: LayoutNode
  private let makeAlgorithm: () -> any LayoutAlgorithm
  private let environment: EnvironmentScope
  /// Told when the algorithm, the list of children or what a child answers changed, also where no answer of this one did.
  /// It takes itself out when it ends.
  unowned(unsafe) var placement: PlacementNode?
  private var children: Children
  private var isFirst: Bool = true

  private enum Children {
    case views(PlacedViews)
    case list(List)

    final class List {
      let attributes: () -> [LayoutAttribute]

      init(_ attributes: @escaping () -> [LayoutAttribute]) { self.attributes = attributes }
    }

    /// Whether there never are any.
    var isNone: Bool {
      if case .views(.none) = self { true } else { false }
    }

    var isFixed: Bool {
      if case .views(let views) = self { views.isFixed } else { false }
    }

    /// How many children there are at most; 0 where that is known only when the list is read.
    var expectedCount: Int {
      if case .views(let views) = self { views.count } else { 0 }
    }

    /// Calls `body` for each child in order; the node under evaluation depends on the list.
    @inline(__always)
    func forEach(_ body: (LayoutAttribute) -> Void) {
      switch self {
      case .views(let views): views.forEach { $0.outputs.layout.withBorrowed(body) }
      case .list(let list): for attribute in list.attributes() { body(attribute) }
      }
    }
  }

  /// A layout of the views in a place, of which those without a layout take no part.
  package convenience init(
    in inputs: __shared _ViewInputs, _ label: StaticString = "layout", views: PlacedViews = .none,
    _ algorithm: @escaping () -> any LayoutAlgorithm
  ) {
    self.init(in: inputs, label, .views(views), algorithm)
  }

  /// A layout of what `children` gives; it is read inside the attribute.
  package convenience init(
    in inputs: __shared _ViewInputs, _ label: StaticString = "layout", children: @escaping () -> [LayoutAttribute],
    _ algorithm: @escaping () -> any LayoutAlgorithm
  ) {
    self.init(in: inputs, label, .list(Children.List(children)), algorithm)
  }

  private init(
    in inputs: __shared _ViewInputs, _ label: StaticString, _ children: Children,
    _ algorithm: @escaping () -> any LayoutAlgorithm
  ) {
    makeAlgorithm = algorithm
    environment = inputs.environment
    self.children = children
    node = LayoutNode(withoutRule: label)
    super.init(in: inputs.graph, label)
  }

  /// The node to measure with; the node under evaluation depends on its answers.
  package var measured: LayoutNode {
    track()
    return node
  }

  /// A node that was never asked anything, with all that it is made of made anew, for the verifier of G1.
  func freshNode(_ known: inout [ObjectIdentifier: LayoutNode]) -> LayoutNode {
    if let made = known[ObjectIdentifier(self)] { return made }
    let fresh: LayoutNode = graph.untracked {
      LayoutNode(makeAlgorithm(), layoutDirection: environment.value(for: LayoutDirectionKey.self), namedAs: node)
    }
    known[ObjectIdentifier(self)] = fresh
    var attributes: [LayoutAttribute] = []
    graph.untracked { children.forEach { attributes.append($0) } }
    fresh.children = attributes.map { $0.freshNode(&known) }
    return fresh
  }

  package override func evaluate() -> Bool {
    let algorithm: any LayoutAlgorithm = makeAlgorithm()
    // Only who places others goes by the direction.
    let direction: LayoutDirection =
      children.isNone ? node.layoutDirection : environment.value(for: LayoutDirectionKey.self)
    let sameChildren: Bool = !followChildren()
    let sameDirection: Bool = direction == node.layoutDirection
    let sameAlgorithm: Bool = !isFirst && sameDirection && algorithm.isEqual(to: node.algorithm)
    if !sameAlgorithm { node.algorithm = algorithm }
    if !sameDirection { node.layoutDirection = direction }
    if !sameChildren || !sameAlgorithm { placement?.childrenChanged() }
    defer { isFirst = false }
    return node.revalidate() || isFirst
  }

  /// Makes this node depend on its children and gives their nodes to the rule.
  ///
  /// - Returns: Whether the children are others than before, or one of them has other answers.
  private func followChildren() -> Bool {
    let mayBeOthers: Bool = isFirst || !children.isFixed
    var nodes: [LayoutNode] = []
    if mayBeOthers { nodes.reserveCapacity(children.expectedCount) }
    var hasChanged: Bool = false
    children.forEach { child in
      child.track()
      if child.hasChanged(sinceEvaluationOf: self) { hasChanged = true }
      if mayBeOthers { nodes.append(child.node) }
    }
    guard mayBeOthers, !nodes.isIdentical(to: node.children) else { return hasChanged }
    node.children = nodes
    return true
  }

  package override func invalidated() {
    // One node at a time, as placing does.
    children = .views(.none)
  }
}
