/// Keys that wait until a screen reader has said whether they are its own, in the order in which they were typed.
///
/// The reader may answer in any order, late or never: a key leaves only at the head of the queue, when it was answered or its
/// time is over. A key is the reader's as a whole: how its press was treated decides for its release, so that views never
/// see half a key.
package struct HeldKeys<Event> {
  /// Names one key that waits.
  package struct Ticket: Hashable, Sendable { fileprivate var number: UInt64 }

  private struct Entry {
    var event: Event
    var ticket: Ticket
    /// The key's own code.
    var code: UInt32
    var isPress: Bool
    var deadline: Double
    /// Whether the key is the reader's; nil before the answer.
    var isTaken: Bool?
  }

  private var entries: [Entry] = []
  private var lastNumber: UInt64 = 0
  /// How the press of each key that is down was treated: true for the reader's.
  private var presses: [UInt32: Bool] = [:]

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// When the first key that has no answer may wait no longer.
  package var nextDeadline: Double? { entries.lazy.filter { $0.isTaken == nil }.map(\.deadline).min() }

  /// Puts a key at the end of the queue.
  ///
  /// - Parameters:
  ///   - code: The key's own code, the same for its press and its release.
  ///   - deadline: When the key goes on without an answer.
  package mutating func hold(_ event: Event, code: UInt32, isPress: Bool, until deadline: Double) -> Ticket {
    lastNumber += 1
    let ticket = Ticket(number: lastNumber)
    entries.append(Entry(event: event, ticket: ticket, code: code, isPress: isPress, deadline: deadline))
    return ticket
  }

  /// Takes the reader's answer; one that comes after the deadline changes nothing.
  package mutating func answer(_ ticket: Ticket, isTaken: Bool) {
    guard let index = entries.firstIndex(where: { $0.ticket == ticket }), entries[index].isTaken == nil else { return }
    entries[index].isTaken = isTaken
  }

  /// Gives up the answers that are overdue: these keys are the window's.
  package mutating func expire(at time: Double) {
    for index in entries.indices where entries[index].isTaken == nil && entries[index].deadline <= time {
      entries[index].isTaken = false
    }
  }

  /// Removes and returns the next key for the window; nil while the first one waits, or none is left.
  package mutating func next() -> Event? {
    while let first = entries.first, let isTaken = first.isTaken {
      entries.removeFirst()
      if !settles(first.code, isPress: first.isPress, isTaken: isTaken) { return first.event }
    }
    return nil
  }

  /// Whether the reader has a key that was not held, because nobody listens: the release of a press that it took.
  package mutating func hasTaken(_ code: UInt32, isPress: Bool) -> Bool {
    settles(code, isPress: isPress, isTaken: false)
  }

  /// The window got the keyboard or lost it: releases of keys that are down may never come.
  package mutating func forgetPresses() { presses = [:] }

  /// Whether a key is swallowed, by its answer and how its press was treated.
  private mutating func settles(_ code: UInt32, isPress: Bool, isTaken: Bool) -> Bool {
    if isPress {
      // A key that repeats is pressed again: the first press was seen by one side, which gets the release.
      let isReaders: Bool = presses[code] ?? isTaken
      presses[code] = isReaders
      return isReaders
    }
    return presses.removeValue(forKey: code) ?? isTaken
  }
}
