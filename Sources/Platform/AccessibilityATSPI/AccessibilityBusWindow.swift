import CoreGraphics

/// What the accessibility bus is told of a window beside its tree.
package struct AccessibilityBusWindow: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case window, dialog, alert
  }

  package var title: String
  package var kind: Kind
  package var size: CGSize
  /// Where the window's content stands on the screen; zero where nobody knows, as on Wayland.
  package var origin: CGPoint
  /// Whether it has the keyboard.
  package var isActive: Bool
  package var isModal: Bool
  package var isResizable: Bool
  /// Whether it is on the screen, not minimised.
  package var isShown: Bool

  package init(
    title: String, kind: Kind = .window, size: CGSize, origin: CGPoint = .zero, isActive: Bool = false,
    isModal: Bool = false, isResizable: Bool = true, isShown: Bool = true
  ) {
    self.title = title
    self.kind = kind
    self.size = size
    self.origin = origin
    self.isActive = isActive
    self.isModal = isModal
    self.isResizable = isResizable
    self.isShown = isShown
  }
}
