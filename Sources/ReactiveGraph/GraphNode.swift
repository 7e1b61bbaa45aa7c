/// A node of the dependency graph: something computed from other nodes.
///
/// Edges are found while a node is evaluated: what it reads is what it depends on. A node's `height` is above the
/// heights of all its inputs, and evaluation goes by height, so that a node is evaluated at most once for a change and
/// only after everything that it reads. A node whose new value equals the old one stops the change right there.
///
/// Nodes are owned by a `Subgraph`. Edges do not own; they are unlinked when either end goes.
open class GraphNode {
  public unowned let graph: Graph
  /// What the node is, for logs and messages.
  public let label: StaticString

  var height: Int = 0
  /// What this node read when it was last evaluated, in order.
  var inputs: [Edge] = []
  /// Who read this node; the order means nothing.
  var outputs: [Edge] = []
  var isQueued: Bool = false
  var isEvaluating: Bool = false
  /// False until the first evaluation.
  var hasRun: Bool = false
  /// Set when the node must be evaluated before it is read.
  public internal(set) var isStale: Bool = true
  /// False once its subgraph is gone: it keeps its last value and is never evaluated again.
  public internal(set) var isAlive: Bool = true
  /// The stamp of the last evaluation that collected this node as an input, against collecting it twice.
  var collectedBy: UInt64 = 0
  /// The stamp of the last search that came by.
  var seenBy: UInt64 = 0
  /// The pass in which the node was last evaluated, and how many times, against endless passes.
  var lastPass: UInt64 = 0
  var evaluationsInPass: Int = 0

  /// Makes a node in the graph's current subgraph.
  public init(in graph: Graph, _ label: StaticString) {
    self.graph = graph
    self.label = label
    graph.adopt(self)
  }

  /// Computes the node anew and says whether what others read of it has changed.
  open func evaluate() -> Bool { false }

  /// True for a node that is evaluated when stale although nobody reads it: it feeds an output.
  open var isEager: Bool { false }

  /// Called once when the subgraph of the node ends.
  open func invalidated() {}

  /// Called after the height rose: a node that assigns sources lets them follow.
  open func didRaise() {}

  /// Notes that the node under evaluation reads this one, and brings this one up to date.
  public final func track() {
    if isAlive { graph.read(self) }
  }

  /// Asks for an evaluation in the next pass (or in this one, when a pass is under way).
  public final func setNeedsEvaluation() {
    if isAlive { graph.enqueue(self) }
  }

  /// How the node is named in messages: its label, and what a subclass adds.
  open var debugName: String { "\(label)" }
}

/// A reference that does not keep its object alive and costs nothing.
struct Unowned<Object: AnyObject> {
  unowned(unsafe) let object: Object

  init(_ object: Object) {
    self.object = object
  }
}
