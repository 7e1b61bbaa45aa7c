import Memory

/// The nodes to be evaluated, by height. It owns them, since a subgraph may let a node go that is still queued.
///
/// Heights come in two ranges: those below `Graph.lateHeight` and those from there on. Each height has a chain of nodes, the
/// latest first, so that a node comes and goes without a list that grows.
struct HeightQueue: ~Copyable {
  private var early: Chains = Chains()
  private var late: Chains = Chains()
  /// No queued node stands lower.
  private(set) var lowest: Int = Int.max
  private(set) var count: Int = 0

  /// The first node of the chain of each height.
  private struct Chains: ~Copyable {
    private var heads = GrowingBuffer<Unmanaged<GraphNode>?>(capacity: 64)

    var count: Int { heads.count }

    mutating func insert(_ node: GraphNode, at index: Int) {
      while index >= heads.count { heads.append(nil) }
      node.nextQueued = heads[index]
      heads[index] = .passRetained(node)
    }

    /// The latest node of a height, which was retained when it was queued.
    mutating func pop(at index: Int) -> Unmanaged<GraphNode>? {
      guard let node = heads[index] else { return nil }
      node._withUnsafeGuaranteedRef {
        heads[index] = $0.nextQueued
        $0.nextQueued = nil
      }
      return node
    }

    /// The nodes of all heights, the lowest first.
    var nodes: [GraphNode] {
      var nodes: [GraphNode] = []
      for index in 0..<heads.count {
        var chain: [GraphNode] = []
        var next: Unmanaged<GraphNode>? = heads[index]
        while let node = next?.takeUnretainedValue() {
          chain.append(node)
          next = node.nextQueued
        }
        nodes += chain.reversed()
      }
      return nodes
    }

    mutating func removeAll() {
      for index in 0..<heads.count { while let node = pop(at: index) { node.release() } }
      heads.truncate(to: 0)
    }
  }

  mutating func insert(_ node: GraphNode) {
    let height: Int = node.height
    if height < Graph.lateHeight {
      early.insert(node, at: height)
    } else {
      late.insert(node, at: height - Graph.lateHeight)
    }
    lowest = min(lowest, height)
    count += 1
  }

  /// Takes out one of the lowest nodes, unless all stand above `limit`. `lowest` is then the height of its chain.
  mutating func popLowest(upTo limit: Int) -> GraphNode? {
    while count > 0, lowest <= limit {
      if lowest < Graph.lateHeight {
        if lowest >= early.count {
          lowest = Graph.lateHeight
        } else if let node = early.pop(at: lowest) {
          count -= 1
          return node.takeRetainedValue()
        } else {
          lowest += 1
        }
      } else if let node = late.pop(at: lowest - Graph.lateHeight) {
        count -= 1
        return node.takeRetainedValue()
      } else {
        lowest += 1
      }
    }
    if count == 0 { lowest = Int.max }
    return nil
  }

  /// All that waits, lowest first.
  var nodes: [GraphNode] { early.nodes + late.nodes }

  /// Lets go of all that waits.
  mutating func removeAll() {
    early.removeAll()
    late.removeAll()
    count = 0
    lowest = Int.max
  }
}

extension Graph {
  /// Where the heights begin of what comes after all measuring: places, which go down the tree of views while measuring
  /// goes up. Were they to begin right above what was measured, each view wrapped around others would lift all of them.
  static let lateHeight: Int = 1 << 16
}

extension GraphNode {
  /// Lets a new node whose value is assigned stand with what comes after all measuring, and above what is assigned `earlier`.
  public final func comesLate(after earlier: GraphNode?) {
    let new: Int = max(Graph.lateHeight, (earlier?.height ?? 0) + 2)
    height = new
    graphLink._withUnsafeGuaranteedRef { $0.highest = max($0.highest, new) }
  }
}
