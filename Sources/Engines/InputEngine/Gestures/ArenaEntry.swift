import CoreGraphics

/// A recognizer on its way through an arena.
package final class ArenaEntry {
  package enum Priority: Hashable, Sendable {
    /// Before everything inside of its owner.
    case high
    /// After everything inside of its owner.
    case normal
    /// Beside all others: it neither wins nor loses.
    case simultaneous
  }

  package let recognizer: Recognizer
  package let priority: Priority
  /// The pointers that took part since the last reset; those of touch pads' own gestures have a number of their own.
  package internal(set) var pointers: Set<UInt64> = []
  /// The pointers among `pointers` that are down at the moment.
  package internal(set) var down: Set<UInt64> = []
  /// The place in the order of precedence; lower wins.
  package internal(set) var rank: Int = 0
  /// Whether it has won: its owner hears of everything.
  package internal(set) var isGranted: Bool = false

  package init(_ recognizer: Recognizer, priority: Priority = .normal) {
    self.recognizer = recognizer
    self.priority = priority
  }

  /// Whether the entry has something to do with a pointer.
  package var isInUse: Bool { !pointers.isEmpty }

  /// Whether it wants to be recognized and has not been granted that.
  var isWaiting: Bool { recognizer.isRecognized && !isGranted }

  /// Whether another entry, of lower precedence and recognized, has to wait for this one.
  func holds(_ other: ArenaEntry) -> Bool {
    guard recognizer.isHolding else { return false }
    return down.isEmpty || !other.recognizer.isTimed || !recognizer.yieldsToTime
  }

  func forget() {
    pointers = []
    down = []
    isGranted = false
  }

  /// Puts entries, the innermost first, into the order of precedence: high priority from the outside inwards, then the
  /// others from the inside outwards.
  package static func inPrecedence(_ innermostFirst: [ArenaEntry]) -> [ArenaEntry] {
    innermostFirst.reversed().filter { $0.priority == .high } + innermostFirst.filter { $0.priority != .high }
  }
}
