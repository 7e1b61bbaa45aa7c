import ReactiveGraph

/// The views of a tuple of single views.
///
/// A container that shows them where they were written makes each once and keeps it: none of them needs an identity of its
/// own then.
public final class TupleViews {
  private let singles: [TupleLowering.Single]
  private let tuple: AnyGraphValue
  private let inputs: _ViewInputs
  /// Where the views were written.
  private let home: Subgraph

  init(_ singles: [TupleLowering.Single], of tuple: AnyGraphValue, _ inputs: _ViewInputs) {
    self.singles = singles
    self.tuple = tuple
    self.inputs = inputs
    home = inputs.graph.currentSubgraph
  }

  /// The views for whoever has to tell them apart.
  private(set) lazy var elements: [ViewElement] = singles.map { single in
    ViewElement(single.type, single.view(in: tuple), inputs, home: home)
  }

  /// Whether a modifier says how far in front the views are drawn.
  var hasDepth: Bool { inputs.traits.hasDepth }

  var count: Int { singles.count }

  /// Calls `show` for each view in order, with what lowers it into a place.
  func forEach(_ show: ((GeometrySlot) -> _ViewOutputs) -> Void) {
    var inner: _ViewInputs = inputs
    inner.endList()
    for single in singles {
      show { slot in
        inner.slot = slot
        return single.view(in: tuple).makeView(single.type, inner)
      }
    }
  }
}
