import CoreGraphics

/// A number of clicks or taps in one place, each shortly after the one before.
package final class TapRecognizer: Recognizer {
  /// How many taps; read when the first begins.
  package var count: () -> Int = { 1 }
  package var button: PointerButton = .primary

  /// The place of the first tap, in the owner's space (behaviour 473).
  package private(set) var location: CGPoint = .zero

  private var done: Int = 0
  private var wanted: Int = 1
  private var pointer: UInt64?
  private var start: CGPoint = .zero
  private var limit: Double?

  override var isDiscrete: Bool { true }
  override var deadline: Double? { pointer == nil && state == .possible ? limit : nil }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard pointer == nil, event.button == button else { return fail() }
      if done == 0 {
        wanted = max(1, count())
        location = mapping(event.position)
        start = event.position
      } else {
        let reach: Double = settings.doubleClickDistance * (event.kind == .touch ? 4 : 1)
        if let limit, event.time > limit { return fail() }
        if start.distance(to: event.position) > reach { return fail() }
      }
      pointer = event.pointer
      start = event.position
    case .move:
      guard event.pointer == pointer, start.distance(to: event.position) >= settings.slop else { return }
      fail()
    case .up:
      guard event.pointer == pointer else { return }
      pointer = nil
      if start.distance(to: event.position) >= settings.slop { return fail() }
      done += 1
      limit = event.time + settings.doubleClickTime
      if done >= wanted { become(.ended) }
    case .cancel: if event.pointer == pointer { fail() }
    case .hover, .leave: break
    }
  }

  override func advance(to time: Double) {
    if let deadline, time >= deadline { fail() }
  }

  override func clear() {
    done = 0
    pointer = nil
    limit = nil
  }
}
