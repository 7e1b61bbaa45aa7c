/// What the nodes under evaluation have read so far: a stack of plain references, which grows and shrinks without counting
/// them.
struct CollectedInputs {
  private var storage: UnsafeMutablePointer<Unowned<GraphNode>>
  private var capacity: Int
  /// To be set to less only: what was noted since is forgotten.
  var count: Int = 0

  init() {
    capacity = 256
    storage = .allocate(capacity: capacity)
  }

  func deallocate() { storage.deallocate() }

  subscript(index: Int) -> Unowned<GraphNode> { storage[index] }

  mutating func append(_ node: Unowned<GraphNode>) {
    if count == capacity { grow() }
    (storage + count).initialize(to: node)
    count += 1
  }

  /// References that are not counted are moved as they are.
  private mutating func grow() {
    let larger: UnsafeMutablePointer<Unowned<GraphNode>> = .allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}
