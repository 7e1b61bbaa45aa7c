import CoreGraphics

/// What points, sizes and offsets are animated as; two of them make a rectangle, or a size and an anchor.
package typealias LengthPair = AnimatablePair<CGFloat, CGFloat>

/// A value on its way: where it goes, and the animations that take it there.
///
/// A new target while animations run keeps position and velocity: a spring takes over the motion of a spring before it,
/// and any other animation adds to those that run. Times are absolute seconds of one clock that never goes back.
///
/// An object, and its animations a chain of objects, since values and their lists are of types that are known at run time
/// only: a copy of them for each frame would look these up.
package final class AnimationRunner<V: VectorArithmetic> {
  private final class Entry {
    var animation: Animation
    /// What the animation adds to the way, from zero when it begins to all of it when it ends.
    var interval: V
    let start: TimeInterval
    var context: AnimationContext<V>
    /// The changes that the animation serves: more than one after it took over from others.
    var tokens: [Int]
    /// The animation that began after this one.
    var next: Entry?
    /// What the animation comes to, where that need not be asked of it each time.
    private var course: Course

    init(_ animation: Animation, _ interval: V, start: TimeInterval, context: AnimationContext<V>, token: Int) {
      self.animation = animation
      self.interval = interval
      self.start = start
      self.context = context
      course = Course(animation, interval, context)
      tokens = [token]
    }

    /// Goes on by another animation, to somewhere further, for one more change.
    func follow(_ animation: Animation, further: V, context: AnimationContext<V>, token: Int) {
      self.animation = animation
      self.context = context
      interval += further
      course = Course(animation, interval, context)
      tokens.append(token)
    }

    /// What the animation adds at a time since its start; nil when it is over.
    @inline(__always)
    func reached(at time: TimeInterval) -> V? {
      switch course {
      case .curve(let curve, let duration):
        guard time < duration else {
          context.isLogicallyComplete = true
          return nil
        }
        return interval.scaled(by: curve.value(at: time / duration))
      case .spring(let spring, let start, let length):
        context.isLogicallyComplete = time - start.time >= spring.duration
        guard time < length else { return nil }
        let distance: V = interval - start.position
        return start.position
          + spring.value(target: distance, initialVelocity: start.velocity, time: max(0, time - start.time))
      case .own:
        return animation.animate(value: interval, time: time, context: &context)
      }
    }
  }

  /// Curves and springs as they are between one change and the next: what they keep in the context is looked up once, and
  /// so is the end of a spring, which is searched for. What comes of it is what the animation itself would say.
  private enum Course {
    case curve(UnitCurve, duration: TimeInterval)
    case spring(Spring, SpringAnimation.Start<V>, length: TimeInterval)
    /// The animation has to be asked.
    case own

    init(_ animation: Animation, _ interval: V, _ context: AnimationContext<V>) {
      if let curve = animation.base as? CurveAnimation {
        self = .curve(curve.curve, duration: curve.duration)
      } else if let spring = animation.base as? SpringAnimation, let start = spring.plainStart(in: context),
        let length = spring.length(value: interval, context: context)
      {
        self = .spring(spring.spring, start, length: length)
      } else if let spring = animation.base as? InterpolatingSpringAnimation,
        let length = spring.length(value: interval, context: context)
      {
        let velocity: V = interval.scaled(by: spring.initialVelocity)
        self = .spring(spring.spring, SpringAnimation.Start(velocity: velocity), length: length)
      } else {
        self = .own
      }
    }
  }

  /// Where the value ends.
  package private(set) var target: V
  /// The animation that began first.
  private var first: Entry?
  private var lastToken: Int = 0
  /// What animations of an app's own find in their context.
  private let environment: EnvironmentValues

  package init(_ value: V, environment: EnvironmentValues = EnvironmentValues()) {
    self.target = value
    self.environment = environment
  }

  deinit { removeAll() }

  /// One after the other: a long chain that went as a whole would need the stack's depth for each link.
  private func removeAll() {
    while let entry = first {
      first = entry.next
      entry.next = nil
    }
  }

  /// Whether nothing moves.
  package var isFinished: Bool { first == nil }

  private var last: Entry? {
    var entry: Entry? = first
    while let next = entry?.next { entry = next }
    return entry
  }

  /// Whether a change is on its way; with `logically`, whether it still looks so.
  package func isRunning(_ token: Int, logically: Bool = false) -> Bool {
    var entry: Entry? = first
    while let current = entry {
      if current.tokens.contains(token), !(logically && current.context.isLogicallyComplete) { return true }
      entry = current.next
    }
    return false
  }

  /// Sets where the value goes. Without an animation it is there at once.
  ///
  /// - Parameter velocity: How fast the value was changing before, where nothing animates it: a spring goes on with that.
  /// - Returns: The change's token, for `isRunning`.
  @discardableResult
  package func retarget(to value: V, animation: Animation?, at time: TimeInterval, velocity: V? = nil) -> Int {
    lastToken += 1
    let interval: V = value - target
    target = value
    guard let animation else {
      removeAll()
      return lastToken
    }
    let last: Entry? = last
    if let last {
      let elapsed: TimeInterval = max(0, time - last.start)
      let previous: Animation = last.animation
      var context: AnimationContext<V> = last.context
      if animation.shouldMerge(previous: previous, value: last.interval, time: elapsed, context: &context) {
        last.follow(animation, further: interval, context: context, token: lastToken)
        return lastToken
      }
    }
    var context = AnimationContext<V>(environment: environment)
    if let velocity, let spring = animation.base as? SpringAnimation { spring.begin(with: velocity, in: &context) }
    let entry = Entry(animation, interval, start: time, context: context, token: lastToken)
    if let last { last.next = entry } else { first = entry }
    return lastToken
  }

  /// The value at a time; animations that have ended are removed.
  ///
  /// Made in advance for the values of nearly all modifiers: without that, arithmetic looks up its types as it goes. Which
  /// of them it is has to be found out before anything else is: what an optional of the value is would be looked up first.
  @_specialize(where V == Double)
  @_specialize(where V == CGFloat)
  @_specialize(where V == LengthPair)
  @_specialize(where V == AnimatablePair<LengthPair, LengthPair>)
  package func value(at time: TimeInterval) -> V { reached(at: time) }

  @inline(never)
  private func reached(at time: TimeInterval) -> V {
    var result: V = target
    var before: Entry?
    var next: Entry? = first
    while let entry = next {
      next = entry.next
      let elapsed: TimeInterval = max(0, time - entry.start)
      if let reached: V = entry.reached(at: elapsed) {
        result += reached - entry.interval
        before = entry
      } else if let before {
        before.next = next
      } else {
        first = next
      }
    }
    return result
  }

  /// Moves the way with its target, without a change of the motion.
  package func shift(by distance: V) { target += distance }

  /// The velocity at a time, in units a second, of the animations that know theirs.
  package func velocity(at time: TimeInterval) -> V {
    var sum: V = .zero
    var next: Entry? = first
    while let entry = next {
      next = entry.next
      let elapsed: TimeInterval = max(0, time - entry.start)
      sum += entry.animation.velocity(value: entry.interval, time: elapsed, context: entry.context) ?? .zero
    }
    return sum
  }
}
