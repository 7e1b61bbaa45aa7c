import Diagnostics

/// The incremental engine: nodes, edges, and the order in which changes go through them.
///
/// A change costs what it changes (G2): writing a source queues its direct readers; a pass takes nodes from the queue by
/// height, evaluates each, and queues the readers of those whose value really changed. Nothing else is visited.
///
/// The graph belongs to one thread, the main actor's, by construction; it knows nothing of views.
public final class Graph {
  /// The nodes to be evaluated, by height.
  private var queue: [[Unowned<GraphNode>]] = []
  private var lowest: Int = Int.max
  private var queued: Int = 0

  /// The nodes under evaluation, innermost last.
  private var stack: [Frame] = []
  private var stamp: UInt64 = 0

  /// The subgraph that adopts new nodes.
  public private(set) var currentSubgraph: Subgraph
  public let root: Subgraph

  /// Nodes that wait for their first evaluation, oldest first: nobody knows yet above what they stand, so they come when
  /// all that has a place is up to date.
  private var newcomers: [Unowned<GraphNode>] = []
  private var firstNewcomer: Int = 0

  /// Writes made while a pass evaluates; they wait for its end, so that a pass sees one state (G5).
  private var deferredWrites: [() -> Void] = []
  /// Subgraphs that ended during a pass: their nodes keep their values until its end.
  var endedSubgraphs: [Subgraph] = []
  /// Nodes that ended while they were queued, kept until the queue has let go of them.
  var endedNodes: [GraphNode] = []
  public private(set) var isUpdating: Bool = false

  /// What happened, when a test or a trace asked for it.
  public var log: EventLog?
  /// Called when the first node is queued after a pass: the host then schedules a frame.
  public var onInvalidate: (() -> Void)?

  private struct Frame {
    let node: GraphNode
    let stamp: UInt64
    var inputs: [Unowned<GraphNode>]
  }

  public init() {
    root = Subgraph()
    currentSubgraph = root
  }

  /// True when something waits to be evaluated.
  public var needsUpdate: Bool { queued > 0 || firstNewcomer < newcomers.count || !deferredWrites.isEmpty }

  /// The node whose evaluation reads now, if any.
  public var evaluating: GraphNode? { stack.last?.node }
}

// MARK: - Reading

extension Graph {
  /// Brings a node up to date and records that the node under evaluation depends on it.
  func read(_ node: GraphNode) {
    guard node.isAlive else { return }
    if node.isEvaluating { return reportCycle(at: node) }
    if !stack.isEmpty {
      let index: Int = stack.count - 1
      let reader: GraphNode = stack[index].node
      // What a node comes to read in mid-pass may stand above it and still wait for its own inputs: those go first.
      if isUpdating, !node.isStale, node.height >= reader.height, queued > 0, lowest < node.height, waits(node) {
        flush(upTo: node.height)
      }
      if node.collectedBy != stack[index].stamp {
        node.collectedBy = stack[index].stamp
        stack[index].inputs.append(Unowned(node))
      }
    }
    if node.isStale { evaluate(node) }
  }

  /// Runs `body` without recording what it reads.
  public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved: [Frame] = stack
    stack = []
    defer { stack = saved }
    return try body()
  }

  /// Reports a node that depends on itself with the path of what was under evaluation (G5).
  private func reportCycle(at node: GraphNode) {
    let start: Int = stack.firstIndex { $0.node === node } ?? 0
    let path: String = (stack[start...].map(\.node.debugName) + [node.debugName]).joined(separator: " → ")
    log?.record(.cycle(path))
    Diagnostics.warn(
      "a value depends on itself: \(path). The last value is used; break the cycle by not reading what the view sets.")
  }
}

// MARK: - Evaluating

extension Graph {
  /// Evaluates a node, renews its edges and queues its readers when its value changed.
  private func evaluate(_ node: GraphNode) {
    stamp += 1
    node.isStale = false
    node.isEvaluating = true
    stack.append(Frame(node: node, stamp: stamp, inputs: []))
    node.hasRun = true
    let changed: Bool = node.evaluate()
    let frame: Frame = stack.removeLast()
    node.isEvaluating = false
    guard node.isAlive else { return }
    relink(node, to: frame.inputs, stamp: frame.stamp)
    log?.record(changed ? .changed(node.debugName) : .unchanged(node.debugName))
    if changed { queueReaders(of: node) }
  }

  private func relink(_ node: GraphNode, to inputs: [Unowned<GraphNode>], stamp: UInt64) {
    let same: Bool =
      node.inputs.count == inputs.count
      && zip(node.inputs, inputs).allSatisfy { $0.object === $1.object }
    if !same {
      for input in node.inputs { input.object.outputs.removeFirst(node) }
      node.inputs = inputs.filter { $0.object.isAlive }
      for input in node.inputs { input.object.outputs.append(Unowned(node)) }
    }
    var height: Int = node.height
    for input in inputs where input.object.height >= height { height = input.object.height + 1 }
    raise(node, to: height)
  }

