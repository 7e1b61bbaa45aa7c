import ReactiveGraph

extension _ViewInputs {
  /// The same value, moving to where it is going when the change that moves it is animated.
  package func animated<Value: Animatable>(_ value: _GraphValue<Value>) -> _GraphValue<Value> {
    if Value.AnimatableData.self == EmptyAnimatableData.self { return value }
    return _GraphValue(AnimatedValue(value, inputs: self))
  }
}

/// An attribute that follows another, by the animation of the transaction that changed it.
///
/// While it moves it depends on the clock; at rest it costs nothing. A new target on the way keeps the velocity.
final class AnimatedValue<Value: Animatable>: Attribute<Value> {
  private let target: _GraphValue<Value>
  private unowned let host: ViewGraph
  private let transactions: TransactionScope?
  private var goal: Value.AnimatableData?
  private var run: Run?

  /// An animation under way: `data` goes from its start by `interval`.
  private struct Run {
    var animation: Animation
    var start: Double
    var from: Value.AnimatableData
    var interval: Value.AnimatableData
    var context: AnimationContext<Value.AnimatableData>
  }

  init(_ target: _GraphValue<Value>, inputs: _ViewInputs) {
    self.target = target
    host = inputs.host
    transactions = inputs.transactions
    super.init(in: inputs.graph, "animated value")
  }

  override func evaluate() -> Bool {
    var value: Value = target.read()
    let new: Value.AnimatableData = value.animatableData
    let old: Value.AnimatableData? = goal
    goal = new
    if let old, old != new { retarget(from: old, to: new) }
    if let current = advance() { value.animatableData = current }
    let changed: Bool = storage.map { !ValueComparison.areEqual($0, value) } ?? true
    storage = value
    return changed
  }

  /// Starts for a new goal, from where the value is seen now.
  private func retarget(from old: Value.AnimatableData, to new: Value.AnimatableData) {
    let transaction: Transaction = host.graph.untracked { transactions?.transaction ?? host.transaction }
    let seen: Value.AnimatableData = storage?.animatableData ?? old
    guard let animation = transaction.animation, !transaction.disablesAnimations else {
      stop()
      return
    }
    let previous: Run? = run
    stop()
    let now: Double = host.time.peek
    var context = AnimationContext<Value.AnimatableData>()
    var from: Value.AnimatableData = seen
    var interval: Value.AnimatableData = new - seen
    var start: Double = now
    if let previous {
      let merged: Bool = animation.shouldMerge(
        previous: previous.animation, value: previous.interval, time: now - previous.start, context: &context)
      context.state = previous.context.state
      if merged {
        start = previous.start
        from = previous.from
        interval = new - previous.from
      }
    }
    run = Run(animation: animation, start: start, from: from, interval: interval, context: context)
    host.animations += 1
  }

  /// Where the value is at the clock's time; nil at rest.
  private func advance() -> Value.AnimatableData? {
    guard var run else { return nil }
    let now: Double = host.time.value
    let moved: Value.AnimatableData? = run.animation.animate(
      value: run.interval, time: now - run.start, context: &run.context)
    guard let moved else {
      stop()
      return nil
    }
    self.run = run
    return run.from + moved
  }

  private func stop() {
    if run != nil { host.animations -= 1 }
    run = nil
  }

  override func invalidated() { stop() }
}
