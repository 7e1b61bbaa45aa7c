/// Nodes that nobody needs before what they make together is asked for: those that draw, say.
///
/// A pass does not evaluate such a node; it waits here with the inputs that it had, until `Graph.perform(_:)`. So what
/// nobody looks at costs no evaluation, however often it changes.
public final class DeferredWork {
  /// Each once, in the order in which they were due.
  fileprivate var waiting: [GraphNode] = []
  /// So many may wait before those that have ended are let go.
  private var limit: Int = DeferredWork.leastLimit
  private static let leastLimit: Int = 256

  public init() {}

  public var count: Int { waiting.count }

  /// Lets a node wait here. A new one may be put here at once, where what makes it changes something else too: waiting
  /// alone asks for no frame.
  public func add(_ node: GraphNode) {
    guard !node.isWaiting else { return }
    node.isWaiting = true
    if waiting.count >= limit {
      waiting.removeAll { !$0.isAlive }
      limit = max(Self.leastLimit, 2 * waiting.count)
    }
    waiting.append(node)
  }

  /// Lets go of all that waits: what looks for the nodes here ends, and they may hold what holds this.
  public func removeAll() { waiting = [] }

  fileprivate func take() -> [GraphNode] {
    defer { waiting = [] }
    return waiting
  }
}

extension Graph {
  /// Evaluates all that waits. Call it between passes, after one where the graph needed it; inside of an evaluation it
  /// does nothing.
  public func perform(_ work: DeferredWork) {
    guard work.count > 0, !isUpdating, depth == 0 else { return }
    let nodes: [GraphNode] = work.take()
    for node in nodes { node.isWaiting = false }
    for node in nodes where node.isAlive && node.isStale { evaluate(node) }
  }
}
