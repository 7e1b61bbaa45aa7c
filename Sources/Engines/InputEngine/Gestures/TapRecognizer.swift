import CoreGraphics

/// A number of clicks or taps in one place, each shortly after the one before.
package final class TapRecognizer: Recognizer {
  /// How many taps; read when the first begins.
  package var count: () -> Int = { 1 }
  /// How many fingers make one tap together; read when the first tap begins.
  package var fingers: () -> Int = { 1 }
  package var button: PointerButton = .primary

  /// The place of the first tap, in the owner's space (behaviour 473): the middle of its fingers.
  package private(set) var location: CGPoint = .zero

  private var done: Int = 0
  private var wanted: Int = 1
  private var wantedFingers: Int = 1
  /// The pointers that are down, at the places where they went down.
  private var group = PointerGroup()
  /// Whether all fingers of the tap under way have been down.
  private var isWhole: Bool = false
  private var start: CGPoint = .zero
  private var limit: Double?

  override var isDiscrete: Bool { true }
  /// Others need not wait for fingers that may never come.
  override var holdsOthers: Bool { wantedFingers == 1 || isWhole || done > 0 }
  override var deadline: Double? { group.isEmpty && state == .possible ? limit : nil }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down: begin(event)
    case .move:
      guard let start = group[event.pointer], start.distance(to: event.position) >= settings.slop else { return }
      fail()
    case .up:
      guard let start = group[event.pointer] else { return }
      group.remove(event.pointer)
      // A finger that comes up before the others are down is a tap of fewer fingers.
      guard isWhole, start.distance(to: event.position) < settings.slop else { return fail() }
      guard group.isEmpty else { return }
      isWhole = false
      done += 1
      limit = event.time + settings.doubleClickTime
      if done >= wanted { become(.ended) }
    case .cancel: if group[event.pointer] != nil { fail() }
    case .hover, .leave: break
    }
  }

  private func begin(_ event: PointerEvent) {
    guard !isWhole, event.button == button else { return fail() }
    if group.isEmpty {
      if done == 0 {
        wanted = max(1, count())
        wantedFingers = max(1, fingers())
      } else if let limit, event.time > limit {
        return fail()
      }
    }
    group.add(event)
    guard group.count == wantedFingers else { return }
    isWhole = true
    let middle: CGPoint = group.middle
    if done == 0 {
      location = mapping(middle)
    } else {
      let reach: Double = settings.doubleClickDistance * (event.kind == .touch ? 4 : 1)
      if start.distance(to: middle) > reach { return fail() }
    }
    start = middle
  }

  override func advance(to time: Double) {
    if let deadline, time >= deadline { fail() }
  }

  override func clear() {
    done = 0
    group = PointerGroup()
    isWhole = false
    limit = nil
  }
}
