import LayoutEngine
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

    /// The node under evaluation depends on the list.
    var attributes: [LayoutAttribute] {
      switch self {
      case .views(let views): views.list.compactMap(\.outputs.layout)
      case .list(let list): list.attributes()
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
    fresh.children = graph.untracked { children.attributes }.map { $0.freshNode(&known) }
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

  /// Depends on the children, and gives them to the node where they are others than before. True where they are, or where
  /// one of them has other answers.
  private func followChildren() -> Bool {
    if children.isNone { return false }
    if case .views(let views) = children, children.isFixed {
      guard isFirst else {
        var hasChanged: Bool = false
        views.forEach { child in
          // What the view gives stays meanwhile: references to it need not be counted.
          guard let layout = child.outputs.layout.map(Unmanaged.passUnretained) else { return }
          layout._withUnsafeGuaranteedRef {
            $0.track()
            if $0.hasChanged(sinceEvaluationOf: self) { hasChanged = true }
          }
        }
        return hasChanged
      }
      let nodes = [LayoutNode](unsafeUninitializedCapacity: views.count) { nodes, count in
        views.forEach { child in
          guard let layout = child.outputs.layout.map(Unmanaged.passUnretained) else { return }
          layout._withUnsafeGuaranteedRef {
            $0.track()
            nodes.initializeElement(at: count, to: $0.node)
          }
          count += 1
        }
      }
      node.children = nodes
      return !nodes.isEmpty
    }
    let attributes: [LayoutAttribute] = children.attributes
    var hasChanged: Bool = false
    for attribute in attributes {
      attribute.track()
      if attribute.hasChanged(sinceEvaluationOf: self) { hasChanged = true }
    }
    if attributes.elementsEqual(node.children, by: { $0.node === $1 }) { return hasChanged }
    node.children = attributes.map(\.node)
    return true
  }

  package override func invalidated() {
    // One node at a time, as placing does.
    children = .views(.none)
  }
}
