/// The nodes under evaluation, innermost last: a stack of plain values, which grows and shrinks with each evaluation and
/// counts no references.
struct FrameStack {
  struct Frame {
    /// Held by its subgraph, which lets nothing go while something is evaluated.
    let node: Unowned<GraphNode>
    let stamp: UInt64
  }

  private var storage: UnsafeMutablePointer<Frame>
  private var capacity: Int
  private(set) var count: Int = 0

  init() {
    capacity = 64
    storage = .allocate(capacity: capacity)
  }

  func deallocate() { storage.deallocate() }

  /// The frame at an index that is less than `count`.
  subscript(index: Int) -> Frame { storage[index] }

  mutating func append(_ frame: Frame) {
    if count == capacity { grow() }
    (storage + count).initialize(to: frame)
    count += 1
  }

  mutating func removeLast() { count -= 1 }

  /// The nodes from an index on.
  func nodes(from first: Int) -> [GraphNode] { (min(first, count)..<count).map { storage[$0].node.object } }

  /// References that are not counted are moved as they are.
  private mutating func grow() {
    let larger: UnsafeMutablePointer<Frame> = .allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}
