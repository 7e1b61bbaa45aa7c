/// A node of the dependency graph: something computed from other nodes.
///
/// Edges are found while a node is evaluated: what it reads is what it depends on. A node's `height` is above the
/// heights of all its inputs, and evaluation goes by height, so that a node is evaluated at most once for a change and
/// only after everything that it reads. A node whose new value equals the old one stops the change right there.
///
/// Nodes are owned by a `Subgraph`. Edges do not own; they are unlinked when either end goes.
open class GraphNode {
  // There are several nodes for each view. Fields that fill up words together follow each other, and those come last that are
  // looked at whenever a node is read: they lie beside what its class adds.

  /// Not counted, as each read of a node goes through it.
  @usableFromInline let graphLink: Unmanaged<Graph>
  /// Where the text of the label lies, which is there as long as the program.
  private let labelText: UnsafePointer<UInt8>
  /// Whether it stands in the list of what is deferred.
  var isWaiting: Bool = false
  /// False until the first evaluation.
  var hasRun: Bool = false
  /// While its subgraph is suspended it keeps its value and its edges, and is not evaluated.
  var isSuspended: Bool = false
  /// Set by an evaluation that found nothing to do: what the node depends on stays as it is.
  var keepsInputs: Bool = false
  /// Set when an evaluation was asked for, whatever the inputs say.
  var isForced: Bool = false
  /// The next node of the same subgraph, which owns it.
  var nextInSubgraph: Unmanaged<GraphNode>?
  /// The node that was queued before at the same height; the queue owns it.
  var nextQueued: Unmanaged<GraphNode>?
  /// The stretch of rounds in which the node was last evaluated.
  var lastStretch: UInt64 = 0
  /// The evaluations in the rounds of `lastStretch`, against endless passes.
  var evaluationsInStretch: Int32 = 0

  var isQueued: Bool = false
  var isEvaluating: Bool = false
  /// Set when the node must be evaluated before it is read.
  public final internal(set) var isStale: Bool = true
  /// False once its subgraph is gone: it keeps its last value and is never evaluated again.
  public final internal(set) var isAlive: Bool = true
  private var storedHeight: Int32 = 0
  /// The ends of the list of what this node read when it was last evaluated, in order.
  var firstInput: Int32 = EdgePool.none
  var lastInput: Int32 = EdgePool.none
  /// The beginning of the list of who read this node.
  var firstOutput: Int32 = EdgePool.none
  /// The stamp of the last evaluation that collected this node as an input, against collecting it twice, or of a search
  /// that came by since.
  var collectedBy: UInt64 = 0
  /// The graph's clock when the value changed last, and when the last evaluation ended; 0 for never.
  var changedAt: UInt64 = 0
  var evaluatedAt: UInt64 = 0

  /// What the node is, for logs and messages. The text of a literal ends with a zero.
  public final var label: String { String(cString: labelText) }

  /// Not to be used once the node is no longer alive, when the graph may be gone.
  public final var graph: Graph { graphLink.takeUnretainedValue() }

  /// Above those of all inputs.
  final var height: Int {
    get { Int(storedHeight) }
    set { storedHeight = Int32(newValue) }
  }

  /// Makes a node in the graph's current subgraph. The graph is the caller's: to hand it over would be to count a reference
  /// for each node.
  public init(in graph: __shared Graph, _ label: StaticString) {
    graphLink = .passUnretained(graph)
    labelText = label.utf8Start
    graph.adopt(self)
  }

  /// Makes a node whose value is assigned: it is never out of date.
  public init(assignedIn graph: __shared Graph, _ label: StaticString) {
    graphLink = .passUnretained(graph)
    labelText = label.utf8Start
    isStale = false
    graph.adopt(self)
  }

  /// Computes the node anew and says whether what others read of it has changed.
  open func evaluate() -> Bool { false }

  /// True for a node that is evaluated when stale although nobody reads it: it feeds an output.
  open var isEager: Bool { false }

  /// Where the node waits for its evaluation until that is asked for; nil for one that is evaluated in the pass.
  open var deferral: DeferredWork? { nil }

  /// Whether an evaluation because of `node`, which is assigned by what was just evaluated, comes before all others that
  /// wait, where nothing of those can reach what this node reads: then one part of a program is finished after the other,
  /// while it is at hand, and not all parts level by level.
  open func comesNext(after node: GraphNode) -> Bool { false }

  /// Called instead of an evaluation in the pass.
  open func deferred() {}

  /// Called once when the subgraph of the node ends.
  open func invalidated() {}

  /// Called after the height rose: a node that assigns sources lets them follow.
  open func didRaise() {}

  /// Notes that the node under evaluation reads this one, and brings this one up to date.
  @inlinable public final func track() {
    if isAlive { graphLink._withUnsafeGuaranteedRef { $0.read(self) } }
  }

  /// Makes the height rise above that of the node which assigns this one's value.
  public final func follow(_ owner: GraphNode) {
    guard isAlive, owner.height >= height else { return }
    _ = graphLink._withUnsafeGuaranteedRef { $0.raise(self, to: owner.height + 1) }
  }

  /// Tells the readers of a value that was assigned.
  public final func announceChange() {
    if isAlive { graphLink._withUnsafeGuaranteedRef { $0.queueReaders(of: self) } }
  }

  /// Whether the value may be set from outside of an evaluation, as that of a source. A node that is out of date gets its
  /// value by its evaluation; so does one that is suspended, when that is over.
  public final func mayBeAssigned() -> Bool {
    if isSuspended { isStale = true }
    return isAlive && !isStale
  }

  /// Asks for an evaluation in the next pass (or in this one, when a pass is under way).
  public final func setNeedsEvaluation() {
    guard isAlive else { return }
    isForced = true
    graph.enqueue(self)
  }

  /// Whether the value has changed since another node was evaluated last.
  public final func hasChanged(sinceEvaluationOf other: GraphNode) -> Bool { changedAt > other.evaluatedAt }

  /// How the node is named in messages: its label, and what a subclass adds.
  open var debugName: String { label }
}
