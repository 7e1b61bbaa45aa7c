import AccessibilityTree
import CoreGraphics
import HostHeadless

extension DrivenWindow {
  /// Touches an element as voice and switches do; false where nothing took the touch.
  ///
  /// An element that can have the keyboard's focus gets it, as a field is touched to write in it. An element that takes touches
  /// and has no action, such as a canvas, is tapped at its activation point.
  @discardableResult
  func touch(_ element: AccessibilityNode.ID, in tree: AccessibilityTree) -> Bool {
    if graph.focus.move(toElement: element, in: graph) { update() }
    if send(.accessibilityAction(element: element, action: .activate)) { return true }
    return tree.activationPoint(of: element).map { tap(at: $0) } ?? false
  }
}
