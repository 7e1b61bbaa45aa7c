import Dispatch
import FoundationGaps

/// Where a context is used: what other threads have for it waits until it is there.
enum ContextHome {
  /// On the main thread, which also is where a context belongs that was made there.
  case main
  /// On the queue of a model actor.
  case queue(DispatchQueue)
  /// Where an actor is; the closure takes work there.
  case actor((@escaping @Sendable () -> Void) -> Void)
  /// Nobody has said it: the context reads again by itself what others have changed.
  case unknown

  static var current: ContextHome { MainQueue.isCurrent ? .main : .unknown }
}

extension ModelContext {
  /// Does some work where this context is used, now or soon.
  func atHome(_ work: @escaping (ModelContext) -> Void) {
    nonisolated(unsafe) let work: (ModelContext) -> Void = work
    nonisolated(unsafe) weak let context: ModelContext? = self
    let later: @Sendable () -> Void = { [context] in if let context { work(context) } }
    switch home {
    case .main where MainQueue.isCurrent: work(self)
    case .main: DispatchQueue.main.async(execute: later)
    case .queue(let queue): queue.async(execute: later)
    case .actor(let take): take(later)
    case .unknown: return
    }
  }

  /// Does some work where this context is used, at a time; nothing where nobody knows the place.
  func home(after time: DispatchTime, _ work: @escaping (ModelContext) -> Void) {
    nonisolated(unsafe) let work: (ModelContext) -> Void = work
    nonisolated(unsafe) weak let context: ModelContext? = self
    let later: @Sendable () -> Void = { [context] in if let context { work(context) } }
    switch home {
    case .main: DispatchQueue.main.asyncAfter(deadline: time, execute: later)
    case .queue(let queue): queue.asyncAfter(deadline: time, execute: later)
    case .actor(let take):
      nonisolated(unsafe) let take: (@escaping @Sendable () -> Void) -> Void = take
      DispatchQueue.global().asyncAfter(deadline: time) { take(later) }
    case .unknown: return
    }
  }
}
