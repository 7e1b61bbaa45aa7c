import ReactiveGraph

nonisolated struct FocusedValueModifier: InputsModifier {
  /// Never changes for a modifier: its functions set it.
  var isOfScene: Bool
  var set: (inout FocusedValues) -> Void

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let graph: Graph = inputs.graph
    let node = FocusedValuesNode(modifier, host: inputs.window)
    graph.evaluateNow(node)
    let context = FocusContext(parent: inputs.focusContext, in: inputs.slot, values: node.values)
    guard graph.untracked({ modifier.read().isOfScene }) else {
      inputs.focusContext = context
      return
    }
    let scope: FocusScope = inputs.window.focus
    scope.addScene(context)
    graph.currentSubgraph.onEnd { scope.removeScene(context) }
  }
}

/// Shows what a modifier sets.
///
/// The values are written like state, at the end of a round, and not read from the body: a body may set a value beside
/// reading those of the focused view, itself included, as forms and menus do. Such a body runs once more and settles.
private final class FocusedValuesNode: GraphNode {
  let values: Source<FocusedValues>
  private let modifier: _GraphValue<FocusedValueModifier>
  @WeakWindow private var host: ViewGraph?
  /// What is shown, or is going to be at the end of the round.
  private var latest: FocusedValues?
  private var pass: Int = 0
  private var newsInPass: Int = 0

  /// How often in a pass a value is taken up that cannot be compared, such as a closure. A body that makes one anew each
  /// time and reads the values too would go round for ever; those made later do the same as the one before.
  private static let incomparableLimit: Int = 2

  init(_ modifier: _GraphValue<FocusedValueModifier>, host: ViewGraph) {
    self.modifier = modifier
    self.host = host
    values = Source(in: host.graph, "values of a view", FocusedValues()) { $0.isSame(as: $1) }
    super.init(in: host.graph, "focused value of a view")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    var new = FocusedValues()
    modifier.read().set(&new)
    guard let known = latest else {
      latest = new
      values.assign(new)
      return false
    }
    guard !new.isSame(as: known), isTakenUp(new, after: known) else { return false }
    latest = new
    values.set(new)
    return false
  }

  private func isTakenUp(_ new: FocusedValues, after known: FocusedValues) -> Bool {
    guard !new.isComparable(where: known), let host else { return true }
    if pass != host.pass { newsInPass = 0 }
    pass = host.pass
    newsInPass += 1
    return newsInPass <= Self.incomparableLimit
  }
}
