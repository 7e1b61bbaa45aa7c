import CoreGraphics

/// A state machine that makes a gesture of events.
///
/// An owner makes a tree of recognizers (composites at the top, concrete ones as leaves) and gives its root to a
/// `GestureArena` with the pointers that go down on the owner. Events travel from the root down; states follow from the
/// leaves up. Observers are told by `deliver()`, which the arena calls when the root may be what it wants to be: until
/// then a recognizer may be active or ended without anybody knowing.
///
/// Locations are in the window's space for thresholds, and in the space of `mapping` for values.
package class Recognizer {
  package enum State: String, Hashable, Sendable {
    /// Nothing has been recognized and nothing excluded.
    case possible
    /// A press is under way that may become the gesture: observers are told, competitors are not kept from winning.
    case tentative
    /// Recognized and going on.
    case active
    /// Recognized and complete.
    case ended
    /// It is another gesture, or it was cancelled.
    case failed
  }

  /// What observers are told.
  package enum Report: Hashable, Sendable {
    /// There is a value, or another one.
    case changed
    /// The gesture is complete.
    case ended
    /// Values were reported, and the gesture will not end.
    case cancelled
  }

  package private(set) var state: State = .possible
  /// Modifier keys that must be held when the pointer goes down.
  package var requiredModifiers: () -> InputModifiers = { [] }
  /// Whether the gesture is recognized at all; asked when a pointer goes down.
  package var isEnabled: () -> Bool = { true }
  /// Makes a point of the owner's space of a point of the window.
  package var mapping: (CGPoint) -> CGPoint = { $0 }
  package var settings = InputSettings()
  /// The owner's answers about this recognizer and others; nil where order and priority decide alone.
  package var relations: GestureRelations?
  /// The object of the view layer that the recognizer belongs to, for those who ask of others in the arena.
  package weak var owner: AnyObject?
  /// Told of each event of a pointer before the recognizer takes part; false leaves the event out.
  package var willReceive: ((PointerEvent) -> Bool)?
  /// Told when the recognizer begins anew.
  package var onRestart: (() -> Void)?
  /// Lets the arena decide again, after the owner has changed the state.
  package internal(set) var decide: () -> Void = {}

  private var observers: [(Report) -> Void] = []
  /// Counts changes of the value, to report each once.
  private var version: Int = 0
  private var reportedVersion: Int = 0
  private var reportedState: State = .possible

  package init() {}

  /// Adds an observer, which is told after those that were added before.
  package func observe(_ observer: @escaping (Report) -> Void) {
    observers.append(observer)
  }

  /// Lets go of the observers in the whole tree, which may hold the recognizers that they observe.
  package final func dispose() {
    for child in children { child.dispose() }
    observers = []
    (relations, willReceive, onRestart) = (nil, nil, nil)
  }

  // MARK: For subclasses

  /// Takes part in a pointer's event.
  func receive(_ event: PointerEvent) {}
  /// Takes part in a pinch or turn of a touch pad.
  func receive(_ event: TransformEvent) {}
  /// The moment at which time alone changes the state.
  var deadline: Double? { nil }
  /// Time has gone on.
  func advance(to time: Double) {}
  /// Forgets everything, for the next gesture.
  func clear() {}
  /// Recognizers inside.
  var children: [Recognizer] { [] }
  /// Whether those inside may be told of their states now: an exclusive gesture holds the second one back.
  func maySpeak(_ child: Recognizer) -> Bool { true }
  /// Whether the whole gesture is a moment: it ends without having been active.
  var isDiscrete: Bool { false }
  /// Whether time alone makes it recognized, as it does a long press.
  var isTimed: Bool { false }
  /// Whether it gives way, while its pointer rests, to a gesture that time has made: a drag that has not begun does, a
  /// control that is pressed does not.
  var yieldsToTime: Bool { !isTimed }
  /// Whether it knows what to do with the pinches and turns of touch pads.
  var takesTransforms: Bool { children.contains(where: \.takesTransforms) }
  /// Whether a recognizer of lower precedence has to wait for this one while it is possible.
  var holdsOthers: Bool { true }
  /// Whether the recognizer waits for another pointer, or for time, when none is down.
  var waitsBetweenPointers: Bool { deadline != nil }

  /// Takes on a state; a state that is final stays until the reset.
  final func become(_ new: State) {
    guard state != .ended, state != .failed else { return }
    state = new
    version += 1
  }
}

// MARK: - For the arena, composites and owners

extension Recognizer {
  package var isFinal: Bool { state == .ended || state == .failed }
  package var isRecognized: Bool { state == .active || state == .ended }

  /// Takes part in an event, unless modifiers or the owner exclude it.
  package final func handle(_ event: PointerEvent) {
    guard !isFinal else { return }
    if event.phase == .down, state == .possible {
      guard isEnabled(), event.modifiers.isSuperset(of: requiredModifiers()) else { return fail() }
    }
    guard willReceive?(event) ?? true, !isFinal else { return }
    receive(event)
  }

  /// The owner says by itself what the gesture is. The arena decides after the event under way, or at once.
  package final func take(_ state: State) {
    if state == .failed { fail() } else { become(state) }
    decide()
  }

  package final func handle(_ event: TransformEvent) {
    guard !isFinal else { return }
    if event.phase == .began, state == .possible {
      guard takesTransforms, isEnabled(), event.modifiers.isSuperset(of: requiredModifiers()) else { return fail() }
    }
    receive(event)
  }

  /// Gives the settings to the whole tree.
  package final func apply(_ settings: InputSettings) {
    self.settings = settings
    for child in children { child.apply(settings) }
  }

  /// It is not this gesture: so are all inside.
  package final func fail() {
    for child in children { child.fail() }
    if !isFinal { become(.failed) }
  }

  /// Another gesture has won, also where this one has ended unheard.
  final func lose() {
    for child in children { child.lose() }
    guard state != .failed else { return }
    state = .failed
    version += 1
  }

  /// Tells observers what is new, those inside first.
  package final func deliver() {
    for child in children where maySpeak(child) { child.deliver() }
    guard reportedVersion != version else { return }
    reportedVersion = version
    let hasReported: Bool = reportedState == .tentative || reportedState == .active
    let old: State = reportedState
    reportedState = state
    switch state {
    case .possible: if hasReported { report(.cancelled) }
    case .tentative, .active: report(.changed)
    case .ended:
      if !hasReported, !isDiscrete { report(.changed) }
      report(.ended)
    case .failed: if hasReported, old != .failed { report(.cancelled) }
    }
  }

  private func report(_ report: Report) {
    for observer in observers { observer(report) }
  }

  /// Begins anew. Whoever was told of values hears that the gesture was cancelled.
  package final func reset() {
    if !isFinal { fail() }
    deliver()
    restart()
  }

  private func restart() {
    for child in children { child.restart() }
    clear()
    state = .possible
    version = 0
    reportedVersion = 0
    reportedState = .possible
    onRestart?()
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> Double {
    let x = Double(other.x - x)
    let y = Double(other.y - y)
    return (x * x + y * y).squareRoot()
  }
}
