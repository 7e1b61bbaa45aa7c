import Diagnostics

// MARK: - Reading

extension Graph {
  /// Brings a node up to date and records that the node under evaluation depends on it.
  func read(_ node: GraphNode) {
    if node.isEvaluating { return reportCycle(at: node) }
    // What is read in mid-pass may stand above its reader and still wait for its own inputs: those go first.
    if isUpdating, depth > 0, !node.isStale, queued > 0, lowest < node.height {
      if stack.last.map({ node.height >= $0.node.height }) ?? true, waits(node) { flush(upTo: node.height) }
      guard node.isAlive else { return }
    }
    if !stack.isEmpty {
      let index: Int = stack.count - 1
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
    reportCycle(stack[start...].map(\.node.debugName) + [node.debugName])
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
  /// How many times a node may be evaluated in one pass before that is called a loop: once for each round is legal.
  private static let evaluationLimit: Int = 4 * roundLimit

  /// Evaluates a node, renews its edges and queues its readers when its value changed.
  func evaluate(_ node: GraphNode) {
    guard mayEvaluate(node) else { return }
    stamp += 1
    node.isStale = false
    node.isEvaluating = true
    node.hasRun = true
    stack.append(Frame(node: node, stamp: stamp, inputs: []))
    depth += 1
    let changed: Bool = node.evaluate()
    depth -= 1
    let frame: Frame = stack.removeLast()
    node.isEvaluating = false
    if node.isAlive {
      relink(node, to: frame.inputs)
      log?.record(changed ? .changed(node.debugName) : .unchanged(node.debugName))
      if changed { queueReaders(of: node) }
    }
    if depth == 0, !isUpdating { letGoOfEnded() }
  }

  /// False for a node that keeps changing what it depends on itself: then its last value stands for this pass.
  private func mayEvaluate(_ node: GraphNode) -> Bool {
    guard isUpdating else { return true }
    if node.lastPass != pass {
      node.lastPass = pass
      node.evaluationsInPass = 0
    }
    node.evaluationsInPass += 1
    guard node.evaluationsInPass > Self.evaluationLimit else { return true }
    node.isStale = false
    if node.evaluationsInPass == Self.evaluationLimit + 1 {
      log?.record(.loop([node.debugName]))
      Diagnostics.warn(
        "\(node.debugName) changes what it depends on each time it is evaluated. Its last value is used; make the "
          + "value settle.")
    }
    return false
  }

  private func relink(_ node: GraphNode, to inputs: [Unowned<GraphNode>]) {
    let same: Bool =
      node.inputs.count == inputs.count
      && zip(node.inputs, inputs).allSatisfy { $0.node === $1.object }
    if !same {
      node.unlinkInputs()
      for input in inputs where input.object.isAlive { node.link(to: input.object) }
    }
    var height: Int = node.height
    for edge in node.inputs where edge.node.height >= height { height = edge.node.height + 1 }
    if raise(node, to: height) { cutCycles(at: node) }
  }

  /// Gives up the edges by which a node reads what depends on it: all that it reads but these now lies below it.
  private func cutCycles(at node: GraphNode) {
    for place in node.inputs.indices.reversed() where node.inputs[place].node.height >= node.height {
      reportCycle(path(from: node.inputs[place].node, downTo: node).map(\.debugName))
      node.unlinkInput(at: place)
    }
  }

  /// How a node comes to depend on another: it reads the next, and so on to the other and back to itself.
  private func path(from top: GraphNode, downTo node: GraphNode) -> [GraphNode] {
    var next: [ObjectIdentifier: GraphNode] = [ObjectIdentifier(top): node]
    var pending: [GraphNode] = [top]
    while let current = pending.popLast(), current !== node {
      for edge in current.inputs where next[ObjectIdentifier(edge.node)] == nil {
        next[ObjectIdentifier(edge.node)] = current
        pending.append(edge.node)
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

  /// Adds an edge without evaluating: `reader` is queued when `node` changes.
  public func connect(_ reader: GraphNode, to node: GraphNode) {
    reader.link(to: node)
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
    lifts.append((node, height))
    guard !isLifting else { return false }
    isLifting = true
    defer { isLifting = false }
    // Without a cycle no path is longer than there are nodes.
    let limit: Int = highest + nodeCount + 1
    var meetsItself: Bool = false
    while let (next, wanted) = lifts.popLast() {
      guard wanted > next.height else { continue }
      guard wanted <= limit else {
        reportCycle([next.debugName] + lifts.suffix(3).map(\.node.debugName) + [next.debugName])
        lifts = []
        break
      }
      // A queued node stays in its old bucket: it is moved when it is taken out.
      next.height = wanted
      highest = max(highest, wanted)
      for output in next.outputs where output.node.height <= wanted {
        if output.node === node {
          meetsItself = true
        } else if !output.node.isEvaluating {
          // What is under evaluation gets its height from what it reads, when it is done.
          lifts.append((output.node, wanted + 1))
        }
      }
      next.didRaise()
    }
    return meetsItself
  }
}

// MARK: - The queue

extension Graph {
  func queueReaders(of node: GraphNode) {
    for output in node.outputs where !output.node.isEvaluating { enqueue(output.node) }
  }

  func enqueue(_ node: GraphNode) {
    guard node.isAlive else { return }
    // Also where it is queued already: it may have been read, and thereby evaluated, since.
    node.isStale = true
    guard !node.isQueued else { return }
    let wasIdle: Bool = !needsUpdate
    node.isQueued = true
    if node.hasRun {
      insert(node)
    } else {
      newcomers.append(node)
    }
    if wasIdle, !isUpdating { onInvalidate?() }
  }

  private func insert(_ node: GraphNode) {
    while queue.count <= node.height { queue.append([]) }
    queue[node.height].append(node)
    lowest = min(lowest, node.height)
    queued += 1
  }

  /// Evaluates what is queued, lowest first, until nothing at or below `limit` is left.
  func flush(upTo limit: Int) {
    while lowest <= limit, lowest < queue.count {
      guard let node = queue[lowest].popLast() else {
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
  func flush() {
    while true {
      flush(upTo: Int.max - 1)
      guard firstNewcomer < newcomers.count else { break }
      let node: GraphNode = newcomers[firstNewcomer]
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
      for input in next.inputs where input.node.seenBy != stamp && input.node.height >= lowest {
        if input.node.isQueued { return true }
        input.node.seenBy = stamp
        work.append(input.node)
      }
    }
    return false
  }
}
