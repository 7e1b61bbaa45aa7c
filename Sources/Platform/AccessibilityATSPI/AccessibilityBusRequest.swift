import AccessibilityTree

/// What an assistive technology asks of the app, for the host to do on the main actor.
package struct AccessibilityBusRequest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case action(AccessibilityActionKind, AccessibilityActionInput)
    /// The cursor of an assistive technology, and the keyboard's focus where the element can have it, go to the element.
    case focus
    /// The window comes to the front.
    case activateWindow
    /// The viewports around the element scroll until it is seen.
    case scrollIntoView
    /// 0 to 1, as the tree has it.
    case setNumber(Double)
    case setText(String)
    /// Ranges and places in texts count Unicode scalars; an insertion replaces an empty range.
    case replaceText(Range<Int>, with: String)
    case copyText(Range<Int>)
    case cutText(Range<Int>)
    case pasteText(at: Int)
    /// An empty range puts the caret there.
    case selectText(Range<Int>)
    /// A rotor's stop that is not in the tree yet is to be made ready and focused, by the source that has the rotor.
    case prepareRotorStop(rotor: UInt64, stop: Int)
  }

  package var window: UInt64
  /// The root for the window itself.
  package var element: AccessibilityNode.ID
  package var kind: Kind

  package init(window: UInt64, element: AccessibilityNode.ID, kind: Kind) {
    self.window = window
    self.element = element
    self.kind = kind
  }
}
