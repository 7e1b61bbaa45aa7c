import Foundation

/// Methods that are to be called later, each by a timer of the run loop of the thread that asked for it.
enum DelayedPerforms {
  struct Entry {
    /// Kept until the method was called, as in Foundation.
    let target: NSObject
    let selector: Selector
    let argument: Any?
  }

  /// The timers of one thread. A thread reads its own alone.
  private final class Pending: NSObject {
    var timers: [(timer: Timer, entry: Entry)] = []
  }

  private static let key: String = "DelayedPerforms"

  private static var pending: Pending {
    let storage: NSMutableDictionary = Thread.current.threadDictionary
    if let known = storage[key] as? Pending { return known }
    let new = Pending()
    storage[key] = new
    return new
  }

  static func add(_ entry: Entry, after delay: TimeInterval, in modes: [RunLoop.Mode]) {
    let pending: Pending = self.pending
    // Foundation's timers take no delay that is not a number.
    let timer = Timer(timeInterval: delay.isFinite ? max(0, delay) : 0, repeats: false) { timer in
      pending.timers.removeAll { $0.timer === timer }
      entry.target.perform(entry.selector, with: entry.argument)
    }
    pending.timers.append((timer, entry))
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  static func cancel(_ isMeant: (Entry) -> Bool) {
    let pending: Pending = self.pending
    for (timer, entry) in pending.timers where isMeant(entry) { timer.invalidate() }
    pending.timers.removeAll { isMeant($0.entry) }
  }

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return first as AnyObject === second as AnyObject
  }
}
