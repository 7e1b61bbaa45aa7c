import DeepStack
import ReactiveGraph

/// A list that consists of one branch at a time; another branch ends the views of the one before (G4, 264), when they have
/// left. A branch that comes back before that is the same.
final class BranchList: ChangingViewList {
  /// One possibility: what tells it from others, and how its views are made.
  struct Branch {
    let id: AnyHashable
    let make: () -> _ViewList
  }

  private let choose: () -> Branch?
  private let owner: Subgraph
  private struct Shown {
    let id: AnyHashable
    let subgraph: Subgraph
    let list: _ViewList
  }

  private let host: ViewGraph
  /// Whether a branch that comes back while it leaves is the same: an id that comes back is that of a new view.
  private let isRevived: Bool
  private var shown: Shown?
  private var lingering: Lingering<AnyHashable, Shown>?

  /// `choose` is read inside this node: it looks at values and decides.
  init(in host: ViewGraph, isRevived: Bool = true, _ choose: @escaping () -> Branch?) {
    self.choose = choose
    self.host = host
    self.isRevived = isRevived
    owner = host.graph.currentSubgraph
    super.init(in: host.graph, "branch")
  }

  /// A branch is often no more than the next choice.
  deinit {
    withEnoughStack {
      shown = nil
      lingering = nil
    }
  }

  override func evaluate() -> Bool {
    let branch: Branch? = choose()
    if let branch, shown?.id == branch.id { return false }
    if branch == nil, shown == nil { return false }
    if let shown { leave(shown) }
    shown = branch.map { branch in (isRevived ? lingering?.takeBack(branch.id) : nil) ?? make(branch) }
    list = shown?.list ?? .empty
    return true
  }

  private func make(_ branch: Branch) -> Shown {
    let subgraph = Subgraph(in: owner)
    let list: _ViewList = graph.with(subgraph) { graph.untracked { branch.make() } }
    return Shown(id: branch.id, subgraph: subgraph, list: list)
  }

  private func leave(_ gone: Shown) {
    let lingering: Lingering<AnyHashable, Shown> = lingering ?? Lingering(host: host)
    self.lingering = lingering
    // Views of one id may be leaving several times.
    let key: AnyHashable = isRevived ? gone.id : AnyHashable(ObjectIdentifier(gone.subgraph))
    lingering.leave(gone, as: key, gone.list, gone.subgraph)
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
  private var whole: _GraphValue<Whole>?
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
