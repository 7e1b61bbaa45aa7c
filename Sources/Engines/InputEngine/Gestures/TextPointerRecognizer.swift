import CoreGraphics

/// A pointer in a text: it places the caret, selects by dragging, and counts clicks.
///
/// A mouse or pen acts at once, so it wins against what is around the text as soon as it is down. A finger that moves soon
/// belongs to the view that scrolls; a finger that is let go in its place is a tap, and one that rests selects.
package final class TextPointerRecognizer: Recognizer {
  /// How long a finger rests before it selects, in seconds.
  private static let restingTime: Double = 0.5

  package private(set) var kind: PointerKind = .mouse
  package private(set) var button: PointerButton = .primary
  package private(set) var modifiers: InputModifiers = []
  /// How many clicks or taps follow each other here, this one included.
  package var clicks: Int { presses.count }
  /// Where the pointer went down and where it is, in the window's space.
  package private(set) var start: CGPoint = .zero
  package private(set) var location: CGPoint = .zero
  /// Whether the pointer has left the place where it went down.
  package private(set) var hasMoved: Bool = false
  /// Whether a finger selects, after it rested.
  package private(set) var isResting: Bool = false

  private var pointer: UInt64?
  private var downTime: Double = 0
  /// The last press, with which the next one may be a double click.
  private var presses = PressCount()

  override var isTimed: Bool { isResting }
  override var yieldsToTime: Bool { false }

  override var deadline: Double? {
    pointer != nil && kind == .touch && state == .possible ? downTime + Self.restingTime : nil
  }

  override func advance(to time: Double) {
    guard let deadline, deadline <= time else { return }
    isResting = true
    become(.active)
  }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard pointer == nil else { return }
      guard event.button == .primary || event.button == .middle else { return fail() }
      begin(event)
      if kind != .touch { become(.active) }
    case .move:
      guard event.pointer == pointer else { return }
      location = event.position
      if start.distance(to: location) >= (kind == .touch ? settings.slop : 3) { hasMoved = true }
      if state == .active { become(.active) } else if hasMoved { fail() }
    case .up:
      guard event.pointer == pointer else { return }
      location = event.position
      become(.ended)
    case .cancel: if event.pointer == pointer { fail() }
    case .hover, .leave: break
    }
  }

  private func begin(_ event: PointerEvent) {
    pointer = event.pointer
    kind = event.kind
    button = event.button
    modifiers = event.modifiers
    start = event.position
    location = event.position
    downTime = event.time
    presses.add(event, settings)
  }

  override func clear() {
    pointer = nil
    hasMoved = false
    isResting = false
  }
}
