import CoreGraphics

/// What points, sizes and offsets are animated as; two of them make a rectangle, or a size and an anchor.
package typealias LengthPair = AnimatablePair<CGFloat, CGFloat>

/// A value on its way: where it goes, and the animations that take it there.
///
/// A new target while animations run keeps position and velocity: a spring takes over the motion of a spring before it,
/// and any other animation adds to those that run. Times are absolute seconds of one clock that never goes back.
package struct AnimationRunner<V: VectorArithmetic> {
  private struct Entry {
    var animation: Animation
    /// What the animation adds to the way, from zero when it begins to all of it when it ends.
    var interval: V
    var start: TimeInterval
    var context: AnimationContext<V>
    /// The changes that the animation serves: more than one after it took over from others.
    var tokens: [Int]
  }

  /// Where the value ends.
  package private(set) var target: V
  private var entries: [Entry] = []
  private var lastToken: Int = 0
  /// What animations of an app's own find in their context.
  private let environment: EnvironmentValues

  package init(_ value: V, environment: EnvironmentValues = EnvironmentValues()) {
    self.target = value
    self.environment = environment
  }

  /// Whether nothing moves.
  package var isFinished: Bool { entries.isEmpty }

  /// Whether a change is on its way; with `logically`, whether it still looks so.
  package func isRunning(_ token: Int, logically: Bool = false) -> Bool {
    entries.contains { $0.tokens.contains(token) && !(logically && $0.context.isLogicallyComplete) }
  }

  /// Sets where the value goes. Without an animation it is there at once.
  ///
  /// - Parameter velocity: How fast the value was changing before, where nothing animates it: a spring goes on with that.
  /// - Returns: The change's token, for `isRunning`.
  @discardableResult
  package mutating func retarget(
    to value: V, animation: Animation?, at time: TimeInterval, velocity: V? = nil
  ) -> Int {
    lastToken += 1
    let interval: V = value - target
    target = value
    guard let animation else {
      entries = []
      return lastToken
    }
    if var last = entries.last {
      let elapsed: TimeInterval = max(0, time - last.start)
      let previous: Animation = last.animation
      if animation.shouldMerge(previous: previous, value: last.interval, time: elapsed, context: &last.context) {
        last.animation = animation
        last.interval += interval
        last.tokens.append(lastToken)
        entries[entries.count - 1] = last
        return lastToken
      }
    }
    var context = AnimationContext<V>(environment: environment)
    if let velocity, let spring = animation.base as? SpringAnimation { spring.begin(with: velocity, in: &context) }
    entries.append(
      Entry(animation: animation, interval: interval, start: time, context: context, tokens: [lastToken]))
    return lastToken
  }

  /// The value at a time; animations that have ended are removed.
  ///
  /// Made in advance for the values of nearly all modifiers: without that, arithmetic looks up its types as it goes.
  @_specialize(where V == Double)
  @_specialize(where V == CGFloat)
  @_specialize(where V == LengthPair)
  @_specialize(where V == AnimatablePair<LengthPair, LengthPair>)
  package mutating func value(at time: TimeInterval) -> V {
    var result: V = target
    // Each in its place: this is done for each value and frame.
    var index: Int = 0
    while index < entries.count {
      let interval: V = entries[index].interval
      let elapsed: TimeInterval = max(0, time - entries[index].start)
      let animation: Animation = entries[index].animation
      if let reached: V = animation.animate(value: interval, time: elapsed, context: &entries[index].context) {
        result += reached - interval
        index += 1
      } else {
        entries.remove(at: index)
      }
    }
    return result
  }

  /// Moves the way with its target, without a change of the motion.
  package mutating func shift(by distance: V) { target += distance }

  /// The velocity at a time, in units a second, of the animations that know theirs.
  package func velocity(at time: TimeInterval) -> V {
    entries.reduce(.zero) { sum, entry in
      let elapsed: TimeInterval = max(0, time - entry.start)
      let velocity: V? = entry.animation.velocity(value: entry.interval, time: elapsed, context: entry.context)
      return sum + (velocity ?? .zero)
    }
  }
}
