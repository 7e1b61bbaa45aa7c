import CoreGraphics

/// A pointer that takes something along: a mouse at once when it moves, a finger after it has rested, so that content can
/// still be scrolled.
package final class LiftRecognizer: Recognizer {
  /// How far a pointer moves before it takes something along, in points.
  package static let distance: Double = 4
  /// How long a finger rests before it does, in seconds.
  package static let delay: Double = 0.5

  /// Where the pointer went down, and where it is, in the window's space.
  package private(set) var start: CGPoint = .zero
  package private(set) var location: CGPoint = .zero
  package private(set) var pointer: UInt64?
  private var end: Double = 0
  /// Whether a move now begins the drag.
  private var isReady: Bool = false

  override var deadline: Double? { pointer != nil && !isReady && state == .possible ? end : nil }
  /// A press that time makes, such as that of a menu, happens while the pointer rests.
  override var yieldsToTime: Bool { true }
  override var isDiscrete: Bool { true }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard pointer == nil else { return }
      guard event.button == .primary else { return fail() }
      pointer = event.pointer
      start = event.position
      location = event.position
      isReady = event.kind != .touch
      end = event.time + Self.delay
    case .move:
      guard event.pointer == pointer else { return }
      location = event.position
      let distance: Double = start.distance(to: event.position)
      if isReady {
        if distance >= Self.distance { become(.ended) }
      } else if distance >= settings.slop {
        fail()
      }
    case .up, .cancel: if event.pointer == pointer { fail() }
    case .hover, .leave: break
    }
  }

  override func advance(to time: Double) {
    if let deadline, time >= deadline { isReady = true }
  }

  override func clear() {
    pointer = nil
    isReady = false
  }
}
