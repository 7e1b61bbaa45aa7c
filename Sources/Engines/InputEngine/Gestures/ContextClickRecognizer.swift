import CoreGraphics

/// A click with the second button, recognized when the button goes down, as desktops open context menus.
package final class ContextClickRecognizer: Recognizer {
  /// The place of the click, in the owner's space.
  package private(set) var location: CGPoint = .zero

  override var isDiscrete: Bool { true }

  override func receive(_ event: PointerEvent) {
    guard event.phase == .down else { return }
    guard event.button == .secondary else { return fail() }
    location = mapping(event.position)
    become(.ended)
  }
}
