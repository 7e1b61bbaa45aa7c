import CoreGraphics

/// Two gestures that receive the same events; the subclass decides what their states mean together.
package class PairRecognizer: Recognizer {
  package let first: Recognizer
  package let second: Recognizer

  package init(_ first: Recognizer, _ second: Recognizer) {
    self.first = first
    self.second = second
  }

  override var children: [Recognizer] { [first, second] }
  override var isTimed: Bool { first.isTimed || second.isTimed }
  override var yieldsToTime: Bool { first.yieldsToTime && second.yieldsToTime }
  override var holdsOthers: Bool { first.isHolding || second.isHolding }
  override var deadline: Double? { earliest(first.deadline, second.deadline) }

  override func receive(_ event: PointerEvent) {
    for child in children { child.handle(event) }
    resolve()
  }

  override func receive(_ event: TransformEvent) {
    for child in children { child.handle(event) }
    resolve()
  }

  override func advance(to time: Double) {
    for child in children where !child.isFinal { child.advance(to: time) }
    resolve()
  }

  /// Derives the state of the pair from the states of both gestures.
  func resolve() { preconditionFailure("A pair of gestures is made by its subclasses.") }
}

/// Two gestures at the same time, of which either may be recognized.
package final class SimultaneousRecognizer: PairRecognizer {
  override var isDiscrete: Bool { first.isDiscrete && second.isDiscrete }

  override func resolve() {
    let states: [State] = [first.state, second.state]
    let isOver: Bool = first.isFinal && second.isFinal
    let new: State =
      if isOver {
        states.contains(.ended) ? .ended : .failed
      } else if states.contains(.active) || (states.contains(.ended) && !isDiscrete) {
        .active
      } else if states.contains(.tentative) {
        .tentative
      } else {
        .possible
      }
    if new != state || new == .active || new == .tentative { become(new) }
  }
}

/// The first of two gestures, or else the second: it is heard of when the first has failed.
package final class ExclusiveRecognizer: PairRecognizer {
  override func maySpeak(_ child: Recognizer) -> Bool { child === first || first.state == .failed || child.isFailed }
  override var isDiscrete: Bool { first.state == .failed ? second.isDiscrete : first.isDiscrete }

  override func resolve() {
    let speaker: Recognizer = first.state == .failed ? second : first
    if first.isRecognized, !second.isFinal { second.fail() }
    if speaker.state != state || speaker.state == .active || speaker.state == .tentative { become(speaker.state) }
  }
}

/// A gesture that has to end before another one begins. From the end of the first on the whole is active.
package final class SequenceRecognizer: Recognizer {
  package let first: Recognizer
  package let second: Recognizer

  /// Whether the first gesture has ended.
  package private(set) var isSecond: Bool = false
  /// The last event of each pointer that is down: the second gesture begins with them.
  private var down: [PointerEvent] = []
  private var limit: Double?

  package init(_ first: Recognizer, _ second: Recognizer) {
    self.first = first
    self.second = second
  }

  override var children: [Recognizer] { [first, second] }
  override func maySpeak(_ child: Recognizer) -> Bool { child === first || isSecond }
  override var isTimed: Bool { first.isTimed }
  override var yieldsToTime: Bool { isSecond || first.yieldsToTime }
  override var holdsOthers: Bool { (isSecond ? second : first).isHolding }
  override var deadline: Double? {
    guard isSecond else { return first.deadline }
    return earliest(second.deadline, down.isEmpty && second.state == .possible ? limit : nil)
  }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down: down.append(event)
    case .move:
      if let index = down.firstIndex(where: { $0.pointer == event.pointer }) { down[index].position = event.position }
    case .up, .cancel: down.removeAll { $0.pointer == event.pointer }
    case .hover, .leave: break
    }
    if isSecond {
      second.handle(event)
    } else {
      first.handle(event)
      goOn(at: event.time)
    }
    resolve()
  }

  override func receive(_ event: TransformEvent) {
    if isSecond {
      second.handle(event)
    } else {
      first.handle(event)
      goOn(at: event.time)
    }
    resolve()
  }

  override func advance(to time: Double) {
    if isSecond {
      if let limit, down.isEmpty, second.state == .possible, time >= limit { second.fail() }
      if !second.isFinal { second.advance(to: time) }
    } else {
      first.advance(to: time)
      goOn(at: time)
    }
    resolve()
  }

  /// The first gesture has ended: pointers that are still down begin the second one where they are.
  private func goOn(at time: Double) {
    guard !isSecond, first.state == .ended else { return }
    isSecond = true
    limit = time + settings.doubleClickTime
    for event in down {
      var start: PointerEvent = event
      start.phase = .down
      start.time = time
      second.handle(start)
    }
  }

  private func resolve() {
    guard isSecond else {
      let new: State = first.state == .active ? .tentative : first.state
      if new != state || new == .tentative { become(new) }
      return
    }
    switch second.state {
    case .possible, .tentative, .active: become(.active)
    case .ended: become(.ended)
    case .failed: become(.failed)
    }
  }

  override func clear() {
    isSecond = false
    down = []
    limit = nil
  }
}

/// A gesture whose kind is known when it begins.
package final class DynamicRecognizer: Recognizer {
  private let make: () -> Recognizer?
  package private(set) var inner: Recognizer?

  /// - Parameter make: Makes the recognizer of the gesture as it is then; nil for none.
  package init(_ make: @escaping () -> Recognizer?) {
    self.make = make
  }

  override var children: [Recognizer] { inner.map { [$0] } ?? [] }
  /// Not known before it is made.
  override var takesTransforms: Bool { inner?.takesTransforms ?? true }
  override var isDiscrete: Bool { inner?.isDiscrete ?? true }
  override var isTimed: Bool { inner?.isTimed ?? false }
  override var yieldsToTime: Bool { inner?.yieldsToTime ?? true }
  override var holdsOthers: Bool { inner?.isHolding ?? true }
  override var deadline: Double? { inner?.deadline }

  override func receive(_ event: PointerEvent) {
    if event.phase == .down { prepare() }
    inner?.handle(event)
    resolve()
  }

  override func receive(_ event: TransformEvent) {
    if event.phase == .began { prepare() }
    inner?.handle(event)
    resolve()
  }

  override func advance(to time: Double) {
    inner?.advance(to: time)
    resolve()
  }

  private func prepare() {
    guard inner == nil else { return }
    inner = make()
    inner?.apply(settings)
  }

  private func resolve() {
    guard let inner else { return fail() }
    if inner.state != state || inner.state == .active || inner.state == .tentative { become(inner.state) }
  }

  override func clear() {
    inner?.dispose()
    inner = nil
  }
}

extension Recognizer {
  /// Whether others have to wait for it now.
  var isHolding: Bool { !isFinal && holdsOthers }
  fileprivate var isFailed: Bool { state == .failed }
}

/// The earlier of two moments.
func earliest(_ a: Double?, _ b: Double?) -> Double? {
  guard let a, let b else { return a ?? b }
  return min(a, b)
}
