import CoreGraphics

/// How the pointer looks.
package enum PointerShape: String, Hashable, Sendable, CaseIterable {
  case arrow, hand, text, verticalText, crosshair, openHand, closedHand, notAllowed, help, wait, progress, contextMenu
  case copy, alias, zoomIn, zoomOut, move, none
  case resizeLeft, resizeRight, resizeUp, resizeDown, resizeLeftRight, resizeUpDown
  case resizeTopLeading, resizeTopTrailing, resizeBottomLeading, resizeBottomTrailing
}

/// What an input method is to know of the text that is edited. Offsets count Unicode scalars of `surrounding`.
package struct TextInputState: Hashable, Sendable {
  /// What the text is for: a hint for completion and on-screen keyboards.
  package enum Purpose: String, Hashable, Sendable {
    case free, digits, number, phone, url, email, name, password, pin
  }

  /// The text around the insertion point, a few kilobytes at most.
  package var surrounding: String
  package var cursor: Int
  /// The other end of the selection; equal to `cursor` without one.
  package var anchor: Int
  /// The insertion point in the window, beside which candidates are shown.
  package var cursorRect: CGRect
  package var purpose: Purpose
  package var isMultiline: Bool
  /// Another number than before tells the method to forget the text that it works on: the caret went elsewhere.
  package var session: Int

  package init(
    surrounding: String, cursor: Int, anchor: Int, cursorRect: CGRect, purpose: Purpose = .free,
    isMultiline: Bool = false, session: Int = 0
  ) {
    self.surrounding = surrounding
    self.cursor = cursor
    self.anchor = anchor
    self.cursorRect = cursorRect
    self.purpose = purpose
    self.isMultiline = isMultiline
    self.session = session
  }
}
