import DeepStack
import Diagnostics
import Memory

// MARK: - Reading

extension Graph {
  /// Brings a node up to date and records that the node under evaluation depends on it.
  @usableFromInline
  func read(_ node: GraphNode) {
    if node.isEvaluating { return reportCycle(at: node) }
    let last: Int = stack.count - 1
    let isTracked: Bool = last >= firstFrame
    // What is read in mid-pass may stand above its reader and still wait for its own inputs: those go first.
    if isUpdating, depth > 0, !node.isStale, queue.lowest < node.height {
      if !isTracked || node.height >= stack[last].node.with({ $0.height }) { settleInputs(of: node) }
      guard node.isAlive else { return }
    }
    if isTracked, node.collectedBy != stack[last].stamp {
      node.collectedBy = stack[last].stamp
      collected.append(Unowned(node))
    }
    if node.isStale { evaluate(node) }
  }

  /// Runs `body` without recording what it reads.
  public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved: Int = firstFrame
    firstFrame = stack.count
    defer { firstFrame = saved }
    return try body()
  }

  /// Brings a node up to date without a dependency.
  func readUntracked(_ node: GraphNode) {
    let saved: Int = firstFrame
    firstFrame = stack.count
    read(node)
    firstFrame = saved
  }

  /// Reports a node that depends on itself with the path of what was under evaluation (G5).
  private func reportCycle(at node: GraphNode) {
    let seen: [GraphNode] = stack.nodes(from: firstFrame)
    let start: Int = seen.firstIndex { $0 === node } ?? 0
    reportCycle(seen[start...].map(\.debugName) + [node.debugName])
  }

  func reportCycle(_ names: [String]) {
    let path: String = names.joined(separator: " → ")
    log?.record(.cycle(path))
    Diagnostics.warn(
      "a value depends on itself: \(path). The last value is used; break the cycle by not reading what the view sets.")
  }
}

// MARK: - Evaluating

extension Graph {
  /// How many times a node may be evaluated in a stretch of rounds before that is called a loop: once for each is legal.
  private static let evaluationLimit: Int = 4 * roundLimit

  /// Evaluates a node, renews its edges and queues its readers when its value changed.
  func evaluate(_ node: GraphNode) {
    // What has no value yet gets its first one.
    guard !node.isSuspended || !node.hasRun, mayEvaluate(node) else { return }
    stamp += 1
    node.isStale = false
    node.isEvaluating = true
    node.hasRun = true
    let firstInput: Int = collected.count
    stack.append(EvaluationFrame(node: Unowned(node), stamp: stamp))
    depth += 1
    let changed: Bool = withEnoughStack { node.evaluate() }
    depth -= 1
    stack.removeLast()
    node.isEvaluating = false
    node.isForced = false
    // What was evaluated along the way has not changed since.
    node.evaluatedAt = clock
    if node.isAlive {
      if node.keepsInputs { keepInputs(of: node) } else { relink(node, toCollectedFrom: firstInput) }
      log?.record(changed ? .changed(node.debugName) : .unchanged(node.debugName))
      if changed { queueReaders(of: node) }
    }
    collected.truncate(to: firstInput)
    if depth == 0, !isUpdating { letGoOfEnded() }
  }

  /// False for a node that keeps changing what it depends on itself: then its last value stands for this pass.
  private func mayEvaluate(_ node: GraphNode) -> Bool {
    guard isUpdating else { return true }
    if node.lastStretch != stretch {
      if node.lastStretch < firstStretch, node.evaluatedAt > 0 { reachesOthers = true }
      node.lastStretch = stretch
      node.evaluationsInStretch = 0
    }
    node.evaluationsInStretch += 1
    guard node.evaluationsInStretch > Self.evaluationLimit else { return true }
    node.isStale = false
    if node.evaluationsInStretch == Self.evaluationLimit + 1 {
      log?.record(.loop([node.debugName]))
      Diagnostics.warn(
        "\(node.debugName) changes what it depends on each time it is evaluated. Its last value is used; make the "
          + "value settle.")
    }
    return false
  }

  /// Leaves the edges of a node as they are; what it depends on may have been lifted while it was under evaluation.
  private func keepInputs(of node: GraphNode) {
    node.keepsInputs = false
    var height: Int = node.height
    var edge: Int32 = node.firstInput
    while edge != EdgePool.none {
      height = max(height, edges[edge].input.with { $0.height } + 1)
      edge = edges[edge].nextInput
    }
    if raise(node, to: height) { cutCycles(at: node) }
  }

