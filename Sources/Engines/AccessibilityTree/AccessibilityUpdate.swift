/// What changed in a tree: everything at first, then only the differences (G8).
package struct AccessibilityUpdate: Hashable, Sendable {
  /// The receiver drops what it had.
  package var isFull: Bool
  package var root: AccessibilityNode.ID
  /// New and changed nodes, by id.
  package var changed: [AccessibilityNode]
  /// Nodes that are gone, by id.
  package var removed: [AccessibilityNode.ID]
  package var focus: AccessibilityNode.ID?

  package init(
    isFull: Bool, root: AccessibilityNode.ID, changed: [AccessibilityNode], removed: [AccessibilityNode.ID] = [],
    focus: AccessibilityNode.ID? = nil
  ) {
    self.isFull = isFull
    self.root = root
    self.changed = changed
    self.removed = removed
    self.focus = focus
  }

  /// The update that makes a receiver's empty state equal to `tree`.
  package init(full tree: AccessibilityTree) {
    self.init(
      isFull: true, root: tree.root, changed: tree.nodes.keys.sorted().compactMap { tree.nodes[$0] }, focus: tree.focus)
  }

  /// Nothing differs from a tree with the same root and focus.
  package var isEmpty: Bool { !isFull && changed.isEmpty && removed.isEmpty }
}

extension AccessibilityTree {
  /// Brings the tree to the state that `update` describes.
  package mutating func apply(_ update: AccessibilityUpdate) {
    if update.isFull { nodes.removeAll(keepingCapacity: true) }
    for id in update.removed { nodes[id] = nil }
    for node in update.changed { nodes[node.id] = node }
    root = update.root
    focus = update.focus
  }

  /// What must be applied to `old` to get this tree.
  package func difference(from old: AccessibilityTree) -> AccessibilityUpdate {
    AccessibilityUpdate(
      isFull: false, root: root,
      changed: nodes.values.filter { old.nodes[$0.id] != $0 }.sorted { $0.id < $1.id },
      removed: old.nodes.keys.filter { nodes[$0] == nil }.sorted(), focus: focus)
  }
}
