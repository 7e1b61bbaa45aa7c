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

  /// How many fingers drag together; nil for a drag that follows the first finger alone, whatever the others do.
  ///
  /// The middle of the fingers drags, and fingers that come or go leave the way as it is. The drag sets out with the least
  /// number, stays where it is with fewer, and is over when the last finger is up.
  package var fingers: (() -> ClosedRange<Int>)?

  private var group = PointerGroup()
  private var start: CGPoint = .zero
  private var last: CGPoint = .zero
  private var tracker = VelocityTracker()

  /// From where the pointer went down to where it is.
  package var translation: CGSize {
    CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
  }

  /// Points a second, in the owner's space.
  package var velocity: CGSize { tracker.velocity }

  /// Others need not wait for fingers that may never come.
  override var holdsOthers: Bool { fingers.map { group.count >= $0().lowerBound } ?? true }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      if group.isEmpty { begin(event) } else { join(event) }
    case .move:
      guard group[event.pointer] != nil else { return }
      group.move(event)
      if let fingers, group.count < fingers().lowerBound {
        if state == .possible { regroup { _ in } }
        return
      }
      note(event)
      if state == .active { return become(.active) }
      let place: CGPoint = group.middle
      guard start.distance(to: place) >= minimumDistance() else { return }
      let way = CGSize(width: place.x - start.x, height: place.y - start.y)
      if mayBegin(way) { become(.active) } else { fail() }
    case .up:
      guard group[event.pointer] != nil else { return }
      if group.count > 1 { return regroup { $0.remove(event.pointer) } }
      group.move(event)
      // Too few fingers drag nothing, also with the last bit of their way.
      if holdsOthers { note(event) }
      if state == .active { become(.ended) } else { fail() }
    case .cancel: if group[event.pointer] != nil { fail() }
    case .hover, .leave: break
    }
  }

  private func begin(_ event: PointerEvent) {
    guard event.button == button, accepts(event.kind) else { return fail() }
    group.add(event)
    start = event.position
    last = event.position
    kind = event.kind
    step = .zero
    startLocation = mapping(event.position)
    tracker = VelocityTracker()
    note(event)
    if minimumDistance() <= 0, (fingers?().lowerBound ?? 1) <= 1, mayBegin(.zero) { become(.active) }
  }

  /// A finger comes to those that are down.
  private func join(_ event: PointerEvent) {
    guard let fingers else { return }
    guard event.button == button, accepts(event.kind), group.count < fingers().upperBound else {
      // One finger too many: a drag that is under way goes on without it, one that has not begun fails.
      if state == .possible { fail() }
      return
    }
    regroup { $0.add(event) }
  }

  /// Changes the fingers: the middle is another one, and the way is as long as before. A drag that has not set out begins anew.
  private func regroup(_ change: (inout PointerGroup) -> Void) {
    let old: CGPoint = mapping(group.middle)
    change(&group)
    let middle: CGPoint = group.middle
    let new: CGPoint = mapping(middle)
    last = middle
    location = new
    if state == .possible {
      start = middle
      startLocation = new
      tracker = VelocityTracker()
    } else {
      startLocation.x += new.x - old.x
      startLocation.y += new.y - old.y
    }
  }

  private func note(_ event: PointerEvent) {
    let place: CGPoint = group.middle
    location = mapping(place)
    step = CGSize(width: place.x - last.x, height: place.y - last.y)
    last = place
    time = event.time
    modifiers = event.modifiers
    let way: CGSize = translation
    tracker.add(CGPoint(x: way.width, y: way.height), at: event.time, isRelease: event.phase == .up)
  }

  override func clear() {
    group = PointerGroup()
  }
}
