import CoreGraphics

/// The tree that assistive technologies read (behaviours 272, 273): nodes by id, in reading order.
package struct AccessibilityTree: Hashable, Sendable {
  package var root: AccessibilityNode.ID
  package var nodes: [AccessibilityNode.ID: AccessibilityNode]
  /// The element under the reader's cursor, apart from keyboard focus (behaviour 363).
  package var focus: AccessibilityNode.ID?

  package init(root: AccessibilityNode.ID, nodes: [AccessibilityNode] = [], focus: AccessibilityNode.ID? = nil) {
    self.root = root
    self.nodes = Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
    self.focus = focus
  }

  package subscript(id: AccessibilityNode.ID) -> AccessibilityNode? { nodes[id] }

  package func children(of id: AccessibilityNode.ID) -> [AccessibilityNode] {
    (nodes[id]?.children ?? []).compactMap { nodes[$0] }
  }

  /// The containers around a node, nearest first. Ends after as many steps as there are nodes, also in a broken tree.
  package func ancestors(of id: AccessibilityNode.ID) -> [AccessibilityNode] {
    var result: [AccessibilityNode] = []
    var next: AccessibilityNode.ID? = nodes[id]?.parent
    while let current: AccessibilityNode.ID = next, let node: AccessibilityNode = nodes[current],
      result.count < nodes.count
    {
      result.append(node)
      next = node.parent
    }
    return result
  }

  /// All nodes in reading order, containers before their content (behaviour 298).
  package func readingOrder(from start: AccessibilityNode.ID? = nil) -> [AccessibilityNode] {
    var result: [AccessibilityNode] = []
    var stack: [AccessibilityNode.ID] = [start ?? root]
    while let id: AccessibilityNode.ID = stack.popLast(), result.count <= nodes.count {
      guard let node: AccessibilityNode = nodes[id] else { continue }
      result.append(node)
      stack.append(contentsOf: node.children.reversed())
    }
    return result
  }

  /// The elements in reading order.
  package func elements(in start: AccessibilityNode.ID? = nil) -> [AccessibilityNode] {
    readingOrder(from: start).filter { !$0.isContainer }
  }

  /// The first element in reading order, where focus goes when it has nowhere else to be (behaviour 367).
  package func firstElement(in start: AccessibilityNode.ID? = nil) -> AccessibilityNode? {
    firstElement(in: start) { _ in true }
  }

  /// The same in those nodes alone that `isEntered` is true for.
  private func firstElement(
    in start: AccessibilityNode.ID? = nil, where isEntered: (AccessibilityNode) -> Bool
  ) -> AccessibilityNode? {
    var stack: [AccessibilityNode.ID] = [start ?? root]
    while let id: AccessibilityNode.ID = stack.popLast() {
      guard let node: AccessibilityNode = nodes[id], isEntered(node) else { continue }
      if !node.isContainer { return node }
      stack.append(contentsOf: node.children.reversed())
    }
    return nil
  }

  /// The first heading in reading order.
  package func firstHeading(in start: AccessibilityNode.ID) -> AccessibilityNode? {
    readingOrder(from: start).first { !$0.isContainer && $0.traits.contains(.isHeader) }
  }

  /// The element that reading of a screen begins with: the first one that does not stand in a menu bar.
  ///
  /// The menus are the same on each screen, and a person who comes to a new one wants to hear what is new. Where there is
  /// nothing else, the first element of the menu bar is the one.
  package func firstContentElement() -> AccessibilityNode? {
    firstElement(where: { $0.properties.role != .menuBar }) ?? firstElement()
  }
}
