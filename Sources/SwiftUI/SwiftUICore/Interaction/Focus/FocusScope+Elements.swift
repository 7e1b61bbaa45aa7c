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

  /// A control is an element; of another view that takes the focus it is the first element inside.
  func element(of target: FocusTarget, in window: ViewGraph) -> AccessibilityNode.ID? {
    if let source = target.control?.accessibilitySource { return window.accessibility.element(for: source) }
    let frame: CGRect = target.slot.windowFrame.insetBy(dx: -1, dy: -1)
    let tree: AccessibilityTree = window.accessibility.tree
    return tree.elements().first { tree.frame(of: $0.id).map(frame.contains) ?? false }?.id
  }
}
