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
        reached.contains(element.id)
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

  private func checkKeyboardOrder(_ stops: [AuditScene.KeyboardStop]) {
    let places: [AccessibilityNode.ID: Int] = Dictionary(
      elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let nodes: [AccessibilityNode] = stops.compactMap { $0.element.flatMap { tree[$0] } }
    for (first, second) in zip(nodes, nodes.dropFirst()) where first.parent == second.parent && first.id != second.id {
      guard let before = places[first.id], let after = places[second.id], after < before else { continue }
      guard !tree.isScrolledOut(first.id), !tree.isScrolledOut(second.id) else { continue }
      add(
        .keyboard, second, "is reached by the Tab key after \"\(first.label)\" and read before it",
        remedy: "Remove the sort priorities, or order the views as they are read.")
    }
  }

  /// Elements that say or show that they are operated; tabs are reached as one, by arrows.
  private func needsKeyboard(_ element: AccessibilityNode) -> Bool {
    element.isOperable && !element.isDisabled && !element.traits.contains(.isTab)
      && element.properties.respondsToUserInteraction != false && !tree.isScrolledOut(element.id)
  }
}
