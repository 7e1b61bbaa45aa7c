import AccessibilityTree
import CoreGraphics

extension AuditRun {
  /// What can be operated and the Tab key does not reach; places that keep the key; and places of one container that it
  /// reaches in another order than a reader.
  func checkKeyboard() {
    guard let stops = scene.stops else { return }
    let reached: Set<AccessibilityNode.ID> = Set(stops.compactMap(\.element))
    let boxes: [CGRect] = stops.map { $0.frame.insetBy(dx: -1, dy: -1) }
    for element in elements where needsKeyboard(element) {
      count(.keyboard)
      // A place that is a part of the element, as the field in a row, or that it fills.
      let frame: CGRect = frame(of: element.id)
      let inside: CGRect = frame.insetBy(dx: -1, dy: -1)
      let isReached: Bool =
        reached.contains(element.id) || isReachedByArrows(element, reached, stops)
        || zip(stops, boxes).contains { stop, box in
          (stop.element == nil || stop.element == element.id) && (inside.contains(stop.frame) || box.contains(frame))
        }
      guard !isReached else { continue }
      add(
        .keyboard, element, "can be operated and is not reached by the Tab key",
        remedy: "Use a control, or make it focusable and let it take keys.")
    }
    for stop in stops where stop.keepsTab {
      count(.keyboard)
      let node: AccessibilityNode? = stop.element.flatMap { tree[$0] }
      add(
        .keyboard, node, "takes the Tab key and keeps the focus", remedy: "Leave the Tab key to others.",
        frame: stop.frame, name: "a view")
    }
    checkKeyboardOrder(stops)
  }

  /// Segments are gone through by arrows from the one that Tab reaches, and rows that are selected from the list.
  private func isReachedByArrows(
    _ element: AccessibilityNode, _ reached: Set<AccessibilityNode.ID>, _ stops: [AuditScene.KeyboardStop]
  ) -> Bool {
    if let group = element.parent.flatMap({ tree[$0] }), group.role == .segmentedControl {
      return group.children.contains(where: reached.contains)
    }
    guard element.properties.position != nil else { return false }
    let frame: CGRect = frame(of: element.id)
    return stops.contains { $0.leadsToRows && $0.frame.contains(CGPoint(x: frame.midX, y: frame.midY)) }
  }

  private func checkKeyboardOrder(_ stops: [AuditScene.KeyboardStop]) {
    let places: [AccessibilityNode.ID: Int] = Dictionary(
      elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    // A list stands for the row that is selected, before the controls of all of its rows.
    let single: [AuditScene.KeyboardStop] = stops.filter { !$0.leadsToRows }
    let nodes: [AccessibilityNode] = single.compactMap { $0.element.flatMap { tree[$0] } }
    for (first, second) in zip(nodes, nodes.dropFirst()) where first.parent == second.parent && first.id != second.id {
      guard let before = places[first.id], let after = places[second.id], after < before else { continue }
      guard !tree.isScrolledOut(first.id), !tree.isScrolledOut(second.id) else { continue }
      add(
        .keyboard, second, "is reached by the Tab key after \"\(first.label)\" and read before it",
        remedy: "Remove the sort priorities, or order the views as they are read.")
    }
  }

  /// Elements that say or show that they are operated; tabs are reached as one, by arrows. Of what has no extent, as a button
  /// whose picture is missing, the rule of hit regions tells.
  private func needsKeyboard(_ element: AccessibilityNode) -> Bool {
    !frame(of: element.id).isEmpty && element.isOperable && !element.isDisabled && !element.traits.contains(.isTab)
      && element.properties.respondsToUserInteraction != false && !tree.isScrolledOut(element.id)
  }
}
