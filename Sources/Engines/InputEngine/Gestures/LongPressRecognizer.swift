import CoreGraphics

/// A press that stays in its place for a while. It is tentative while the pointer is down, and ends when the time is over, or
/// goes on until the pointer is up.
package final class LongPressRecognizer: Recognizer {
  /// How long the press takes, in seconds; read when the pointer goes down.
  package var minimumDuration: () -> Double = { 0.5 }
  /// How far the pointer may move meanwhile, in points.
  package var maximumDistance: () -> Double = { 10 }

  /// Whether the gesture goes on after its time, wherever the pointer moves, until that is up.
  package var goesOn: Bool = false

  /// The devices whose presses count; nil for all.
  package var kinds: Set<PointerKind>?

  package private(set) var location: CGPoint = .zero

  private var pointer: UInt64?
  private var start: CGPoint = .zero
  private var reach: Double = 10
  private var end: Double = 0

  override var isTimed: Bool { true }
  override var deadline: Double? { state == .tentative ? end : nil }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard pointer == nil, event.button == .primary, kinds?.contains(event.kind) ?? true else { return fail() }
      pointer = event.pointer
      start = event.position
      location = mapping(event.position)
      reach = maximumDistance()
      end = event.time + max(0, minimumDuration())
      become(.tentative)
    case .move:
      guard event.pointer == pointer else { return }
      if state == .active {
        location = mapping(event.position)
        become(.active)
      } else if start.distance(to: event.position) > reach {
        fail()
      }
    case .up, .cancel:
      guard event.pointer == pointer else { return }
      if state == .active { location = mapping(event.position) }
      // The press is long enough to the moment.
      if event.phase == .up, state == .active || event.time >= end { become(.ended) } else { fail() }
    case .hover, .leave: break
    }
  }

  override func advance(to time: Double) {
    if let deadline, time >= deadline { become(goesOn ? .active : .ended) }
  }

  override func clear() {
    pointer = nil
  }
}
