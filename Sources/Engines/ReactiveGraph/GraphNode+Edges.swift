import Memory

/// All edges of a graph, in one piece of memory: an edge is a number, and making or losing one allocates nothing.
///
/// Each edge stands in two lists, that of what its reader reads, in order, and that of who reads its input.
struct EdgePool: ~Copyable {
  struct Edge {
    /// Kept alive by its subgraph, which takes it out of all edges before it lets it go; so is the reader.
    var input: Unowned<GraphNode>
    var reader: Unowned<GraphNode>
    var nextInput: Int32
    var previousInput: Int32
    var nextOutput: Int32
    var previousOutput: Int32
  }

  /// The number of no edge.
  static let none: Int32 = -1

  /// All places that have been used so far.
  private var storage = GrowingBuffer<Edge>(capacity: 64)
  /// The first of the places that are free again; they are chained by `nextInput`.
  private var firstFree: Int32 = Self.none

  /// Forgets all edges, when there are no nodes left that know of any.
  mutating func removeAll() {
    storage.truncate(to: 0)
    firstFree = Self.none
  }

  subscript(index: Int32) -> Edge {
    get { storage[Int(index)] }
    nonmutating _modify { yield &storage[Int(index)] }
  }

  /// Stores an edge in a free place or in a new one.
  private mutating func add(_ edge: Edge) -> Int32 {
    guard firstFree != Self.none else {
      storage.append(edge)
      return Int32(storage.count - 1)
    }
    let place: Int32 = firstFree
    firstFree = storage[Int(place)].nextInput
    storage[Int(place)] = edge
    return place
  }

  /// Makes `reader` a reader of `input`, after all else that it reads.
  mutating func link(_ reader: GraphNode, to input: GraphNode) {
    let edge: Int32 = add(
      Edge(
        input: Unowned(input), reader: Unowned(reader), nextInput: Self.none, previousInput: reader.lastInput,
        nextOutput: input.firstOutput, previousOutput: Self.none))
    if reader.lastInput == Self.none {
      reader.firstInput = edge
    } else {
      storage[Int(reader.lastInput)].nextInput = edge
    }
    reader.lastInput = edge
    if input.firstOutput != Self.none { storage[Int(input.firstOutput)].previousOutput = edge }
    input.firstOutput = edge
  }

  /// Takes an edge out of both of its lists, in the same time however long they are.
  mutating func unlink(_ index: Int32) {
    let edge: Edge = storage[Int(index)]
    if edge.previousInput == Self.none {
      edge.reader.with { $0.firstInput = edge.nextInput }
    } else {
      storage[Int(edge.previousInput)].nextInput = edge.nextInput
    }
    if edge.nextInput == Self.none {
      edge.reader.with { $0.lastInput = edge.previousInput }
    } else {
      storage[Int(edge.nextInput)].previousInput = edge.previousInput
    }
    if edge.previousOutput == Self.none {
      edge.input.with { $0.firstOutput = edge.nextOutput }
    } else {
      storage[Int(edge.previousOutput)].nextOutput = edge.nextOutput
    }
    if edge.nextOutput != Self.none { storage[Int(edge.nextOutput)].previousOutput = edge.previousOutput }
    storage[Int(index)].nextInput = firstFree
    firstFree = index
  }

  /// Takes a node out of everything that it reads and that reads it.
  mutating func unlinkAll(of node: GraphNode) {
    while node.firstInput != Self.none { unlink(node.firstInput) }
    while node.firstOutput != Self.none { unlink(node.firstOutput) }
  }
}

extension GraphNode {
  /// For a node of a graph that ends as a whole.
  func forgetEdges() {
    firstInput = EdgePool.none
    lastInput = EdgePool.none
    firstOutput = EdgePool.none
  }

  public var hasReaders: Bool { firstOutput != EdgePool.none }

  /// What this node read when it was last evaluated, in order.
  var inputs: [GraphNode] {
    var nodes: [GraphNode] = []
    var edge: Int32 = firstInput
    while edge != EdgePool.none {
      nodes.append(graph.edges[edge].input.object)
      edge = graph.edges[edge].nextInput
    }
    return nodes
  }

  /// Who read this node; the order means nothing.
  var outputs: [GraphNode] {
    var nodes: [GraphNode] = []
    var edge: Int32 = firstOutput
    while edge != EdgePool.none {
      nodes.append(graph.edges[edge].reader.object)
      edge = graph.edges[edge].nextOutput
    }
    return nodes
  }
}

extension Graph {
  /// Stops when an edge is not kept alike at both of its ends, or a reader does not stand above what it read.
  package func _checkInvariants() {
    root.visitNodes { node in
      for input in node.inputs {
        precondition(input.outputs.contains { $0 === node }, "\(node.label): an input does not know its reader")
        precondition(input.height < node.height, "\(node.label) does not stand above \(input.label)")
      }
      for reader in node.outputs {
        precondition(reader.inputs.contains { $0 === node }, "\(node.label): a reader does not know its input")
      }
    }
  }
}

extension Graph {
  /// Shows all nodes, those of a part before those of the parts inside it.
  public func visitNodes(_ visit: (GraphNode) -> Void) { root.visitNodes(visit) }
}

extension GraphNode {
  /// How many nodes this one read when it was last evaluated, for tests that count.
  package var edgeCount: Int { inputs.count }
}
