import AccessibilityTree

/// One step from some elements to others.
@MainActor
struct QueryStep {
  enum Reach {
    /// All that is inside of the elements, at any depth.
    case descendants
    /// What is directly inside of them.
    case children
    /// The elements themselves.
    case same
  }

  let reach: Reach
  /// What is looked for, in words.
  let words: String
  let matches: (ElementSnapshot) -> Bool

  func apply(to elements: [ElementSnapshot]) -> [ElementSnapshot] { reached(from: elements).filter(matches) }

  /// All elements among which the step chooses.
  func reached(from elements: [ElementSnapshot]) -> [ElementSnapshot] {
    switch reach {
    case .same: return elements
    case .children: return elements.flatMap { element in element.children }
    case .descendants:
      var known: Set<AccessibilityNode.ID> = []
      return elements.flatMap(\.descendants).filter { known.insert($0.id).inserted }
    }
  }
}

extension ElementSnapshot {
  /// Another node of the same tree.
  func other(_ node: AccessibilityNode) -> ElementSnapshot {
    ElementSnapshot(node: node, tree: tree, isDesktop: isDesktop, windowSize: windowSize, focusID: focusID)
  }

  var children: [ElementSnapshot] { tree.children(of: node.id).map { other($0) } }

  /// In reading order, without the element itself.
  var descendants: [ElementSnapshot] {
    tree.readingOrder(from: node.id).dropFirst().map { other($0) }
  }
}
