import DeepStack
import ReactiveGraph

/// A list that consists of one branch at a time; another branch ends the views of the one before (G4, 264).
final class BranchList: ChangingViewList {
  /// One possibility: what tells it from others, and how its views are made.
  struct Branch {
    let id: AnyHashable
    let make: () -> _ViewList
  }

  private let choose: () -> Branch?
  private let owner: Subgraph
  private var shown: (id: AnyHashable, subgraph: Subgraph)?

  /// `choose` is read inside this node: it looks at values and decides.
  init(in graph: Graph, _ choose: @escaping () -> Branch?) {
    self.choose = choose
    owner = graph.currentSubgraph
    super.init(in: graph, "branch")
  }

  override func evaluate() -> Bool {
    let branch: Branch? = choose()
    if let branch, shown?.id == branch.id { return false }
    if branch == nil, shown == nil { return false }
    shown?.subgraph.end(in: graph)
    shown = nil
    list = .empty
    if let branch {
      let subgraph = Subgraph(in: owner)
      shown = (branch.id, subgraph)
      list = graph.with(subgraph) { graph.untracked { branch.make() } }
    }
    return true
  }
}

extension _GraphValue {
  /// A part that is not always there: where it is gone, readers that are about to end still get the last one.
  func kept<Part>(in graph: Graph, _ path: @escaping (Value) -> Part?) -> _GraphValue<Part> {
    _GraphValue<Part>(KeptPart(self, path, in: graph))
  }
}

private final class KeptPart<Whole, Part>: Attribute<Part> {
  /// None only while this goes.
  @exclusivity(unchecked) private var whole: _GraphValue<Whole>?
  private let path: (Whole) -> Part?

  init(_ whole: _GraphValue<Whole>, _ path: @escaping (Whole) -> Part?, in graph: Graph) {
    self.whole = whole
    self.path = path
    super.init(in: graph, "part")
  }

  /// What a view is made from is kept by what is made from it, level by level.
  deinit { withEnoughStack { whole = nil } }

  override func evaluate() -> Bool {
    guard let whole, let part = path(whole.read()) else { return false }
    storage = part
    return true
  }
}
