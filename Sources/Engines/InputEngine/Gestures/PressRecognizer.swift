import CoreGraphics

/// A control that is pressed: while the pointer is inside it looks pressed, and it acts when it is let go there.
///
/// The recognizer is tentative while the control looks pressed, and ends with the control's action. Once the pointer has
/// left the control, a drag gesture around the control may win; without such a gesture the pointer may come back.
package final class PressRecognizer: Recognizer {
  /// Whether a point of the window still belongs to the control.
  package var contains: (CGPoint) -> Bool = { _ in true }

  private var pointer: UInt64?
  private var start: CGPoint = .zero
  private var hasMoved: Bool = false

  override var isDiscrete: Bool { true }
  override var yieldsToTime: Bool { false }
  override var holdsOthers: Bool { !hasMoved }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard pointer == nil else { return }
      guard event.button == .primary else { return fail() }
      pointer = event.pointer
      start = event.position
      become(.tentative)
    case .move:
      guard event.pointer == pointer else { return }
      if start.distance(to: event.position) >= settings.slop { hasMoved = true }
      let new: State = contains(event.position) ? .tentative : .possible
      if new != state { become(new) }
    case .up:
      guard event.pointer == pointer else { return }
      if contains(event.position) { become(.ended) } else { fail() }
    case .cancel: if event.pointer == pointer { fail() }
    case .hover, .leave: break
    }
  }

  override func clear() {
    pointer = nil
    hasMoved = false
  }
}