  /// Makes the edges of a node those of what it read: what it read before, and in that order, keeps its edge.
  private func relink(_ node: GraphNode, toCollectedFrom first: Int) {
    var edge: Int32 = node.firstInput
    var index: Int = first
    var height: Int = node.height
    while edge != EdgePool.none, index < collected.count, edges[edge].input === collected[index] {
      height = max(height, collected[index].with { $0.height } + 1)
      edge = edges[edge].nextInput
      index += 1
    }
    while edge != EdgePool.none {
      let next: Int32 = edges[edge].nextInput
      edges.unlink(edge)
      edge = next
    }
    while index < collected.count {
      collected[index].with { input in
        guard input.isAlive else { return }
        edges.link(node, to: input)
        height = max(height, input.height + 1)
      }
      index += 1
    }
    if raise(node, to: height) { cutCycles(at: node) }
  }

  /// Gives up the edges by which a node reads what depends on it: all that it reads but these now lies below it.
  private func cutCycles(at node: GraphNode) {
    var edge: Int32 = node.lastInput
    while edge != EdgePool.none {
      let previous: Int32 = edges[edge].previousInput
      let input: GraphNode = edges[edge].input.object
      if input.height >= node.height {
        reportCycle(path(from: input, downTo: node).map(\.debugName))
        edges.unlink(edge)
      }
      edge = previous
    }
  }

  /// How a node comes to depend on another: it reads the next, and so on to the other and back to itself.
  private func path(from top: GraphNode, downTo node: GraphNode) -> [GraphNode] {
    var next: [ObjectIdentifier: GraphNode] = [ObjectIdentifier(top): node]
    var pending: [GraphNode] = [top]
    while let current = pending.popLast(), current !== node {
      for input in current.inputs where next[ObjectIdentifier(input)] == nil {
        next[ObjectIdentifier(input)] = current
        pending.append(input)
      }
    }
    // `next` leads from each node found to the one that reads it; the last step goes round to the start.
    var path: [GraphNode] = [node]
    var current: GraphNode = node
    while let reader = next[ObjectIdentifier(current)], reader !== node {
      path.append(reader)
      current = reader
    }
    return ([node] + path.reversed())
  }

  /// Whether nothing that the node under evaluation read last time has changed since, apart from an input or two
  /// which it has looked at itself. Then it may end its evaluation: it goes on depending on what it depended on.
  public func isUnchanged(_ node: GraphNode, apartFrom input: GraphNode, _ second: GraphNode? = nil) -> Bool {
    guard node.evaluatedAt > 0, !node.isForced else { return false }
    var edge: Int32 = node.firstInput
    while edge != EdgePool.none {
      let isAsBefore: Bool = edges[edge].input.with { other in
        if other === input || other === second { return true }
        if other.isStale { untracked { read(other) } }
        return other.changedAt <= node.evaluatedAt
      }
      guard isAsBefore else { return false }
      edge = edges[edge].nextInput
    }
    node.keepsInputs = true
    return true
  }

  /// What the node under evaluation read last time and has changed since, in the order in which it was read.
  public func changedInputs(of node: GraphNode) -> [GraphNode] {
    var changed: [GraphNode] = []
    var edge: Int32 = node.firstInput
    while edge != EdgePool.none {
      let other: GraphNode = edges[edge].input.object
      if other.changedAt > node.evaluatedAt { changed.append(other) }
      edge = edges[edge].nextInput
    }
    return changed
  }

  /// Adds an edge without evaluating: `reader` is queued when `node` changes.
  public func connect(_ reader: GraphNode, to node: GraphNode) {
    edges.link(reader, to: node)
    raise(reader, to: node.height + 1)
  }
}

// MARK: - Heights

extension Graph {
  /// Lifts a node and, where needed, its readers and what they assign, so that heights keep rising along edges.
  ///
  /// - Returns: Whether the node was met again above itself; it is not lifted over its own readers then.
  @discardableResult
  func raise(_ node: GraphNode, to height: Int) -> Bool {
    guard height > node.height else { return false }
    guard !isLifting else {
      lifts.append((Unowned(node), height))
      return false
    }
    isLifting = true
    defer { isLifting = false }
    // Without a cycle no path is longer than there are nodes.
    let limit: Int = highest + nodeCount + 1
    var meetsItself: Bool = false
    // Most nodes are new: nobody has read them yet, and they go up alone.
    lift(node, to: height, of: node, &meetsItself)
    while let (lifted, wanted) = lifts.popLast() {
      let next: GraphNode = lifted.object
      guard wanted > next.height else { continue }
      guard wanted <= limit else {
        reportCycle([next.debugName] + lifts.suffix(3).map(\.node.object.debugName) + [next.debugName])
        lifts = []
        break
      }
      lift(next, to: wanted, of: node, &meetsItself)
    }
    return meetsItself
  }

  /// Lifts one node, and notes who has to follow; finding out whether that comes back to where it began.
  private func lift(_ node: GraphNode, to height: Int, of first: GraphNode, _ meetsItself: inout Bool) {
    // A queued node stays in its old bucket: it is moved when it is taken out.
    node.height = height
    highest = max(highest, height)
    var edge: Int32 = node.firstOutput
    while edge != EdgePool.none {
      let reader: Unowned<GraphNode> = edges[edge].reader
      if reader.with({ $0.height }) <= height {
        if reader === Unowned(first) {
          meetsItself = true
        } else if !reader.with({ $0.isEvaluating }) {
          // What is under evaluation gets its height from what it reads, when it is done.
          lifts.append((reader, height + 1))
        }
      }
      edge = edges[edge].nextOutput
    }
    node.didRaise()
  }
}

