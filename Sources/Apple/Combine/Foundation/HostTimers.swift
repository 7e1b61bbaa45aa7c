import Foundation

/// The timers of the main run loop in a window whose time goes on only when it is told to.
///
/// Such a window makes itself `current` while it works; a timer of the main run loop that is connected then ticks by the
/// window's clock, and no more when the window has gone.
package final class HostTimers {
  /// The window that worked last.
  nonisolated(unsafe) package static weak var current: HostTimers?

  private struct Entry {
    let id: UInt64
    let interval: TimeInterval
    var next: TimeInterval
    let fire: (Date) -> Void
  }

  private var entries: [Entry] = []
  private var lastID: UInt64 = 0
  private var now: TimeInterval
  private let start: Date

  /// - Parameters:
  ///   - start: The date at which the clock began.
  ///   - time: What the clock shows, in seconds.
  package init(start: Date, time: TimeInterval) {
    self.start = start
    now = time
  }

  /// The date that the clock shows.
  package var date: Date { start + now }

  /// Adds a timer that ticks the first time in an interval from now; the result ends it.
  package func add(every interval: TimeInterval, _ fire: @escaping (Date) -> Void) -> () -> Void {
    lastID += 1
    let id: UInt64 = lastID
    // As timers of run loops: none ticks without a pause.
    let interval: TimeInterval = max(0.0001, interval)
    entries.append(Entry(id: id, interval: interval, next: now + interval, fire: fire))
    return { [weak self] in self?.entries.removeAll { $0.id == id } }
  }

  /// Moves the clock on and lets timers tick that are due, in order.
  package func advance(to time: TimeInterval) {
    now = max(now, time)
    while let index = entries.indices.min(by: { entries[$0].next < entries[$1].next }), entries[index].next <= now {
      let due: TimeInterval = entries[index].next
      entries[index].next += entries[index].interval
      entries[index].fire(start + due)
    }
  }
}
