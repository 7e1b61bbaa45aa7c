import CoreGraphics

/// An animation that runs a number of times, or for ever.
struct RepeatAnimation: TimedAnimation {
  var animation: Animation
  /// nil repeats for ever.
  var count: Int?
  var autoreverses: Bool

  /// The run that an animation of unknown length is in.
  private struct Run<V: VectorArithmetic> {
    var index: Int = 0
    var start: TimeInterval = 0
    var state: AnimationState<V> = AnimationState()
  }

  private enum RunKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Run<V> { Run() }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard let length = animation.length(value: value, context: context) else {
      return animateUntimed(value: value, time: time, context: &context)
    }
    guard length > 0 else { return nil }
    let index: Int = index(at: time, length: length)
    if let count, index >= count {
      context.isLogicallyComplete = true
      return nil
    }
    let local: TimeInterval = max(0, time - Double(index) * length)
    let reached: V = animation.animate(value: value, time: local, context: &context) ?? value
    context.isLogicallyComplete = false
    return isReversed(index) ? value - reached : reached
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let length: TimeInterval? = animation.length(value: value, context: context)
    let run: Run<V> = context.state[RunKey<V>.self]
    let index: Int = length.map { self.index(at: time, length: $0) } ?? run.index
    let start: TimeInterval = length.map { $0.isFinite ? Double(index) * $0 : 0 } ?? run.start
    let velocity: V? = animation.velocity(value: value, time: time - start, context: context)
    return isReversed(index) ? velocity?.scaled(by: -1) : velocity
  }

  func length<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
    guard let length = animation.length(value: value, context: context) else { return nil }
    guard let count else { return length > 0 ? .infinity : 0 }
    return length * Double(count)
  }

  /// An animation that ends when it says so begins its next run at the frame that finds it ended.
  private func animateUntimed<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var run: Run<V> = context.state[RunKey<V>.self]
    if let count, run.index >= count { return nil }
    var inner: AnimationContext<V> = context.withState(run.state)
    var reached: V? = animation.animate(value: value, time: time - run.start, context: &inner)
    run.state = inner.state
    if reached == nil {
      reached = value
      let ended: Run<V> = run
      run = Run(index: run.index + 1, start: time)
      context.state[RunKey<V>.self] = run
      if let count, run.index >= count {
        context.isLogicallyComplete = true
        return nil
      }
      return isReversed(ended.index) ? .zero : value
    }
    context.state[RunKey<V>.self] = run
    return reached.map { isReversed(run.index) ? value - $0 : $0 }
  }

  private func isReversed(_ index: Int) -> Bool { autoreverses && index % 2 == 1 }

  private func index(at time: TimeInterval, length: TimeInterval) -> Int {
    guard length > 0, length.isFinite else { return 0 }
    // A run that is over but for a rounding is over.
    let index: Double = ((time + 1e-9) / length).rounded(.down)
    return index < 1e15 ? max(0, Int(index)) : Int(1e15)
  }
}
