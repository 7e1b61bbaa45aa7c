import CoreGraphics

extension AccessibilityTree {
  /// What is wrong with the nodes that an update brought, in their order (G8).
  ///
  /// The cost is that of the update, so that tests can check each frame. Frames outside of the window are left to
  /// `issues()`: a small window for a test cuts much.
  package func issues(after update: AccessibilityUpdate) -> [AccessibilityTreeIssue] {
    if update.isFull { return issues().filter { $0.rule != .frameOutsideWindow } }
    var result: [AccessibilityTreeIssue] = []
    var owners: [AccessibilityNode.ID: AccessibilityNode.ID] = [:]
    for node in update.changed {
      if nodes[node.id] != node {
        result.append(issue(.idMismatch, [node.id], "is not in the tree as the update has it"))
      }
      result += structureIssues(of: node, owners: &owners)
      if let parent: AccessibilityNode.ID = node.parent {
        if nodes[parent] == nil {
          result.append(issue(.unreachable, [node.id, parent], "has the parent \(parent), which is not in the tree"))
        }
      } else if node.id != root {
        result.append(issue(.unreachable, [node.id], "has no parent and is not the root"))
      }
      let rect: CGRect = node.frameInParent
      if ![rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) {
        result.append(issue(.frameNotFinite, [node.id], "has the frame \(rect.accessibilityText); check its layout"))
      }
      result += rotorIssues(of: node)
    }
    for id in update.removed where nodes[id] != nil {
      result.append(issue(.unreachable, [id], "is said to be gone and is in the tree"))
    }
    if let focus, nodes[focus] == nil {
      result.append(issue(.danglingFocus, [focus], "has the focus but is not in the tree; move the focus"))
    }
    return result
  }
}
