import DisplayList
import ReactiveGraph

/// How far in front a view is drawn among the views of its container.
enum ZIndexTrait: _ViewTraitKey {
  static var defaultValue: Double { 0 }
}

extension View {
  /// Sets the order of depth among the views of a container.
  ///
  /// Of views with equal values later ones are in front. What a reader hears keeps its order.
  ///
  /// - Parameter value: Views with higher values are drawn in front of those with lower ones and take pointers before
  ///   them. 0 where no modifier sets one.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<ZIndexTrait>(value: value))
  }
}

/// Draws children with higher z indices later, in front of others; equal ones in the order of the list.
final class ZOrderNode: GraphNode {
  private let children: ContainerChildren

  init(_ children: ContainerChildren, in graph: Graph) {
    self.children = children
    super.init(in: graph, "z order")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    children.track()
    let levels: [Double] = children.drawn.map { $0.element.traits[ZIndexTrait.self] }
    let order: [Int] = levels.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }
    let sorted: [DisplayNode] = order.map { children.drawn[$0].display }
    if !sorted.elementsEqual(children.display.children, by: ===) { children.display.children = sorted }
    return false
  }
}
