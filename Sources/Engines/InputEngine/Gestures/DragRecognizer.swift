import CoreGraphics

/// A pointer that moves while it is down.
package final class DragRecognizer: Recognizer {
  /// How far the pointer moves before the drag begins, in points; read when the pointer goes down.
  package var minimumDistance: () -> Double = { 10 }
  package var button: PointerButton = .primary
  /// Which devices drag: content follows fingers, not a mouse.
  package var accepts: (PointerKind) -> Bool = { _ in true }
  /// Whether a drag that sets out in a direction of the window is meant; otherwise it fails.
  package var mayBegin: (CGSize) -> Bool = { _ in true }

  /// The place where the pointer went down, in the owner's space at that moment.
  package private(set) var startLocation: CGPoint = .zero
  package private(set) var location: CGPoint = .zero
  /// How far the pointer has gone since the last event, in the window's space.
  package private(set) var step: CGSize = .zero
  /// The time of the last event, in seconds of the host's clock.
  package private(set) var time: Double = 0
  /// The modifier keys that were held at the last event.
  package private(set) var modifiers: InputModifiers = []
  /// The device of the drag.
  package private(set) var kind: PointerKind = .mouse

  private var pointer: UInt64?
  private var start: CGPoint = .zero
  private var last: CGPoint = .zero
  private var tracker = VelocityTracker()

  /// From where the pointer went down to where it is.
  package var translation: CGSize {
    CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
  }

  /// Points a second, in the owner's space.
  package var velocity: CGSize { tracker.velocity }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard pointer == nil else { return }
      guard event.button == button, accepts(event.kind) else { return fail() }
      pointer = event.pointer
      start = event.position
      last = event.position
      kind = event.kind
      step = .zero
      startLocation = mapping(event.position)
      tracker = VelocityTracker()
      note(event)
      if minimumDistance() <= 0, mayBegin(.zero) { become(.active) }
    case .move:
      guard event.pointer == pointer else { return }
      note(event)
      if state == .active { return become(.active) }
      guard start.distance(to: event.position) >= minimumDistance() else { return }
      let way = CGSize(width: event.position.x - start.x, height: event.position.y - start.y)
      if mayBegin(way) { become(.active) } else { fail() }
    case .up:
      guard event.pointer == pointer else { return }
      note(event)
      if state == .active { become(.ended) } else { fail() }
    case .cancel: if event.pointer == pointer { fail() }
    case .hover, .leave: break
    }
  }

  private func note(_ event: PointerEvent) {
    location = mapping(event.position)
    step = CGSize(width: event.position.x - last.x, height: event.position.y - last.y)
    last = event.position
    time = event.time
    modifiers = event.modifiers
    tracker.add(location, at: event.time, isRelease: event.phase == .up)
  }

  override func clear() {
    pointer = nil
  }
}
