import AccessibilityTree

/// Roles and names that depend on elements farther away than the parent.
extension ExposedWindow {
  /// The role of an element where it stands.
  ///
  /// A menu inside of a menu is an item that opens one. A modal container around nothing but an alert, dialog or menu has no role
  /// of its own: readers would say "dialog" first.
  func role(of node: AccessibilityNode, in parent: AccessibilityNode?) -> AccessibleRole {
    let role = AccessibleRole(of: node, in: parent)
    switch role {
    case .pushButton where node.role == .menu:
      return tree.ancestors(of: node.id).contains { $0.role == .menuPanel } ? .menu : role
    case .dialog where node.role == .group: return holdsPresentationAlone(node) ? .panel : role
    default: return role
    }
  }

  private func holdsPresentationAlone(_ node: AccessibilityNode) -> Bool {
    var inner: AccessibilityNode = node
    while inner.children.count == 1, let child = tree[inner.children[0]] {
      switch child.role {
      case .alert, .dialog, .menuPanel: return true
      default: inner = child
      }
    }
    return false
  }

  /// Whether a change of a container's selection concerns the element with the focus: Orca goes to the selected element, also from a
  /// control elsewhere that the person is using.
  func reachesFocus(_ container: AccessibilityNode.ID) -> Bool {
    guard let focus, tree[focus] != nil, focus != container else { return true }
    return tree.ancestors(of: focus).contains { $0.id == container }
  }

  /// How many elements are looked through for a title: it stands at the top.
  private static let titleDepth: Int = 30

  /// The words that name a dialog without a label, said when the focus comes in: its first heading, or else its first text.
  func title(of node: AccessibilityNode) -> String? {
    var text: String?
    var stack: [AccessibilityNode.ID] = node.children.reversed()
    for _ in 0..<Self.titleDepth {
      guard let next = stack.popLast().flatMap({ tree[$0] }) else { break }
      if next.isContainer {
        stack += next.children.reversed()
      } else if !next.label.isEmpty {
        switch AccessibleRole(of: next, in: nil) {
        case .heading: return next.label
        case .label: text = text ?? next.label
        default: break
        }
      }
    }
    return text
  }
}