// MARK: - The queue

extension Graph {
  /// Has all that read a node evaluated again, also where its value has not changed.
  public func queueReaders(of node: GraphNode) {
    clock += 1
    node.changedAt = clock
    var edge: Int32 = node.firstOutput
    while edge != EdgePool.none {
      edges[edge].reader.with { reader in
        guard !reader.isEvaluating else { return }
        if isUpdating, !reader.isQueued, reader.hasRun, reader.comesNext(after: node) {
          followers.add(reader, after: node)
        } else {
          enqueue(reader)
        }
      }
      edge = edges[edge].nextOutput
    }
  }

  func enqueue(_ node: GraphNode) {
    guard node.isAlive else { return }
    // Also where it is queued already: it may have been read, and thereby evaluated, since.
    node.isStale = true
    guard !node.isQueued else { return }
    // What is not needed yet need not be queued for that to be found out.
    if isUpdating, node.isEager, let work = node.deferral {
      work.add(node)
      node.deferred()
      return
    }
    let wasIdle: Bool = !needsUpdate
    node.isQueued = true
    if node.hasRun {
      queue.insert(node)
    } else {
      newcomers.append(node)
    }
    if wasIdle, !isUpdating { onInvalidate?() }
  }

  /// Evaluates what is queued, lowest first, until nothing at or below `limit` is left.
  func flush(upTo limit: Int) {
    repeat {
      takeFollowers()
      guard let node = queue.popLowest(upTo: limit) else { return }
      guard node.isAlive else { continue }
      if node.height > queue.lowest {
        queue.insert(node)
      } else {
        take(node)
      }
    } while true
  }

  /// Evaluates what comes next after what was just evaluated, the latest first; what has to wait is queued.
  private func takeFollowers() {
    while let (node, assigned) = followers.takeLast() {
      guard node.isAlive else { continue }
      if isSettled(node, apartFrom: assigned) {
        take(node)
      } else {
        queue.insert(node)
      }
    }
    followers.floor = .max
  }

  /// Whether nothing that waits can change what a node reads, but for a node that was assigned just now.
  private func isSettled(_ node: GraphNode, apartFrom assigned: Unowned<GraphNode>) -> Bool {
    let limit: Int = min(queue.lowest, followers.floor)
    var edge: Int32 = node.firstInput
    while edge != EdgePool.none {
      let input: Unowned<GraphNode> = edges[edge].input
      guard input === assigned || input.with({ !$0.isStale && $0.height <= limit }) else { return false }
      edge = edges[edge].nextInput
    }
    return true
  }

  private func take(_ node: GraphNode) {
    node.isQueued = false
    // Read since it was queued, or of no use to anybody: then it stays stale until somebody reads it.
    guard node.isStale, node.isEager || node.hasReaders else { return }
    if let work = node.deferral {
      work.add(node)
      node.deferred()
    } else {
      evaluate(node)
    }
  }

  /// Evaluates all that waits: what has a place first, then one newcomer, and so on.
  ///
  /// Newcomers that came of one go before those that waited with it, so that a new part of a program is finished while
  /// it is at hand, and not level by level with all others.
  func flush() {
    flush(upTo: Int.max - 1)
    newcomers.reverse()
    while let node = newcomers.popLast() {
      let waiting: Int = newcomers.count
      if node.isAlive { take(node) }
      flush(upTo: Int.max - 1)
      newcomers[waiting...].reverse()
    }
  }

  /// Evaluates what a node depends on and what is queued, lowest first; nothing else, for among that may be readers of
  /// nodes that are under evaluation.
  private func settleInputs(of node: GraphNode) {
    while let waiting = lowestQueuedInput(of: node) { evaluate(waiting) }
  }

  private func lowestQueuedInput(of node: GraphNode) -> GraphNode? {
    stamp += 1
    var found: GraphNode?
    var work: [GraphNode] = [node]
    while let next = work.popLast() {
      var edge: Int32 = next.firstInput
      while edge != EdgePool.none {
        let input: GraphNode = edges[edge].input.object
        if input.collectedBy != stamp, input.height >= queue.lowest {
          // If it was collected already, it is collected twice: two edges to one input do what one does.
          input.collectedBy = stamp
          let isWaiting: Bool = input.isQueued && input.isStale && !input.isEvaluating && !input.isSuspended
          if isWaiting, found.map({ input.height < $0.height }) ?? true { found = input }
          work.append(input)
        }
        edge = edges[edge].nextInput
      }
    }
    return found
  }
}
