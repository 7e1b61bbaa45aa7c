extension AccessibilityReader {
  /// The container that may turn its page before the cursor goes on: a scroll view at the end of whose elements it is.
  ///
  /// - Parameter step: 1 forward, -1 backward.
  package func containerToTurn(step: Int) -> AccessibilityNode.ID? {
    guard let position else { return nil }
    for ancestor in tree.ancestors(of: position) {
      let end: AccessibilityNode.ID? = step > 0 ? lastElement(in: ancestor.id) : tree.firstElement(in: ancestor.id)?.id
      guard end == position else { return nil }
      let isScrolled: Bool = ancestor.properties.actions.contains { $0.kind == .scroll }
      if ancestor.properties.role == .scrollArea, isScrolled { return ancestor.id }
    }
    return nil
  }

  /// Puts the cursor where reading goes on after a container has turned its page.
  ///
  /// - Parameter known: the element that the cursor was on.
  package mutating func goOn(from known: AccessibilityNode.ID, in container: AccessibilityNode.ID, step: Int)
    -> [AccessibilityUtterance]?
  {
    if tree[known] != nil {
      move(to: known)
      return step > 0 ? moveForward() : moveBackward()
    }
    let next: AccessibilityNode.ID? = step > 0 ? tree.firstElement(in: container)?.id : lastElement(in: container)
    return next.flatMap { move(to: $0) }
  }
}
