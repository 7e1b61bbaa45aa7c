import AccessibilityTree
import CoreGraphics

extension AuditRun {
  private var containers: [AccessibilityNode] {
    tree.readingOrder().filter { $0.isContainer && $0.id != tree.root }
  }

  /// Elements outside of the frame of the container that holds them, and containers with a name and nothing inside.
  func checkParentsAndChildren() {
    for container in containers {
      count(.parentChild)
      let outer: CGRect = frame(of: container.id)
      if !container.label.isEmpty, tree.firstElement(in: container.id) == nil {
        add(
          .parentChild, container, "is a container without an element inside",
          remedy: "Make it an element, or give it content that can be read.")
        continue
      }
      guard container.clip == nil, outer.width > 0, outer.height > 0 else { continue }
      for child in tree.children(of: container.id) {
        let inner: CGRect = frame(of: child.id)
        guard inner.width > 0, inner.height > 0, inner.intersection(outer).isNull || isEmpty(inner.intersection(outer))
        else { continue }
        add(
          .parentChild, child, "lies outside of its container, at \(inner.minX.figure), \(inner.minY.figure)",
          remedy: "Apply the offset to the whole container, or put the element into another one.")
      }
    }
  }

  private func isEmpty(_ rect: CGRect) -> Bool { rect.width <= 0 || rect.height <= 0 }

  /// The next element may not lie wholly above the one before in the same column, nor before it on the same line of one
  /// container.
  func checkOrder() {
    for (first, second) in zip(elements, elements.dropFirst()) {
      guard !tree.isScrolledOut(first.id), !tree.isScrolledOut(second.id) else { continue }
      let a: CGRect = frame(of: first.id)
      let b: CGRect = frame(of: second.id)
      guard !isEmpty(a), !isEmpty(b) else { continue }
      count(.order)
      let sharesColumn: Bool = min(a.maxX, b.maxX) - max(a.minX, b.minX) > 1
      let sharesLine: Bool = min(a.maxY, b.maxY) - max(a.minY, b.minY) > min(a.height, b.height) / 2
      let isAbove: Bool = sharesColumn && b.maxY <= a.minY + 1
      let isBefore: Bool = scene.isRightToLeft ? b.minX >= a.maxX - 1 : b.maxX <= a.minX + 1
      guard isAbove || (first.parent == second.parent && sharesLine && isBefore) else { continue }
      add(
        .order, second, "is read after \"\(first.label)\" and is seen \(isAbove ? "above" : "before") it",
        remedy: "Order the views as they are seen, or remove the sort priorities.")
    }
  }

  /// A modal view that offers neither an element to activate nor the escape gesture holds a reader for ever.
  func checkTraps() {
    for container in tree.readingOrder() where container.traits.contains(.isModal) {
      count(.trap)
      let nodes: [AccessibilityNode] = tree.readingOrder(from: container.id)
      let hasWayOut: Bool = nodes.contains { node in
        !node.isDisabled && node.properties.actions.contains { $0.kind == .activate || $0.kind == .escape }
      }
      guard !hasWayOut else { continue }
      add(
        .trap, container, "is modal and has nothing that closes it",
        remedy: "Add a button that closes it, or an accessibility action for escape.")
    }
  }

  func checkMotion() {
    guard let movesOn = scene.movesOn else { return }
    count(.motion)
    guard movesOn else { return }
    add(
      .motion, nil, "still moves five seconds after motion was to be reduced",
      remedy: "Read accessibilityReduceMotion and leave repeating animations out.")
  }
}
