import LayoutEngine
import ReactiveGraph

/// The place that a parent gives to a view.
package final class GeometrySlot {
  package struct Placed: Equatable {
    package var size: CGSize = .zero
    package var proposal: ProposedViewSize = .zero
  }

  /// The size, which drawing depends on.
  package let placed: Source<Placed>
  /// The top left corner in the parent's space. Few depend on it: display and accessibility nodes are moved by the parent.
  package private(set) var origin: CGPoint = .zero
  private var originSource: Source<CGPoint>?
  /// What places the children of the view that has this place.
  weak var placement: PlacementNode?
  private let parent: GeometrySlot?
  private let subgraph: Subgraph
  /// False until the parent has placed the view for the first time.
  package private(set) var isPlaced: Bool = false

  package init(in graph: Graph, parent: GeometrySlot?) {
    self.parent = parent
    subgraph = graph.currentSubgraph
    placed = Source(in: graph, "geometry", Placed())
  }

  package var size: CGSize { placed.value.size }

  /// The parent's answer; tells those who depend on it when it differs.
  package func assign(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    self.origin = origin
    originSource?.assign(origin)
    let isFirst: Bool = !isPlaced
    isPlaced = true
    let new = Placed(size: size, proposal: proposal)
    if isFirst, placed.last == new {
      placed.modify { $0 = new }
    } else {
      placed.assign(new)
    }
  }

  /// Makes what depends on the place come after the node that assigns it.
  package func follow(_ owner: GraphNode) {
    placed.follow(owner)
    originSource?.follow(owner)
  }

  /// The top left corner in the window's space; the node under evaluation depends on all the origins on the way.
  package var windowOrigin: CGPoint {
    let source: Source<CGPoint>
    if let known = originSource {
      source = known
    } else {
      // Whoever asks first, the origin lives as long as the place.
      source = placed.graph.with(subgraph) { Source(in: placed.graph, "origin", origin) }
      source.follow(placed)
      originSource = source
    }
    let own: CGPoint = source.value
    guard let parent else { return own }
    let outer: CGPoint = parent.windowOrigin
    return CGPoint(x: own.x + outer.x, y: own.y + outer.y)
  }
}
