import CoreGraphics

/// A press that stays in its place for a while. It is tentative while the pointer is down, and ends when the time is over, or
/// goes on until the pointer is up.
package final class LongPressRecognizer: Recognizer {
  /// How long the press takes, in seconds; read when the pointer goes down.
  package var minimumDuration: () -> Double = { 0.5 }
  /// How far the pointer may move meanwhile, in points.
  package var maximumDistance: () -> Double = { 10 }
  /// How many fingers press together. The time begins with the last of them, and the gesture is over when one comes up.
  package var fingers: () -> Int = { 1 }
  /// How many taps come before the press.
  package var taps: () -> Int = { 0 }

  /// Whether the gesture goes on after its time, wherever the pointer moves, until that is up.
  package var goesOn: Bool = false

  /// The devices whose presses count; nil for all.
  package var kinds: Set<PointerKind>?

  /// The middle of the fingers, in the owner's space.
  package private(set) var location: CGPoint = .zero

  private var group = PointerGroup()
  /// Where each pointer went down.
  private var starts = PointerGroup()
  private var reach: Double = 10
  private var end: Double = 0
  private var done: Int = 0
  /// Whether all fingers are down.
  private var isWhole: Bool = false
  /// When the next tap or the press has to have begun.
  private var limit: Double?

  override var isTimed: Bool { true }
  /// Others need not wait for fingers that may never come.
  override var holdsOthers: Bool { isWhole || done > 0 || fingers() <= 1 }
  override var deadline: Double? {
    if state == .tentative { return end }
    return group.isEmpty && state == .possible ? limit : nil
  }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down: begin(event)
    case .move:
      guard let start = starts[event.pointer] else { return }
      group.move(event)
      if state == .active {
        location = mapping(group.middle)
        become(.active)
      } else if start.distance(to: event.position) > reach {
        fail()
      }
    case .up, .cancel:
      guard starts[event.pointer] != nil else { return }
      group.move(event)
      if state == .active { location = mapping(group.middle) }
      if event.phase == .up, state == .possible, isWhole { return endTap(event) }
      // The press is long enough to the moment.
      if event.phase == .up, state == .active || (isWhole && event.time >= end) { become(.ended) } else { fail() }
    case .hover, .leave: break
    }
  }

  private func begin(_ event: PointerEvent) {
    // A finger more does not end what goes on.
    if state == .active { return }
    guard !isWhole, event.button == .primary, kinds?.contains(event.kind) ?? true else { return fail() }
    if group.isEmpty, let limit, event.time > limit { return fail() }
    group.add(event)
    starts.add(event)
    reach = maximumDistance()
    guard group.count >= max(1, fingers()) else { return }
    isWhole = true
    guard done >= taps() else { return }
    location = mapping(group.middle)
    end = event.time + max(0, minimumDuration())
    become(.tentative)
  }

  /// A finger of a tap before the press comes up.
  private func endTap(_ event: PointerEvent) {
    group.remove(event.pointer)
    starts.remove(event.pointer)
    guard group.isEmpty else { return }
    done += 1
    isWhole = false
    limit = event.time + settings.doubleClickTime
  }

  override func advance(to time: Double) {
    guard let deadline, time >= deadline else { return }
    if state == .tentative { become(goesOn ? .active : .ended) } else { fail() }
  }

  override func clear() {
    (group, starts) = (PointerGroup(), PointerGroup())
    done = 0
    isWhole = false
    limit = nil
  }
}
