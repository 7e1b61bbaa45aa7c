import CoreGraphics

/// What edits text: it gets keys and the events of the input method while it has the focus.
package protocol TextInputTarget: AnyObject {
  /// Takes a key that goes down or is held, before it moves the focus; false when it does nothing with it.
  func handle(_ event: KeyEvent) -> Bool
  /// Takes what the input method made of one key; false when it does nothing with it.
  func handle(_ events: [TextInputEvent]) -> Bool
}
