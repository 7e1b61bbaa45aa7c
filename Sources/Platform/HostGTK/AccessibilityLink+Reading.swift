import AccessibilityTree
import CGtk
import SwiftUICore

/// A reading cursor for screen readers that follow the focus alone, such as Orca: Alt and Shift with the arrows up and down move
/// it through all elements in reading order, also through those that the keyboard's focus does not reach.
///
/// The cursor is that of assistive technologies (behaviour 363), so that views hear of it by `AccessibilityFocusState`. An
/// element that can have the keyboard's focus gets it as well.
extension AccessibilityLink {
  /// True for a key that moves the cursor, while somebody listens.
  func takesReadingKey(_ event: OpaquePointer) -> Bool {
    let all: UInt32 =
      GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_SUPER_MASK.rawValue
    let state: UInt32 = gdk_event_get_modifier_state(event).rawValue & all
    let value = Int32(gdk_key_event_get_keyval(event))
    guard isObserved, state == GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue,
      value == GDK_KEY_Down || value == GDK_KEY_Up
    else { return false }
    if gdk_event_get_event_type(event) == GDK_KEY_PRESS { moveReadingCursor(isForward: value == GDK_KEY_Down) }
    return true
  }

  private func moveReadingCursor(isForward: Bool) {
    guard let window else { return }
    let graph: ViewGraph = window.graph
    graph.update()
    graph.accessibility.refresh()
    var reader = AccessibilityReader(tree: graph.accessibility.tree)
    if let focus { reader.move(to: focus) }
    let words: [AccessibilityUtterance]? = isForward ? reader.moveForward() : reader.moveBackward()
    guard words != nil, let element = reader.position else { return }
    graph.focus.move(toElement: element, in: graph)
    graph.send(.accessibilityFocus(element))
    window.frames.request()
  }
}
