import AccessibilityTree

/// The parts of a frame one by one, for measuring them.
extension HeadlessApp {
  /// Brings views and layout up to date and leaves the drawing and the accessibility tree as they were.
  public func updateViews() { host.graph.update() }

  /// Lets those views draw whose drawing is not up to date.
  public func updateDrawing() { _ = host.graph.display }

  /// Brings the accessibility tree up to date; returns how many statements of views it looked at.
  @discardableResult
  public func updateAccessibilityTree() -> Int {
    host.graph.accessibility.refresh()
    return host.graph.accessibility.resolver.visitedSources
  }

  /// Makes the accessibility tree from nothing and lets it go; returns how many elements it has.
  public func buildAccessibilityTree() -> Int {
    let shown: AccessibilityResolver = host.graph.accessibility.resolver
    let tree: AccessibilityTree = AccessibilityResolver.fullTree(of: shown.root, order: shown.order)
    return tree.nodes.count - 1
  }
}
