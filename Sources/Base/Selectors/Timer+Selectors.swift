import Foundation

extension Timer {
  /// A timer that calls a method, and runs on the run loop of this thread.
  ///
  /// - Parameters:
  ///   - ti: Seconds between calls.
  ///   - aTarget: Whose method is called; it is kept until the timer is invalid.
  ///   - aSelector: A method that takes the timer, or nothing.
  ///   - userInfo: What the timer's `userInfo` gives.
  ///   - yesOrNo: Whether it goes on after the first call.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = InformedTimer(timeInterval: ti, repeats: yesOrNo, block: call(aSelector, of: aTarget))
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer that calls a method once it was added to a run loop.
  ///
  /// Foundation's timer has no place for `userInfo`: that of a timer which is made so is nil. The timer of
  /// `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` has it.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Timer.call(aSelector, of: aTarget))
  }

  /// A timer that first calls a method at a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Timer.call(s, of: t))
  }

  private static func call(_ selector: Selector, of target: Any) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target: Any = target
    return { timer in
      if selector.perform(on: target, with: [timer]) == nil { selector.warnNoMethod(of: target) }
    }
  }
}

/// A timer that carries something for the method that it calls.
private final class InformedTimer: Timer {
  var information: Any?
  override var userInfo: Any? { information }
}
