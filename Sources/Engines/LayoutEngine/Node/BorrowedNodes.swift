/// Nodes that somebody else holds while they are looked at: no reference to them is counted.
///
/// Layout asks children several times for each answer of its own, and counting would be a quarter of its time.
package struct BorrowedNodes {
  private let nodes: UnsafePointer<Unmanaged<LayoutNode>>?
  package let count: Int

  /// - Parameter nodes: Held by the caller as long as this is used.
  @inline(__always)
  package init(_ nodes: [LayoutNode]) {
    count = nodes.count
    self.nodes = nodes.withUnsafeBufferPointer {
      UnsafeRawPointer($0.baseAddress)?.assumingMemoryBound(to: Unmanaged<LayoutNode>.self)
    }
  }

  @inline(__always)
  package func with<Result>(_ index: Int, _ body: (LayoutNode) -> Result) -> Result {
    nodes.unsafelyUnwrapped[index]._withUnsafeGuaranteedRef(body)
  }

  /// A node that somebody else holds.
  @inline(__always)
  package func unmanaged(_ index: Int) -> Unmanaged<LayoutNode> { nodes.unsafelyUnwrapped[index] }
}
