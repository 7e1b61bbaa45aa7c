import CoreGraphics

extension Animation {
  /// The animation, begun later.
  ///
  /// - Parameter delay: The time in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(animation: self, delay: delay))
  }

  /// The animation at another speed.
  ///
  /// - Parameter speed: The factor: 2 takes half of the time.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(animation: self, speed: max(0, speed)))
  }

  /// The animation, run a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: How many times.
  ///   - autoreverses: Whether every second run goes back. The default is true.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(animation: self, count: max(0, repeatCount), autoreverses: autoreverses))
  }

  /// The animation, run again and again as long as the view lives and its value gets no other target.
  ///
  /// ```swift
  /// struct Pulse: View {
  ///   @State private var isLarge = false
  ///   var body: some View {
  ///     Circle()
  ///       .scaleEffect(isLarge ? 1.2 : 1)
  ///       .animation(.easeInOut(duration: 1).repeatForever(), value: isLarge)
  ///       .onAppear { isLarge = true }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter autoreverses: Whether every second run goes back. The default is true.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(animation: self, count: nil, autoreverses: autoreverses))
  }

  /// The animation, counted as complete after seconds, though it may go on.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(animation: self, duration: duration))
  }

  func length<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
    (base as? any TimedAnimation)?.length(value: value, context: context)
  }
}

struct DelayAnimation: TimedAnimation {
  var animation: Animation
  var delay: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : animation.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : animation.velocity(value: value, time: time - delay, context: context)
  }

  func length<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
    animation.length(value: value, context: context).map { max(0, $0 + delay) }
  }
}

struct SpeedAnimation: TimedAnimation {
  var animation: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    animation.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    animation.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func length<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
    animation.length(value: value, context: context).map { speed > 0 ? $0 / speed : .infinity }
  }
}

struct LogicallyCompleteAnimation: TimedAnimation {
  var animation: Animation
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result: V? = animation.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func length<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
    animation.length(value: value, context: context)
  }
}
