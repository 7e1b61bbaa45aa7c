import AccessibilityTree

/// A control that performs actions, for pointers and assistive technologies alike: the tables of a window refer to the
/// control instead of to a closure for each action.
package protocol OperableControl: AnyObject {
  /// The control's place.
  var slot: GeometrySlot { get }
  /// The actions that it performs. `activate` is also that of a tap.
  var actions: [AccessibilityActionCode] { get }
  func perform(_ action: AccessibilityActionCode)
}
