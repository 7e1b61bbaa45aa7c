extension LayoutNode {
  /// A node's frame in the root's space.
  package struct Frame {
    package var node: LayoutNode
    package var rect: CGRect
    package var depth: Int
  }

  /// The frames of this node and all below it, parents first; the node takes `size` and answers `proposal`.
  package func frames(in size: CGSize, proposal: ProposedViewSize? = nil) -> [Frame] {
    var frames: [Frame] = []
    var pending: [(node: LayoutNode, rect: CGRect, proposal: ProposedViewSize, depth: Int)] = [
      (self, CGRect(origin: .zero, size: size), proposal ?? ProposedViewSize(size), 0)
    ]
    while let next = pending.popLast() {
      frames.append(Frame(node: next.node, rect: next.rect, depth: next.depth))
      let placements: [LayoutPlacement] = next.node.placements(in: next.rect.size, proposal: next.proposal)
      for (child, placement) in zip(next.node.children, placements).reversed() {
        let origin: CGPoint = CGPoint(
          x: next.rect.origin.x + placement.origin.x, y: next.rect.origin.y + placement.origin.y)
        let rect: CGRect = CGRect(origin: origin, size: child.sizeThatFits(placement.proposal))
        pending.append((child, rect, placement.proposal, next.depth + 1))
      }
    }
    return frames
  }

  /// The laid-out tree as text: a line for each node with its frame in the root's space.
  package func dump(in size: CGSize) -> String {
    frames(in: size).map { frame in
      let indent: String = String(repeating: "  ", count: frame.depth)
      let r: CGRect = frame.rect
      return "\(indent)\(frame.node.name) (\(text(r.minX)) \(text(r.minY)) \(text(r.width)) \(text(r.height)))"
    }.joined(separator: "\n")
  }

  private func text(_ length: CGFloat) -> String {
    let rounded: CGFloat = (length * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