  /// Lifts a node and, where needed, its readers, so that heights keep rising along edges.
  func raise(_ node: GraphNode, to height: Int) {
    guard height > node.height else { return }
    var work: [(GraphNode, Int)] = [(node, height)]
    while let (next, wanted) = work.popLast() {
      guard wanted > next.height else { continue }
      // A reader of a node under evaluation that is itself under evaluation would climb for ever.
      if next !== node, next.isEvaluating { continue }
      // A queued node stays in its old bucket: it is moved when it is taken out.
      next.height = wanted
      for output in next.outputs where output.object.height <= wanted {
        if output.object === node { return reportCycle(at: node) }
        work.append((output.object, wanted + 1))
      }
      next.didRaise()
    }
  }

  /// Adds an edge without evaluating: `reader` is queued when `node` changes.
  public func connect(_ reader: GraphNode, to node: GraphNode) {
    reader.inputs.append(Unowned(node))
    node.outputs.append(Unowned(reader))
    raise(reader, to: node.height + 1)
  }

  func queueReaders(of node: GraphNode) {
    for output in node.outputs where !output.object.isEvaluating { enqueue(output.object) }
  }

  func enqueue(_ node: GraphNode) {
    guard node.isAlive, !node.isQueued else { return }
    let wasIdle: Bool = !needsUpdate
    node.isQueued = true
    node.isStale = true
    if node.hasRun {
      insert(node)
    } else {
      newcomers.append(Unowned(node))
    }
    if wasIdle, !isUpdating { onInvalidate?() }
  }

  private func insert(_ node: GraphNode) {
    while queue.count <= node.height { queue.append([]) }
    queue[node.height].append(Unowned(node))
    lowest = min(lowest, node.height)
    queued += 1
  }

  /// Evaluates what is queued, lowest first, until nothing at or below `limit` is left.
  private func flush(upTo limit: Int) {
    while lowest <= limit, lowest < queue.count {
      guard let node = queue[lowest].popLast()?.object else {
        lowest += 1
        continue
      }
      queued -= 1
      guard node.isAlive else { continue }
      if node.height > lowest {
        insert(node)
      } else {
        take(node)
      }
    }
    if queued == 0 { lowest = Int.max }
  }

  private func take(_ node: GraphNode) {
    node.isQueued = false
    // Read since it was queued, or of no use to anybody: then it stays stale until somebody reads it.
    guard node.isStale, node.isEager || !node.outputs.isEmpty else { return }
    evaluate(node)
  }

  /// Evaluates all that waits: what has a place first, then one newcomer, and so on.
  private func flush() {
    while true {
      flush(upTo: Int.max - 1)
      guard firstNewcomer < newcomers.count else { break }
      let node: GraphNode = newcomers[firstNewcomer].object
      firstNewcomer += 1
      if node.isAlive { take(node) }
    }
    newcomers.removeAll(keepingCapacity: true)
    firstNewcomer = 0
  }

  /// Whether something that a node depends on is queued.
  private func waits(_ node: GraphNode) -> Bool {
    stamp += 1
    var work: [GraphNode] = [node]
    while let next = work.popLast() {
      for input in next.inputs where input.object.seenBy != stamp && input.object.height >= lowest {
        if input.object.isQueued { return true }
        input.object.seenBy = stamp
        work.append(input.object)
      }
    }
    return false
  }
}

// MARK: - Passes

extension Graph {
  /// How many rounds of writes made by evaluation itself are allowed in one pass before it is called a loop.
  static let roundLimit: Int = 64

  /// Runs one pass: evaluates everything queued, then the writes that evaluation made, until all is still (G5).
  public func update() {
    precondition(!isUpdating, "Graph.update() was called from inside a pass")
    isUpdating = true
    defer {
      isUpdating = false
      endedSubgraphs.removeAll()
    }
    var round: Int = 0
    repeat {
      flush()
      for subgraph in endedSubgraphs { subgraph.unlink(in: self) }
      endedSubgraphs.removeAll()
      endedNodes.removeAll()
      let writes: [() -> Void] = deferredWrites
      deferredWrites = []
      for write in writes { write() }
      round += 1
      if round > Self.roundLimit { return reportLoop() }
    } while needsUpdate
  }

  private func reportLoop() {
    let names: [String] = queue.joined().prefix(3).map(\.object.debugName)
    log?.record(.loop(names))
    Diagnostics.warn(
      "state is written again by every update of \(names.joined(separator: ", ")). The pass was ended after "
        + "\(Self.roundLimit) rounds; write state from an action, not from a body.")
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

  /// Makes new nodes belong to `subgraph` while `body` runs.
  public func with<Result>(_ subgraph: Subgraph, _ body: () throws -> Result) rethrows -> Result {
    let saved: Subgraph = currentSubgraph
    currentSubgraph = subgraph
    defer { currentSubgraph = saved }
    return try body()
  }

  func adopt(_ node: GraphNode) {
    currentSubgraph.nodes.append(node)
    log?.record(.created("\(node.label)"))
  }
}

extension Array where Element == Unowned<GraphNode> {
  /// Removes one edge; order does not matter to anybody.
  mutating func removeFirst(_ node: GraphNode) {
    guard let index = lastIndex(where: { $0.object === node }) else { return }
    swapAt(index, count - 1)
    removeLast()
  }
}
