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
  private let children: () -> [LayoutAttribute]
  /// Placed again when the algorithm or the list of children changed, also where no answer did.
  /// It takes itself out when it ends.
  unowned(unsafe) var placement: PlacementNode?
  private var isFirst: Bool = true

  package init(
    in inputs: _ViewInputs, _ label: StaticString = "layout", children: @escaping () -> [LayoutAttribute] = { [] },
    _ algorithm: @escaping () -> any LayoutAlgorithm
  ) {
    makeAlgorithm = algorithm
    environment = inputs.environment
    self.children = children
    node = LayoutNode(ProxyLayout(), label: "\(label)")
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
      LayoutNode(makeAlgorithm(), layoutDirection: environment.value(for: LayoutDirectionKey.self), label: node.label)
    }
    known[ObjectIdentifier(self)] = fresh
    fresh.children = graph.untracked(children).map { $0.freshNode(&known) }
    return fresh
  }

  package override func evaluate() -> Bool {
    let algorithm: any LayoutAlgorithm = makeAlgorithm()
    let direction: LayoutDirection = environment.value(for: LayoutDirectionKey.self)
    let attributes: [LayoutAttribute] = self.children()
    for attribute in attributes { attribute.track() }
    let sameChildren: Bool = attributes.elementsEqual(node.children) { $0.node === $1 }
    let sameDirection: Bool = direction == node.layoutDirection
    let sameAlgorithm: Bool = !isFirst && sameDirection && algorithm.isEqual(to: node.algorithm)
    if !sameChildren { node.children = attributes.map(\.node) }
    if !sameAlgorithm { node.algorithm = algorithm }
    if !sameDirection { node.layoutDirection = direction }
    if !sameChildren || !sameAlgorithm { placement?.setNeedsEvaluation() }
    defer { isFirst = false }
    return node.revalidate() || isFirst
  }
}
