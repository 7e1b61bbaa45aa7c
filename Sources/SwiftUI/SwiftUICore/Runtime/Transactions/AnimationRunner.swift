import CoreGraphics

/// What points, sizes and offsets are animated as; two of them make a rectangle, or a size and an anchor.
package typealias LengthPair = AnimatablePair<CGFloat, CGFloat>

/// A value on its way: where it goes, and the animations that take it there.
///
/// A new target while animations run leaves them running, each to its own target, and the new animation covers the distance
/// from where they are at each time to the new target: with targets T1, T2, ... and animations a1, a2, ...
///
///     r1 = a1(T1 - start),  r2 = r1 + a2(T2 - r1),  r3 = r2 + a3(T3 - r2)  ...
///
/// each animation at its own time. So the value does not jump, does not leave the range of its targets unless an animation
/// bounces, and is at its target when the newest animation ends. An animation that has ended stands at its target, so those
/// before it are removed with it. A spring takes over the motion of a spring before it with its velocity instead.
/// Times are absolute seconds of one clock that never goes back.
///
/// An object, and its animations a chain of objects, since values and their lists are of types that are known at run time
/// only: a copy of them for each frame would look these up.
package final class AnimationRunner<V: VectorArithmetic> {
  private final class Entry {
    var animation: Animation
    /// Where the animation ends.
    var target: V
    let start: TimeInterval
    var context: AnimationContext<V>
    /// The newest change that the animation serves.
    var token: Int
    /// The animation that began after this one.
    var next: Entry?
    /// Values of the animation that are known without asking it, for one distance.
    private var course: Course
    private var courseDistance: V

    init(
      _ animation: Animation, to target: V, distance: V, start: TimeInterval, context: AnimationContext<V>, token: Int
    ) {
      self.animation = animation
      self.target = target
      self.start = start
      self.context = context
      self.token = token
      courseDistance = distance
      course = Course(animation, distance, context)
    }

    /// Goes on by another animation to another target, for a newer change.
    func follow(_ animation: Animation, to target: V, distance: V, context: AnimationContext<V>, token: Int) {
      self.animation = animation
      self.target = target
      self.context = context
      self.token = token
      courseDistance = distance
      course = Course(animation, distance, context)
    }

    /// How much of a distance the animation has covered at a time since its start; nil when it is over.
    @inline(__always)
    func covered(of distance: V, at time: TimeInterval) -> V? {
      if distance != courseDistance {
        courseDistance = distance
        course = Course(animation, distance, context)
      }
      switch course {
      case .curve(let curve, let duration):
        guard !CurveAnimation.isOver(duration, at: time) else {
          context.isLogicallyComplete = true
          return nil
        }
        return distance.scaled(by: curve.value(at: time / duration))
      case .spring(let spring, let start, let length):
        context.isLogicallyComplete = time - start.time >= spring.duration
        guard time < length else { return nil }
        let remaining: V = distance - start.position
        return start.position
          + spring.value(target: remaining, initialVelocity: start.velocity, time: max(0, time - start.time))
      case .own:
        return animation.animate(value: distance, time: time, context: &context)
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

    init(_ animation: Animation, _ distance: V, _ context: AnimationContext<V>) {
      if let curve = animation.base as? CurveAnimation {
        self = .curve(curve.curve, duration: curve.duration)
      } else if let spring = animation.base as? SpringAnimation, let start = spring.plainStart(in: context),
        let length = spring.length(value: distance, context: context)
      {
        self = .spring(spring.spring, start, length: length)
      } else if let spring = animation.base as? InterpolatingSpringAnimation,
        let length = spring.length(value: distance, context: context)
      {
        let velocity: V = distance.scaled(by: spring.initialVelocity)
        self = .spring(spring.spring, SpringAnimation.Start(velocity: velocity), length: length)
      } else {
        self = .own
      }
    }
  }

  /// A change whose animation another one has taken over from, as it would have gone on alone.
  private struct Interrupted {
    let token: Int
    let animation: Animation
    let distance: V
    let start: TimeInterval
    var context: AnimationContext<V>

    /// Whether the animation has logically completed by a time.
    mutating func isComplete(at time: TimeInterval) -> Bool {
      let value: V? = animation.animate(value: distance, time: max(0, time - start), context: &context)
      return value == nil || context.isLogicallyComplete
    }
  }

  /// Where the value ends.
  package private(set) var target: V
  /// Where the value was when the first of the running animations began.
  private var origin: V
  /// The animation that began first.
  private var first: Entry?
  private var lastToken: Int = 0
  /// The newest change that was over when nothing moved any more.
  private var finishedToken: Int = 0
  /// Changes that someone waits for and that others have taken over from, oldest first.
  private var interrupted: [Interrupted] = []
  /// The time of the last value.
  private var lastTime: TimeInterval = 0
  /// What animations of an app's own find in their context.
  private let environment: EnvironmentValues

  package init(_ value: V, environment: EnvironmentValues = EnvironmentValues()) {
    target = value
    origin = value
    self.environment = environment
  }

  deinit { removeAll() }

  /// One after the other: a long chain that went as a whole would need the stack's depth for each link.
  private func removeAll() {
    while let entry = first {
      first = entry.next
      entry.next = nil
    }
    origin = target
    finishedToken = lastToken
    if !interrupted.isEmpty { interrupted = [] }
  }

  /// Removes an animation that has ended, and those before it.
  private func remove(through last: Entry) {
    while let entry = first {
      first = entry.next
      entry.next = nil
      if entry === last { break }
    }
    origin = last.target
    if first == nil { removeAll() }
  }

  /// Whether nothing moves.
  package var isFinished: Bool { first == nil }

  /// Whether a change is on its way, at the time of the last value.
  ///
  /// Without `logically` that is as long as anything moves (`AnimationCompletionCriteria.removed`). Logically a change is
  /// on its way until the animation that it began with would have completed alone, whatever took over from it.
  package func isRunning(_ token: Int, logically: Bool = false) -> Bool {
    guard token > finishedToken, first != nil else { return false }
    guard logically else { return true }
    if let index = interrupted.firstIndex(where: { $0.token == token }) {
      guard interrupted[index].isComplete(at: lastTime) else { return true }
      interrupted.remove(at: index)
      return false
    }
    guard let last, last.token == token else { return false }
    return !last.context.isLogicallyComplete
  }

  private var last: Entry? {
    var entry: Entry? = first
    while let next = entry?.next { entry = next }
    return entry
  }

  /// Sets where the value goes. Without an animation it is there at once.
  ///
  /// - Parameters:
  ///   - velocity: How fast the value was changing before, where nothing animates it: a spring goes on with that.
  ///   - isAwaited: Whether someone waits for changes that are on their way.
  /// - Returns: The change's token, for `isRunning`.
  @discardableResult
  package func retarget(
    to value: V, animation: Animation?, at time: TimeInterval, velocity: V? = nil, isAwaited: Bool = false
  ) -> Int {
    guard let animation else {
      lastToken += 1
      target = value
      removeAll()
      return lastToken
    }
    // What has ended by now is over before the new animation begins.
    if first != nil { _ = self.value(at: time) }
    lastToken += 1
    target = value
    guard let running = runningNow(at: time) else {
      var context = AnimationContext<V>(environment: environment)
      if let velocity, let spring = animation.base as? SpringAnimation { spring.begin(with: velocity, in: &context) }
      first = Entry(animation, to: value, distance: value - origin, start: time, context: context, token: lastToken)
      return lastToken
    }
    let last: Entry = running.last
    let elapsed: TimeInterval = max(0, time - last.start)
    if isAwaited {
      interrupted.append(
        Interrupted(
          token: last.token, animation: last.animation, distance: running.distance, start: last.start,
          context: last.context))
    }
    var context: AnimationContext<V> = last.context
    guard
      animation.shouldMerge(previous: last.animation, value: running.distance, time: elapsed, context: &context)
    else {
      context = AnimationContext<V>(environment: environment)
      if let velocity, let spring = animation.base as? SpringAnimation { spring.begin(with: velocity, in: &context) }
      last.next = Entry(
        animation, to: value, distance: value - running.value, start: time, context: context, token: lastToken)
      return lastToken
    }
    if first !== last, let spring = animation.base as? SpringAnimation {
      // The spring takes over the motion of all: if those below went on moving, the velocity would jump.
      spring.setVelocity(self.velocity(at: time), in: &context)
      origin = running.below
      while let entry = first, entry !== last {
        first = entry.next
        entry.next = nil
      }
    }
    last.follow(animation, to: value, distance: value - running.below, context: context, token: lastToken)
    return lastToken
  }

  /// The newest animation at a time that its value is known for: how far it goes, from where, and where the value is.
  private func runningNow(at time: TimeInterval) -> (last: Entry, distance: V, below: V, value: V)? {
    guard var entry = first else { return nil }
    var below: V = origin
    while true {
      let distance: V = entry.target - below
      var context: AnimationContext<V> = entry.context
      let elapsed: TimeInterval = max(0, time - entry.start)
      let value: V = below + (entry.animation.animate(value: distance, time: elapsed, context: &context) ?? distance)
      guard let next = entry.next else { return (entry, distance, below, value) }
      below = value
      entry = next
    }
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
    lastTime = time
    var result: V = origin
    var next: Entry? = first
    while let entry = next {
      next = entry.next
      if let covered: V = entry.covered(of: entry.target - result, at: max(0, time - entry.start)) {
        result += covered
      } else {
        result = entry.target
        remove(through: entry)
      }
    }
    return result
  }

  /// Moves the way with its target, without a change of the motion.
  package func shift(by distance: V) {
    target += distance
    origin += distance
    var next: Entry? = first
    while let entry = next {
      entry.target += distance
      next = entry.next
    }
  }

  /// The velocity at a time, in units a second, of the animations that know theirs.
  package func velocity(at time: TimeInterval) -> V {
    var value: V = origin
    var velocity: V = .zero
    var next: Entry? = first
    while let entry = next {
      next = entry.next
      let elapsed: TimeInterval = max(0, time - entry.start)
      let distance: V = entry.target - value
      func covered(_ distance: V) -> V {
        var context: AnimationContext<V> = entry.context
        return entry.animation.animate(value: distance, time: elapsed, context: &context) ?? distance
      }
      let moved: V = covered(distance)
      let own: V = entry.animation.velocity(value: distance, time: elapsed, context: entry.context) ?? .zero
      // The distance shrinks as fast as the animations below move, and what is covered of it shrinks in proportion.
      if velocity != .zero { velocity -= covered(distance + velocity) - moved }
      velocity += own
      value += moved
    }
    return velocity
  }
}
