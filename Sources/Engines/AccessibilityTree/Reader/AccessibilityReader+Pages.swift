extension AccessibilityReader {
  /// The container that may turn its page before the cursor goes on: a scroll view at the end of whose elements it is.
  ///
  /// - Parameter step: 1 forward, -1 backward.
  func containerToTurn(step: Int) -> AccessibilityNode.ID? {
    guard let position else { return nil }
    for ancestor in tree.ancestors(of: position) {
      let end: AccessibilityNode.ID? = step > 0 ? lastElement(in: ancestor.id) : tree.firstElement(in: ancestor.id)?.id
      guard end == position else { return nil }
      let isScrolled: Bool = ancestor.properties.actions.contains { $0.kind == .scroll }
      if ancestor.properties.role == .scrollArea, isScrolled { return ancestor.id }
    }
    return nil
  }

  /// Puts the cursor on the first element (the last one going backward) that a container did not have before it turned
  /// its page; nil where it shows nothing new.
  mutating func goOn(in container: AccessibilityNode.ID, step: Int, known: Set<AccessibilityNode.ID>)
    -> [AccessibilityUtterance]?
  {
    let new: [AccessibilityNode.ID] = tree.elements(in: container).map(\.id).filter { !known.contains($0) }
    return (step > 0 ? new.first : new.last).flatMap { move(to: $0) }
  }
}

extension AccessibilityReaderSession {
  /// How many pages in a row may show nothing new: what lies between two elements may be long, not endless.
  private static var pageLimit: Int { 64 }

  /// To the next element (1) or the one before (-1). A scroll view whose elements end there turns its page first, so that
  /// rows which a lazy container has not made are reached too.
  func step(_ step: Int) -> [AccessibilityUtterance]? {
    if let container = reader.containerToTurn(step: step), let spoken = turnPages(of: container, step: step) {
      return spoken
    }
    return step > 0 ? reader.moveForward() : reader.moveBackward()
  }

  private func turnPages(of container: AccessibilityNode.ID, step: Int) -> [AccessibilityUtterance]? {
    let known: Set<AccessibilityNode.ID> = Set(reader.tree.elements(in: container).map(\.id))
    let edges: [AccessibilityEdge] = step > 0 ? [.bottom, .trailing] : [.top, .leading]
    for edge in edges {
      for _ in 0..<Self.pageLimit {
        let before: AccessibilityTree = reader.tree
        guard send(.action(container, .scroll, .edge(edge))) else { break }
        refresh()
        if reader.tree == before { break }
        if let spoken = reader.goOn(in: container, step: step, known: known) { return spoken }
      }
    }
    return nil
  }
}
