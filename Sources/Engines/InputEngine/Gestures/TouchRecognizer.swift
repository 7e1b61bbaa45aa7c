import CoreGraphics

/// Follows the pointers that go down on its owner and tells of each event, as owners want it that make something of raw
/// touches themselves.
///
/// It is tentative while a pointer is down, and is told of as a press is: only where no press inside is. One that claims its
/// pointers ends as a control does; another one gives way to every gesture.
package final class TouchRecognizer: Recognizer {
  /// What happened to a pointer that is followed.
  package enum Step: Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// Whether the owner is used by its touches, so that gestures around it are not recognized while they stay in their place.
  package var claims: () -> Bool = { false }
  /// Told of each event in order, once the arena has decided that the owner may hear of its pointers.
  package var onStep: (Step, PointerEvent) -> Void = { _, _ in }

  private var pointer: UInt64?
  private var start: CGPoint = .zero
  private var hasMoved: Bool = false
  private var waiting: [(Step, PointerEvent)] = []
  /// The last event of a pointer that the owner heard of and that is not over.
  private var open: PointerEvent?

  package override init() {
    super.init()
    observe { [weak self] in self?.tell($0) }
  }

  override var isDiscrete: Bool { true }
  override var yieldsToTime: Bool { !claims() }
  override var holdsOthers: Bool { claims() && !hasMoved }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard pointer == nil, event.button == .primary else { return }
      pointer = event.pointer
      start = event.position
      note(.began, event)
      become(.tentative)
    case .move:
      guard event.pointer == pointer else { return }
      if start.distance(to: event.position) >= settings.slop { hasMoved = true }
      note(.moved, event)
      become(.tentative)
    case .up:
      guard event.pointer == pointer else { return }
      note(.ended, event)
      if claims() { become(.ended) } else { fail() }
    case .cancel: if event.pointer == pointer { fail() }
    case .hover, .leave: break
    }
  }

  private func note(_ step: Step, _ event: PointerEvent) { waiting.append((step, event)) }

  private func tell(_ report: Report) {
    // The owner does not hear of the move with which a gesture has taken the pointer.
    let isTaken: Bool = report == .cancelled && waiting.last?.0 == .moved
    let steps: [(Step, PointerEvent)] = isTaken ? waiting.filter { $0.0 == .began } : waiting
    waiting = []
    for (step, event) in steps {
      open = step == .ended ? nil : event
      onStep(step, event)
    }
    guard report == .cancelled, let last = open else { return }
    open = nil
    onStep(.cancelled, last)
  }

  override func clear() {
    pointer = nil
    hasMoved = false
    waiting = []
    open = nil
  }
}
