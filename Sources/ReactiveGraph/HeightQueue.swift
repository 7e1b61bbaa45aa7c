/// The nodes to be evaluated, by height. It owns them, since a subgraph may let a node go that is still queued.
///
/// Heights come in two ranges: those below `Graph.lateHeight` and those from there on; each has an array of buckets.
struct HeightQueue {
  private var early: [[GraphNode]] = []
  private var late: [[GraphNode]] = []
  /// No queued node stands lower.
  private(set) var lowest: Int = Int.max
  private(set) var count: Int = 0

  mutating func insert(_ node: GraphNode) {
    let height: Int = node.height
    if height < Graph.lateHeight {
      Self.insert(node, into: &early, at: height)
    } else {
      Self.insert(node, into: &late, at: height - Graph.lateHeight)
    }
    lowest = min(lowest, height)
    count += 1
  }

  private static func insert(_ node: GraphNode, into buckets: inout [[GraphNode]], at index: Int) {
    while buckets.count <= index { buckets.append([]) }
    buckets[index].append(node)
  }

  /// Takes out one of the lowest nodes, unless all stand above `limit`. `lowest` is then the height of its bucket.
  mutating func popLowest(upTo limit: Int) -> GraphNode? {
    while count > 0, lowest <= limit {
      if lowest < Graph.lateHeight {
        if lowest >= early.count {
          lowest = Graph.lateHeight
        } else if !early[lowest].isEmpty {
          count -= 1
          return early[lowest].removeLast()
        } else {
          lowest += 1
        }
      } else if !late[lowest - Graph.lateHeight].isEmpty {
        count -= 1
        return late[lowest - Graph.lateHeight].removeLast()
      } else {
        lowest += 1
      }
    }
    if count == 0 { lowest = Int.max }
    return nil
  }

  /// All that waits, lowest first.
  var nodes: [GraphNode] { Array(early.joined()) + late.joined() }
}

extension Graph {
  /// Where the heights begin of what comes after all measuring: places, which go down the tree of views while measuring
  /// goes up. Were they to begin right above what was measured, each view wrapped around others would lift all of them.
  static let lateHeight: Int = 1 << 16
}

extension GraphNode {
  /// Lets a new node whose value is assigned stand with what comes after all measuring, and above what is assigned `earlier`.
  public final func comesLate(after earlier: GraphNode?) {
    height = max(Graph.lateHeight, (earlier?.height ?? 0) + 2)
    graph.highest = max(graph.highest, height)
  }
}
