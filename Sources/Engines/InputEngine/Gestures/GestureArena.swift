import CoreGraphics

/// Decides which of the gestures under a pointer is recognized. One per window.
///
/// A pointer that goes down brings the recognizers under it, and all its events go to them until it is up, wherever it is
/// (capture). Recognizers of one pointer compete:
///
/// - One that wants to be recognized waits while one of higher precedence still may be.
/// - When it may, all others fail, but for those that are simultaneous, or that `GestureRelations` let go along.
/// - A tentative one (a press) is told of at once, and hears that it was cancelled when another one wins.
///
/// No two competing recognizers are ever granted for one pointer. What an owner is told may remove owners and send
/// events: nothing is told while the arena decides.
package final class GestureArena {
  /// Where gestures of touch pads, which have no pointer, are counted.
  private static let touchPad: UInt64 = .max

  package var settings = InputSettings()
  /// In order of precedence, as far as they share a pointer.
  package private(set) var entries: [ArenaEntry] = []
  /// The button with which each pointer went down.
  private var buttons: [UInt64: PointerButton] = [:]
  /// Whether recognizers are told of an event at the moment.
  private var isHandling: Bool = false
  /// How often a recognizer was granted.
  package private(set) var grants: Int = 0

  package init() {}

  /// The moment at which time alone changes something.
  package var nextDeadline: Double? {
    var next: Double?
    for entry in entries where !entry.recognizer.isFinal { next = earliest(next, entry.recognizer.deadline) }
    return next
  }

  /// Whether a pointer is followed.
  package func isFollowing(_ pointer: UInt64) -> Bool { entries.contains { $0.down.contains(pointer) } }

  /// Takes an event of a pointer.
  ///
  /// - Parameter found: Finds the entries under the pointer, in order of precedence; asked when it goes down.
  /// - Returns: Whether a recognizer took part.
  @discardableResult
  package func handle(_ event: PointerEvent, found: () -> [ArenaEntry]) -> Bool {
    advance(to: event.time)
    switch event.phase {
    case .hover, .leave:
      // A pointer that moves without a button has come up unheard.
      if buttons[event.pointer] != nil { cancel(event) }
      return false
    case .down:
      if let button = buttons[event.pointer], isFollowing(event.pointer) {
        // A second button of the same mouse belongs to the press that is under way; the same one came up unheard.
        if button != event.button { return true }
        cancel(event)
      }
      buttons[event.pointer] = event.button
      enter(event.pointer, found())
    case .move: break
    case .up:
      if let button = buttons[event.pointer], button != event.button { return true }
      buttons[event.pointer] = nil
    case .cancel: buttons[event.pointer] = nil
    }
    let following: [ArenaEntry] = entries.filter { $0.down.contains(event.pointer) }
    guard !following.isEmpty else {
      finish()
      return false
    }
    isHandling = true
    for entry in following { entry.recognizer.handle(event) }
    isHandling = false
    if event.phase == .up || event.phase == .cancel {
      for entry in following { entry.down.remove(event.pointer) }
    }
    settle()
    return true
  }

  private func cancel(_ event: PointerEvent) {
    var cancel: PointerEvent = event
    cancel.phase = .cancel
    handle(cancel) { [] }
  }

  /// Takes a pinch or a turn of a touch pad.
  @discardableResult
  package func handle(_ event: TransformEvent, found: () -> [ArenaEntry]) -> Bool {
    advance(to: event.time)
    if event.phase == .began { enter(Self.touchPad, found()) }
    let following: [ArenaEntry] = entries.filter { $0.down.contains(Self.touchPad) }
    guard !following.isEmpty else { return false }
    for entry in following { entry.recognizer.handle(event) }
    if event.phase == .ended || event.phase == .cancelled {
      for entry in following { entry.down.remove(Self.touchPad) }
    }
    settle()
    return true
  }

  /// Time has gone on: presses become long, and second taps fail to come.
  package func advance(to time: Double) {
    // A moment may set another one, so each is taken at its own time; more than a few at once come of no gesture.
    for _ in 0..<64 {
      guard let next = nextDeadline, next <= time else { return }
      for entry in entries where !entry.recognizer.isFinal { entry.recognizer.advance(to: next) }
      settle()
    }
  }

  /// The owner of an entry is gone, or no longer wants it.
  package func remove(_ entry: ArenaEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    entries.remove(at: index)
    entry.forget()
    entry.recognizer.reset()
    settle()
  }

  /// Cancels everything that is under way: the window lost its pointers.
  package func cancelAll() {
    let all: [ArenaEntry] = entries
    entries = []
    buttons = [:]
    for entry in all { entry.forget() }
    for entry in all { entry.recognizer.reset() }
  }

  // MARK: Deciding

  private func enter(_ pointer: UInt64, _ found: [ArenaEntry]) {
    // A gesture that waits for its next tap waited in vain when that falls elsewhere.
    for entry in entries where entry.down.isEmpty && !entry.isWaiting && !found.contains(where: { $0 === entry }) {
      entry.recognizer.fail()
    }
    settle()
    for (rank, entry) in found.enumerated() {
      entry.rank = rank
      entry.pointers.insert(pointer)
      entry.down.insert(pointer)
      if !entries.contains(where: { $0 === entry }) {
        entry.recognizer.apply(settings)
        entry.recognizer.decide = { [weak self] in self?.settleUnlessHandling() }
        entries.append(entry)
      }
    }
    entries.sort { $0.rank < $1.rank }
  }

  /// An owner has changed the state of its recognizer: by itself, or while an event is handled, which is settled in the end.
  private func settleUnlessHandling() { if !isHandling { settle() } }

  /// Grants what may be granted, fails the losers, and tells observers.
  private func settle() {
    // Without a pointer and without anything to wait for, nothing more comes.
    for entry in entries where entry.down.isEmpty && !entry.recognizer.isFinal && !entry.isWaiting {
      if !entry.recognizer.waitsBetweenPointers { entry.recognizer.fail() }
    }
    while decide() {}
    let told: [ArenaEntry] = entries.filter { $0.isGranted || maySpeak($0) }
    // The losers first: a press is over before the drag that took its pointer begins.
    for entry in told where !entry.isGranted { entry.recognizer.deliver() }
    for entry in told where entry.isGranted { entry.recognizer.deliver() }
    finish()
  }

  /// Decides about the first entry that can be decided about; false when there is none.
  private func decide() -> Bool {
    for entry in entries where entry.isWaiting {
      let rivals: [ArenaEntry] = entry.priority == .simultaneous ? [] : rivals(of: entry)
      if rivals.contains(where: { $0.isGranted && $0.prevents(entry) }) {
        entry.recognizer.lose()
        return true
      }
      if rivals.contains(where: { entry.waits(for: $0) }) { continue }
      guard entry.recognizer.isAllowed else {
        entry.recognizer.lose()
        return true
      }
      entry.isGranted = true
      grants += 1
      for rival in rivals where entry.prevents(rival) { rival.recognizer.lose() }
      return true
    }
    return false
  }

  /// Whether a press may be told of: no press inside of it is.
  private func maySpeak(_ entry: ArenaEntry) -> Bool {
    switch entry.recognizer.state {
    case .possible: true
    case .tentative:
      entry.priority == .simultaneous
        || !rivals(of: entry).contains { $0.rank < entry.rank && $0.recognizer.state == .tentative }
    case .failed: true
    case .active, .ended: false
    }
  }

  private func rivals(of entry: ArenaEntry) -> [ArenaEntry] {
    entries.filter {
      $0 !== entry && $0.priority != .simultaneous && !$0.pointers.isDisjoint(with: entry.pointers)
    }
  }

  /// Lets go of entries whose pointers are up and which wait for nothing.
  private func finish() {
    var over: [ArenaEntry] = []
    entries.removeAll { entry in
      guard entry.down.isEmpty else { return false }
      let waits: Bool = !entry.recognizer.isFinal && entry.recognizer.waitsBetweenPointers
      // One that is recognized and not yet granted waits for others.
      guard !waits, !entry.isWaiting else { return false }
      over.append(entry)
      return true
    }
    for entry in over {
      entry.forget()
      entry.recognizer.reset()
    }
  }
}
