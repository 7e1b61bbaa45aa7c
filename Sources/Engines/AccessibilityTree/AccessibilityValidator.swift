import CoreGraphics

/// A rule of G8 that a tree breaks.
package enum AccessibilityTreeRule: String, Hashable, Sendable, CaseIterable {
  case missingRoot
  case idMismatch
  case rootHasParent
  case danglingChild
  case duplicateChild
  case wrongParent
  case unreachable
  case frameNotFinite
  case frameOutsideWindow
  case elementInsideElement
  case danglingRotorStop
  case danglingFocus
}

/// One place where a tree breaks a rule: which rule, which nodes, and what to do.
package struct AccessibilityTreeIssue: Hashable, Sendable, CustomStringConvertible {
  package var rule: AccessibilityTreeRule
  /// The offending node first, then the others concerned.
  package var ids: [AccessibilityNode.ID]
  package var message: String

  package var description: String { "\(rule.rawValue): \(message)" }
}

extension AccessibilityTree {
  /// Everything that makes the tree invalid, in reading order of the nodes concerned; empty for a valid tree (G8).
  ///
  /// Costs a walk over the whole tree: it is for tests, the verifier and debug builds.
  /// - Parameter tolerance: How far, in points, a frame may stick out of the window before it counts as outside.
  package func issues(tolerance: CGFloat = 0.5) -> [AccessibilityTreeIssue] {
    guard let rootNode: AccessibilityNode = nodes[root] else {
      let message: String = "The root \(root) is not among the nodes; send a full update first."
      return [AccessibilityTreeIssue(rule: .missingRoot, ids: [root], message: message)]
    }
    var result: [AccessibilityTreeIssue] = []
    if let parent: AccessibilityNode.ID = rootNode.parent {
      result.append(issue(.rootHasParent, [root, parent], "has the parent \(name(parent)); the root must have none"))
    }
    var owners: [AccessibilityNode.ID: AccessibilityNode.ID] = [:]
    for node in readingOrderOnce() {
      result += structureIssues(of: node, owners: &owners)
    }
    for id in nodes.keys.sorted() where id != root && owners[id] == nil {
      result.append(issue(.unreachable, [id], "is in the table of nodes but no child of any; remove it"))
    }
    for (id, node) in nodes.sorted(by: { $0.key < $1.key }) where node.id != id {
      result.append(issue(.idMismatch, [id, node.id], "is filed under \(id) but has the id \(node.id)"))
    }
    if result.isEmpty { result = contentIssues(window: rootNode.frameInParent, tolerance: tolerance) }
    if let focus, nodes[focus] == nil {
      result.append(issue(.danglingFocus, [focus], "has the focus but is not in the tree; move the focus"))
    }
    return result
  }

  func structureIssues(
    of node: AccessibilityNode, owners: inout [AccessibilityNode.ID: AccessibilityNode.ID]
  ) -> [AccessibilityTreeIssue] {
    var result: [AccessibilityTreeIssue] = []
    if !node.isContainer, let child: AccessibilityNode.ID = node.children.first {
      let text: String = "is an element and holds \(name(child)); only containers hold others: use .contain or .combine"
      result.append(issue(.elementInsideElement, [node.id, child], text))
    }
    for id in node.children {
      if let owner: AccessibilityNode.ID = owners[id] {
        let text: String = "is a child of \(name(owner)) and again of \(name(node.id)); ids must be unique"
        result.append(issue(.duplicateChild, [id, owner, node.id], text))
        continue
      }
      owners[id] = node.id
      guard let child: AccessibilityNode = nodes[id] else {
        result.append(issue(.danglingChild, [node.id, id], "has the child \(id), which is not among the nodes"))
        continue
      }
      if child.parent != node.id {
        let text: String = "is a child of \(name(node.id)) but names \(child.parent.map(name) ?? "none") as its parent"
        result.append(issue(.wrongParent, [id, node.id], text))
      }
    }
    return result
  }

  private func contentIssues(window: CGRect, tolerance: CGFloat) -> [AccessibilityTreeIssue] {
    var result: [AccessibilityTreeIssue] = []
    let allowed: CGRect = window.insetBy(dx: -tolerance, dy: -tolerance)
    for node in readingOrder() {
      let rect: CGRect = frame(of: node.id) ?? .null
      if ![rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) {
        result.append(issue(.frameNotFinite, [node.id], "has the frame \(rect.accessibilityText); check its layout"))
      } else if node.id != root, !allowed.contains(rect), !isScrolledOut(node.id), !isCut(node.id) {
        let text: String =
          "has the frame \(rect.accessibilityText) outside of the window \(window.accessibilityText); "
          + "hide it from accessibility or put it into a scroll view"
        result.append(issue(.frameOutsideWindow, [node.id], text))
      }
      result += rotorIssues(of: node)
    }
    return result
  }

  func rotorIssues(of node: AccessibilityNode) -> [AccessibilityTreeIssue] {
    guard node.properties.hasDetails else { return [] }
    var result: [AccessibilityTreeIssue] = []
    for rotor in node.properties.rotors {
      for stop in rotor.stops {
        guard let target: AccessibilityNode.ID = stop.target, nodes[target] == nil else { continue }
        let text: String =
          "has the rotor \(rotor.name.accessibilityQuoted) whose stop \(stop.label.accessibilityQuoted) "
          + "points to \(target), which is not in the tree"
        result.append(issue(.danglingRotorStop, [node.id, target], text))
      }
    }
    return result
  }

  /// Inside a viewport a node may reach beyond the window, also when a part of it shows.
  private func isCut(_ id: AccessibilityNode.ID) -> Bool {
    ancestors(of: id).contains { $0.clip != nil }
  }

  /// Reading order that ends also when children lead in circles.
  private func readingOrderOnce() -> [AccessibilityNode] {
    var seen: Set<AccessibilityNode.ID> = []
    var result: [AccessibilityNode] = []
    var stack: [AccessibilityNode.ID] = [root]
    while let id: AccessibilityNode.ID = stack.popLast() {
      guard let node: AccessibilityNode = nodes[id], seen.insert(id).inserted else { continue }
      result.append(node)
      stack.append(contentsOf: node.children.reversed())
    }
    return result
  }

  func issue(
    _ rule: AccessibilityTreeRule, _ ids: [AccessibilityNode.ID], _ text: String
  ) -> AccessibilityTreeIssue {
    let subject: String = ids.first.map(path) ?? ""
    return AccessibilityTreeIssue(rule: rule, ids: ids, message: "\(subject) \(text).")
  }

  /// Role, label and id, as messages name a node.
  private func name(_ id: AccessibilityNode.ID) -> String {
    guard let node: AccessibilityNode = nodes[id] else { return "node \(id)" }
    let label: String = node.label.isEmpty ? "" : " " + node.label.accessibilityQuoted
    return "\(node.role.rawValue)\(label) (\(id))"
  }

  /// The way from the root to a node, for messages.
  private func path(to id: AccessibilityNode.ID) -> String {
    let above: [String] = ancestors(of: id).prefix(8).reversed().map { name($0.id) }
    return (above + [name(id)]).joined(separator: " > ")
  }
}
