import AccessibilityTree

/// A control that performs actions, for pointers and assistive technologies alike: the tables of a window refer to the
/// control instead of to a closure for each action.
package protocol OperableControl: AnyObject {
  /// The control's place.
  var slot: GeometrySlot { get }
  /// The actions that it performs. `activate` is also that of a tap.
  var actions: [AccessibilityActionCode] { get }
  func perform(_ action: AccessibilityActionCode)
  /// Edits the text of the control; false for one without a text, or for an edit that it does not allow.
  func edit(_ edit: AccessibilityTextEdit) -> Bool
}

extension OperableControl {
  package func edit(_ edit: AccessibilityTextEdit) -> Bool { false }
}
