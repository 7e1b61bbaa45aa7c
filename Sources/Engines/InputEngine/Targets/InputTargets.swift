import CoreGraphics

/// What edits text: it gets keys and the events of the input method while it has the focus.
package protocol TextInputTarget: AnyObject {
  /// Takes a key that goes down or is held, before it moves the focus; false when it does nothing with it.
  func handle(_ event: KeyEvent) -> Bool
  /// Takes an event; false when it does nothing with it.
  func handle(_ event: TextInputEvent) -> Bool
}
