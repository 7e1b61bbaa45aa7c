import CoreGraphics

extension AccessibilityTree {
  /// The node's frame in the window's space.
  package func frame(of id: AccessibilityNode.ID) -> CGRect? {
    guard let node: AccessibilityNode = nodes[id] else { return nil }
    return node.bounds.applying(toWindow(node))
  }

  /// The node's frame in the space of a container around it, as it is scrolled now; nil where it is not inside.
  package func frame(of id: AccessibilityNode.ID, in container: AccessibilityNode.ID) -> CGRect? {
    guard let node: AccessibilityNode = nodes[id] else { return nil }
    var rect: CGRect = node.frameInParent
    for ancestor in ancestors(of: id) {
      rect = rect.offsetBy(dx: -ancestor.contentOffset.x, dy: -ancestor.contentOffset.y)
      if ancestor.id == container { return rect }
      rect = rect.applying(ancestor.toParent)
    }
    return nil
  }

  /// Where a gesture on the node starts, in the window's space: the centre unless set (behaviour 400).
  package func activationPoint(of id: AccessibilityNode.ID) -> CGPoint? {
    guard let node: AccessibilityNode = nodes[id] else { return nil }
    let point: CGPoint =
      node.properties.activationPoint?.position(in: node.bounds)
      ?? CGPoint(x: node.bounds.midX, y: node.bounds.midY)
    return point.applying(toWindow(node))
  }

  /// Whether no part of the node lies inside the viewports around it, though scrolling may bring it there.
  package func isScrolledOut(_ id: AccessibilityNode.ID) -> Bool {
    guard let node: AccessibilityNode = nodes[id] else { return false }
    var rect: CGRect = node.frameInParent
    for ancestor in ancestors(of: id) {
      rect = rect.offsetBy(dx: -ancestor.contentOffset.x, dy: -ancestor.contentOffset.y)
      if let clip: CGRect = ancestor.clip, !clip.overlaps(rect) { return true }
      rect = rect.applying(ancestor.toParent)
    }
    return false
  }

  /// Maps the node's own space to the window's.
  private func toWindow(_ node: AccessibilityNode) -> CGAffineTransform {
    var result: CGAffineTransform = node.toParent
    for ancestor in ancestors(of: node.id) {
      let scroll: CGAffineTransform = CGAffineTransform(
        translationX: -ancestor.contentOffset.x, y: -ancestor.contentOffset.y)
      result = result.concatenating(scroll).concatenating(ancestor.toParent)
    }
    return result
  }
}

extension CGRect {
  /// Whether the two share a point. Unlike `intersects`, a rectangle without width or height can lie inside another.
  func overlaps(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
