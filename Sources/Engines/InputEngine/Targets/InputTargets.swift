import CoreGraphics

/// What edits text: it gets keys and the events of the input method while it has the focus.
package protocol TextInputTarget: AnyObject {
  /// Takes a key that goes down or is held, before it moves the focus; false when it does nothing with it.
  func handle(_ event: KeyEvent) -> Bool
  /// Takes what the input method made of one key; false when it does nothing with it.
  func handle(_ events: [TextInputEvent]) -> Bool
}

/// What takes things that are dragged over it.
package protocol DropTarget: AnyObject {
  /// Takes an event; false when it wants none of what is offered.
  func handle(_ event: DropEvent) -> Bool
}

/// Leads what is dragged over a window to the targets under it, each of which hears when it comes and when it leaves.
package final class DropRouter {
  private weak var target: (any DropTarget)?

  package init() {}

  /// Takes an event.
  ///
  /// - Parameter found: Finds the targets under a point, innermost first.
  /// - Returns: Whether a target wants what is dragged.
  package func handle(_ event: DropEvent, found: (CGPoint) -> [any DropTarget]) -> Bool {
    let old: (any DropTarget)? = target
    target = nil
    guard event.phase != .left else {
      _ = old?.handle(event)
      return old != nil
    }
    for candidate in found(event.position) {
      var own: DropEvent = event
      // Drags that come over a view enter it, whatever they did in the window.
      if event.phase == .moved, candidate !== old { own.phase = .entered }
      guard candidate.handle(own) else { continue }
      target = candidate
      break
    }
    if let old, old !== target {
      var left: DropEvent = event
      left.phase = .left
      _ = old.handle(left)
    }
    defer {
      if case .dropped = event.phase { target = nil }
    }
    return target != nil
  }
}
