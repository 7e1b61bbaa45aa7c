import CoreGraphics

/// A spring that takes over where another spring is, with its velocity.
struct SpringAnimation: TimedAnimation {
  var spring: Spring
  /// Seconds over which a spring that takes over changes from the other's response to its own.
  var blendDuration: TimeInterval = 0
  /// The default animation is equal to itself alone, so that programs can tell it from a spring of their own.
  var isDefault: Bool = false

  /// Where a spring takes over from another.
  struct Start<V: VectorArithmetic> {
    var time: TimeInterval = 0
    var position: V = .zero
    var velocity: V = .zero
    var previous: Spring?
  }

  private enum StartKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Start<V> { Start() }
  }

  /// Where the spring begins, if from there on it is the one spring to the end and not on its way from another.
  func plainStart<V: VectorArithmetic>(in context: AnimationContext<V>) -> Start<V>? {
    let start: Start<V> = context.state[StartKey<V>.self]
    return blending(start) == nil ? start : nil
  }

  /// Lets the motion begin with a velocity.
  func begin<V: VectorArithmetic>(with velocity: V, in context: inout AnimationContext<V>) {
    context.state[StartKey<V>.self] = Start(velocity: velocity)
  }

  /// Sets the velocity at the time from which the spring goes on.
  func setVelocity<V: VectorArithmetic>(_ velocity: V, in context: inout AnimationContext<V>) {
    context.state[StartKey<V>.self].velocity = velocity
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start: Start<V> = context.state[StartKey<V>.self]
    context.isLogicallyComplete = time - start.time >= spring.duration
    if let length = length(value: value, context: context), time >= length { return nil }
    return motion(value: value, time: time, start: start).position
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    motion(value: value, time: time, start: context.state[StartKey<V>.self]).velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    if let previous = previous.base as? SpringAnimation {
      let reached = previous.motion(value: value, time: time, start: context.state[StartKey<V>.self])
      context.state[StartKey<V>.self] = Start(
        time: time, position: reached.position, velocity: reached.velocity, previous: previous.spring)
    } else if !(previous.base is any TimedAnimation),
      let velocity: V = previous.velocity(value: value, time: time, context: context)
    {
      // An app's own animation that tells its velocity is continued with that, as `velocity(value:time:context:)` promises;
      // one that doesn't runs on below the spring.
      let position: V = previous.animate(value: value, time: time, context: &context) ?? value
      context.state[StartKey<V>.self] = Start(time: time, position: position, velocity: velocity)
    } else {
      return false
    }
    context.isLogicallyComplete = false
    return true
  }

  func length<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
    let start: Start<V> = context.state[StartKey<V>.self]
    let blend: TimeInterval = blending(start) ?? 0
    let blended = motion(value: value, time: start.time + blend, start: start)
    let distance: V = value - blended.position
    return start.time + blend + Self.settling(spring, target: distance, velocity: blended.velocity)
  }

  /// Ends within a thousandth of a unit, or a ten-thousandth of a long way: less than can be seen.
  static func settling<V: VectorArithmetic>(_ spring: Spring, target: V, velocity: V) -> TimeInterval {
    let epsilon: Double = max(0.001, target.magnitudeSquared.squareRoot() * 0.0001)
    return spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: epsilon)
  }

  private func blending<V: VectorArithmetic>(_ start: Start<V>) -> TimeInterval? {
    guard let previous = start.previous, previous.response != spring.response, blendDuration > 0 else { return nil }
    return blendDuration
  }

  private func motion<V: VectorArithmetic>(
    value: V, time: TimeInterval, start: Start<V>
  ) -> (position: V, velocity: V) {
    var elapsed: TimeInterval = max(0, time - start.time)
    var position: V = start.position
    var velocity: V = start.velocity
    if let blend = blending(start), let previous = start.previous {
      // Steps of equal length from the start, so that the motion does not depend on when frames are drawn.
      let step: TimeInterval = blend / 32
      var reached: TimeInterval = 0
      while reached < min(blend, elapsed) - 1e-9 {
        let delta: TimeInterval = min(step, min(blend, elapsed) - reached)
        let fraction: Double = ((reached / step).rounded(.down) + 0.5) / 32
        let response: Double = previous.response + (spring.response - previous.response) * fraction
        let between = Spring(response: response, dampingRatio: spring.dampingRatio)
        between.update(value: &position, velocity: &velocity, target: value, deltaTime: delta)
        reached += delta
      }
      elapsed = max(0, elapsed - blend)
    }
    spring.update(value: &position, velocity: &velocity, target: value, deltaTime: elapsed)
    return (position, velocity)
  }
}

/// A spring from rest or a given velocity, whose effect adds to that of animations before it.
struct InterpolatingSpringAnimation: TimedAnimation {
  var spring: Spring
  /// In units of the whole way a second.
  var initialVelocity: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.isLogicallyComplete = time >= spring.duration
    if let length = length(value: value, context: context), time >= length { return nil }
    return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func length<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
    SpringAnimation.settling(spring, target: value, velocity: value.scaled(by: initialVelocity))
  }
}
