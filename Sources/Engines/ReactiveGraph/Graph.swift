import DeepStack
import Diagnostics
import Memory

/// The incremental engine: nodes, edges, and the order in which changes go through them.
///
/// A change costs what it changes (G2): writing a source queues its direct readers; a pass takes nodes from the queue by
/// height, evaluates each, and queues the readers of those whose value really changed. Nothing else is visited.
///
/// The graph belongs to one thread, the main actor's, by construction; it knows nothing of views.
public final class Graph {
  var queue: HeightQueue = HeightQueue()

  /// What is to be evaluated before anything of the queue.
  var followers: Followers = Followers()

  /// The edges between the nodes.
  var edges: EdgePool = EdgePool()

  /// The nodes under evaluation, innermost last.
  var stack = GrowingBuffer<EvaluationFrame>(capacity: 64)
  /// The first of the nodes under evaluation that are seen: those below it stand outside of an untracked part.
  var firstFrame: Int = 0
  /// What the nodes under evaluation have read so far, each frame's part after that of the frame outside it.
  var collected = GrowingBuffer<Unowned<GraphNode>>(capacity: 256)
  var stamp: UInt64 = 0
  /// Counts changes, so that it can be told what has changed since a node was evaluated.
  var clock: UInt64 = 1

  /// The subgraph that adopts new nodes.
  public private(set) var currentSubgraph: Subgraph
  public let root: Subgraph

  /// How deep evaluations nest now, untracked ones included.
  var depth: Int = 0
  /// Nodes that wait for their first evaluation: nobody knows yet above what they stand, so they come when all that has a
  /// place is up to date. Oldest first, but in a pass.
  var newcomers: [GraphNode] = []

  /// Nodes to be lifted, and whether that is under way.
  var lifts: [(node: Unowned<GraphNode>, height: Int)] = []
  var isLifting: Bool = false
  /// The greatest height that any node has had.
  var highest: Int = 0
  /// How many nodes have ended and are not let go yet.
  var endedNodeCount: Int = 0
  /// How many nodes there are, ended ones included until they are let go.
  public internal(set) var nodeCount: Int = 0

  /// Writes made while a pass evaluates; they wait for its end, so that a pass sees one state (G5).
  private var deferredWrites: [() -> Void] = []
  /// Subgraphs that ended while something was evaluated: their nodes keep their values until that is over.
  private var endedSubgraphs: [Subgraph] = []
  public private(set) var isUpdating: Bool = false
  /// Counts passes, and in each the stretches of rounds that got on.
  private(set) var stretch: UInt64 = 0
  /// The first stretch of the pass that is under way or was last.
  private(set) var firstStretch: UInt64 = 0
  /// Whether the round has come to a node that was there before the pass and had not had its turn in it.
  var reachesOthers: Bool = false

  /// What happened, when a test or a trace asked for it.
  public var log: EventLog?
  /// Called when the first node is queued after a pass: the host then schedules a frame.
  public var onInvalidate: (() -> Void)?

  public init() {
    root = Subgraph()
    currentSubgraph = root
  }

  deinit {
    // Nothing is evaluated any more, whoever still holds a node.
    end()
    queue.removeAll()
  }

  /// True when something waits to be evaluated.
  public var needsUpdate: Bool { queue.count > 0 || !newcomers.isEmpty || !deferredWrites.isEmpty }

  /// The node whose evaluation reads now, if any.
  public var evaluating: GraphNode? { stack.count > firstFrame ? stack[stack.count - 1].node.object : nil }
}

// MARK: - Passes

extension Graph {
  /// How many rounds of writes made by evaluation itself are allowed in a row that get nowhere, before that is called a loop.
  static let roundLimit: Int = 64
  /// How many rounds there may be in one pass: what grows for ever ends too.
  private static let passLimit: Int = 1 << 12

