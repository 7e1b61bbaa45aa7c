/// What edits text: it gets the events of the input method while it has the focus.
package protocol TextInputTarget: AnyObject {
  /// Takes an event; false when it does nothing with it.
  func handle(_ event: TextInputEvent) -> Bool
}

/// What takes things that are dragged over it.
package protocol DropTarget: AnyObject {
  /// Takes an event; false when it wants none of what is offered.
  func handle(_ event: DropEvent) -> Bool
}
