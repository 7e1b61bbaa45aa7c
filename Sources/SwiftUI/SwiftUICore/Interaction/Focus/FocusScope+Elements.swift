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

  /// A control is an element; of another view that takes the focus it is the first element inside, else the smallest one around
  /// it: of a slider of shapes with another view as its representation, the element is that of the whole.
  func element(of target: FocusTarget, in window: ViewGraph) -> AccessibilityNode.ID? {
    if let source = target.control?.accessibilitySource { return window.accessibility.element(for: source) }
    let frame: CGRect = target.slot.windowFrame.insetBy(dx: -1, dy: -1)
    let tree: AccessibilityTree = window.accessibility.tree
    var around: (id: AccessibilityNode.ID, area: CGFloat)?
    let inner: CGRect = target.slot.windowFrame.insetBy(dx: 1, dy: 1)
    for element in tree.elements() {
      guard let place = tree.frame(of: element.id) else { continue }
      if frame.contains(place) { return element.id }
      let area: CGFloat = place.width * place.height
      if !inner.isNull, place.contains(inner), area < around?.area ?? .infinity { around = (element.id, area) }
    }
    return around?.id
  }
}