  /// Runs one pass: evaluates everything queued, then the writes that evaluation made, until all is still (G5).
  ///
  /// A round gets on where the graph has grown beyond all that it was in the pass, or a node had its first turn that was
  /// there before. Containers that find out what they show when they have a place need a round for each that is inside of
  /// another, however many those are; what goes in circles has nothing of both.
  public func update() {
    precondition(!isUpdating, "Graph.update() was called from inside a pass")
    isUpdating = true
    stretch += 1
    firstStretch = stretch
    defer {
      isUpdating = false
      letGoOfEnded()
    }
    var round: Int = 0
    var rounds: Int = 0
    var most: Int = nodeCount
    repeat {
      reachesOthers = false
      flush()
      letGoOfEnded()
      let writes: [() -> Void] = deferredWrites
      deferredWrites = []
      for write in writes { write() }
      rounds += 1
      if reachesOthers || nodeCount > most {
        most = max(most, nodeCount)
        round = 0
        stretch += 1
      }
      round += 1
      if round > Self.roundLimit || rounds > Self.passLimit, needsUpdate { return reportLoop(after: rounds) }
    } while needsUpdate
  }

  private func reportLoop(after rounds: Int) {
    let waiting: [GraphNode] = queue.nodes + newcomers
    let names: [String] = waiting.prefix(3).map(\.debugName)
    log?.record(.loop(names))
    Diagnostics.warn(
      "state is written again by every update of \(names.joined(separator: ", ")). The pass was ended after "
        + "\(rounds) rounds; write state from an action, not from a body, and don't put scroll views into each other "
        + "by the dozen.")
  }

  /// Writes now, or at the end of the pass when one is evaluating.
  public func write(_ change: @escaping () -> Void) {
    if isUpdating {
      deferredWrites.append(change)
    } else {
      change()
    }
  }

  /// Evaluates a node at once, outside of the queue's order: for nodes that build structure.
  public func evaluateNow(_ node: GraphNode) {
    guard node.isStale, node.isAlive else { return }
    evaluate(node)
  }

  /// Evaluates a node at once although it is up to date: for nodes that are asked for more than before.
  public func evaluateAgain(_ node: GraphNode) {
    guard node.isAlive, !node.isEvaluating else { return }
    evaluate(node)
  }
}

// MARK: - Lifetimes

extension Graph {
  /// Makes new nodes belong to `subgraph` while `body` runs.
  public func with<Result>(_ subgraph: Subgraph, _ body: () throws -> Result) rethrows -> Result {
    let saved: Subgraph = currentSubgraph
    currentSubgraph = subgraph
    defer { currentSubgraph = saved }
    return try body()
  }

  func adopt(_ node: GraphNode) {
    Unowned(currentSubgraph).with { part in
      precondition(!part.isEnded, "\(node.label) was made in a part of the graph that has ended")
      part.adopt(node)
    }
    nodeCount += 1
    log?.record(.created(node.label))
  }

  /// Lets an ended subgraph go, once nothing is under evaluation.
  func discard(_ subgraph: Subgraph) {
    if isUpdating || depth > 0 {
      endedSubgraphs.append(subgraph)
    } else {
      letGo { subgraph.unlink(in: self) }
      if subgraph === root { edges.removeAll() }
    }
  }

  func letGoOfEnded() {
    guard !endedSubgraphs.isEmpty else { return }
    let ended: [Subgraph] = endedSubgraphs
    endedSubgraphs = []
    letGo { for subgraph in ended { subgraph.unlink(in: self) } }
  }

  /// What a view is made from holds what the view around it is made from, and so on. The release of such a chain goes
  /// down the stack and passes through nothing that could ask for more of it: where many nodes go, it begins on a new one.
  private func letGo(_ body: () -> Void) {
    let isLarge: Bool = endedNodeCount > Self.largePart
    endedNodeCount = 0
    if isLarge { onFurtherStack(body) } else { withEnoughStack(body) }
  }

  /// So many nodes fit on a stack that is nearly full, whatever holds what.
  private static let largePart: Int = 500

  /// Ends all that lives in the graph. Values stay readable; nothing is evaluated again.
  public func end() {
    root.end(in: self)
  }
}
