import ReactiveGraph
import SwiftUICore

/// Brings a modifier together with the scroll views inside it.
package final class ScrollLink {
  /// Whether scroll views inside scroll views count too.
  let reachesInside: Bool
  /// Whether the modifier keeps what is seen in its place when content comes or goes before it.
  let keepsPlace: Bool
  private let version: Source<Int>
  private var known: [WeakViewport] = []

  private struct WeakViewport {
    weak var viewport: ScrollViewport?
  }

  init(in graph: Graph, reachesInside: Bool, keepsPlace: Bool = false) {
    self.reachesInside = reachesInside
    self.keepsPlace = keepsPlace
    version = Source(in: graph, "scroll views", 0)
  }

  func add(_ viewport: ScrollViewport) {
    known.removeAll { $0.viewport == nil }
    known.append(WeakViewport(viewport: viewport))
    viewport.graph.currentSubgraph.onEnd { [weak self, weak viewport] in
      self?.known.removeAll { $0.viewport == nil || $0.viewport === viewport }
    }
    version.set(version.peek + 1)
  }

  /// The scroll views inside; the node under evaluation depends on which they are.
  var viewports: [ScrollViewport] {
    _ = version.value
    return known.compactMap(\.viewport)
  }
}

private enum ScrollLinksKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> [ScrollLink] { [] }
}

extension _ViewInputs {
  /// The modifiers around that watch or move the next scroll view inside.
  package var scrollLinks: [ScrollLink] {
    get { self[ScrollLinksKey.self] }
    set { self[ScrollLinksKey.self] = newValue }
  }
}

/// A modifier that watches or moves the scroll view inside it.
protocol ScrollLinkModifier: PrimitiveModifier {
  static var keepsPlace: Bool { get }
  /// Called once with the link; `inputs` are the modifier's own.
  static func connect(_ link: ScrollLink, modifier: _GraphValue<Self>, inputs: _ViewInputs)
}

extension ScrollLinkModifier {
  nonisolated static var keepsPlace: Bool { false }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let link = ScrollLink(in: inputs.graph, reachesInside: false, keepsPlace: keepsPlace)
    var inner: _ViewInputs = inputs
    inner.scrollLinks.append(link)
    let outputs: _ViewOutputs = body(inner)
    connect(link, modifier: modifier, inputs: inputs)
    return outputs
  }
}

/// Watches a value of a scroll view and asks for an action when it changes, which runs in the transaction of the change.
final class ScrollWatch<Value: Equatable>: GraphNode {
  private unowned let host: ViewGraph
  private let transactions: TransactionScope?
  private let read: () -> Value?
  private let act: (_ old: Value?, _ new: Value) -> Void
  private var last: Value?
  private var told: Value?

  /// - Parameters:
  ///   - read: runs inside the node, at each frame of a scroll; nil where there is nothing to watch yet. What people's
  ///     code computes (a binding's value) is read through a `ContentNode`, which runs it again only after a change.
  ///   - act: runs after the pass.
  init(
    inputs: _ViewInputs, _ label: StaticString, _ read: @escaping () -> Value?,
    act: @escaping (_ old: Value?, _ new: Value) -> Void
  ) {
    host = inputs.window
    transactions = inputs.transactions
    self.read = read
    self.act = act
    super.init(in: inputs.graph, label)
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    guard let new = read(), new != last else { return false }
    last = new
    var transaction: Transaction = graph.untracked { transactions?.transaction ?? host.transaction }
    // Who waits for the change is told when its pass is over.
    transaction.completions = []
    host.afterUpdate { [weak self] in
      // Only what still holds after the whole pass is told.
      guard let self, isAlive, last == new, told != new else { return }
      let old: Value? = told
      told = new
      // A scroll view opens where it is to stand, and does not go there.
      withTransaction(old == nil ? Transaction() : transaction) { self.act(old, new) }
    }
    return true
  }
}
