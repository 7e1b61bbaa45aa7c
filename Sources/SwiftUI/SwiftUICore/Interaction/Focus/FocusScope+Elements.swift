import AccessibilityTree
import CoreGraphics

/// The keyboard's focus as assistive technologies see it: on an element of the accessibility tree.
extension FocusScope {
  /// The element with the keyboard's focus; nil where nothing has it, or nothing of it is in the tree.
  package func focusedElement(in window: ViewGraph) -> AccessibilityNode.ID? {
    current.flatMap { element(of: $0, in: window) }
  }

  /// Moves the keyboard's focus to an element; false when it cannot have it.
  @discardableResult
  package func move(toElement id: AccessibilityNode.ID, in window: ViewGraph) -> Bool {
    guard let target = candidates(in: window).first(where: { element(of: $0, in: window) == id }) else { return false }
    return take(target, in: window)
  }

  /// A control is an element; of another view that takes the focus it is the one in its place, which others may lie under, else the
  /// first element inside, else the smallest one around it: of a slider of shapes with another view as its representation, the element is that of the whole. A list is its
  /// selected row, else the first element inside that is no control with a place of its own.
  func element(of target: FocusTarget, in window: ViewGraph) -> AccessibilityNode.ID? {
    if let source = target.control?.accessibilitySource { return window.accessibility.element(for: source) }
    let frame: CGRect = target.slot.windowFrame.insetBy(dx: -1, dy: -1)
    let tree: AccessibilityTree = window.accessibility.tree
    if target.holdsOthers { return element(ofRowsIn: frame, in: window) }
    var around: (id: AccessibilityNode.ID, area: CGFloat)?
    let inner: CGRect = target.slot.windowFrame.insetBy(dx: 1, dy: 1)
    var inside: AccessibilityNode.ID?
    for element in tree.elements() {
      guard let place = tree.frame(of: element.id) else { continue }
      if frame.contains(place) {
        if !inner.isNull, place.contains(inner) { return element.id }
        inside = inside ?? element.id
        continue
      }
      let area: CGFloat = place.width * place.height
      if !inner.isNull, place.contains(inner), area < around?.area ?? .infinity { around = (element.id, area) }
    }
    return inside ?? around?.id
  }

  private func element(ofRowsIn frame: CGRect, in window: ViewGraph) -> AccessibilityNode.ID? {
    let tree: AccessibilityTree = window.accessibility.tree
    let rows: [AccessibilityNode] = tree.elements().filter { node in
      tree.frame(of: node.id).map { frame.contains($0) } ?? false
    }
    if let selected = rows.first(where: { $0.traits.contains(.isSelected) }) { return selected.id }
    let sources: [AccessibilitySource] = window.hitTargets.all.compactMap { $0.control?.accessibilitySource }
    let controls: Set<AccessibilityNode.ID> = Set(sources.compactMap { window.accessibility.element(for: $0) })
    if let row = rows.first(where: { !controls.contains($0.id) }) { return row.id }
    // All rows are used by controls: the list itself.
    return tree.readingOrder().first { node in
      node.isContainer && node.id != tree.root && tree.frame(of: node.id).map { frame.contains($0) } ?? false
    }?.id
  }
}
