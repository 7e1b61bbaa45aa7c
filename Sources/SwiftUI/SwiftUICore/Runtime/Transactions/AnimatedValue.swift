import ReactiveGraph

extension _ViewInputs {
  /// The same value, moving to where it is going when the change that moves it is animated.
  package func animated<Value: Animatable>(_ value: _GraphValue<Value>) -> _GraphValue<Value> {
    if Value.AnimatableData.self == EmptyAnimatableData.self { return value }
    let animated = AnimatedValue(value, inputs: self)
    animated.setNeedsEvaluation()
    return _GraphValue(animated)
  }
}

/// An attribute that follows another, by the animation of the transaction that changed it.
///
/// It is evaluated when what it follows has changed. While it moves the clock sets it as it sets a source, and only those
/// who read it are evaluated; at rest it costs nothing. A new target on the way lets the animations before run on below the
/// new one (`AnimationRunner`).
package final class AnimatedValue<Value: Animatable>: Attribute<Value>, MovingValue {
  private let target: _GraphValue<Value>
  /// Nodes are evaluated while their window is there.
  private unowned(unsafe) let host: ViewGraph
  private let time: Source<Double>
  private let running: RunningAnimations
  var movingPlace: Int?
  private let transactions: TransactionScope?
  private let environment: EnvironmentScope
  private var runner: AnimationRunner<Value.AnimatableData>?
  private var awaited = AwaitedChanges()
  /// The speed of changes that were made without an animation, where that is followed.
  private var tracked: TrackedVelocity<Value.AnimatableData>?
  /// The speed with which the first way begins.
  private var inherited: Value.AnimatableData?

  convenience init(_ target: _GraphValue<Value>, inputs: _ViewInputs) {
    self.init(target, host: inputs.window, transactions: inputs.transactions, environment: inputs.environment)
  }

  /// - Parameters:
  ///   - start: Where the value has been before it follows `target`; nil for where that is now.
  ///   - velocity: How fast what it takes the place of was changing; it goes on with that.
  package init(
    _ target: _GraphValue<Value>, from start: Value? = nil, velocity: Value.AnimatableData? = nil, host: ViewGraph,
    transactions: TransactionScope?, environment: EnvironmentScope
  ) {
    self.target = target
    inherited = velocity
    self.host = host
    time = host.time
    running = host.animations
    self.transactions = transactions
    self.environment = environment
    runner = start.map { AnimationRunner($0.animatableData, environment: EnvironmentValues(scope: environment)) }
    super.init(in: host.graph, "animated value")
  }

  /// It has to know where it comes from when it is told to move, also where nobody has looked yet.
  package override var isEager: Bool { true }

  package override func evaluate() -> Bool {
    var value: Value = target.read()
    let goal: Value.AnimatableData = value.animatableData
    let runner = self.runner ?? AnimationRunner(goal, environment: EnvironmentValues(scope: environment))
    self.runner = runner
    if runner.target != goal { retarget(runner, to: goal) }
    if !runner.isFinished { value.animatableData = runner.value(at: time.peek) }
    tellOfEnds(runner)
    // The clock counts only while there is something left to do.
    if runner.isFinished { running.remove(self) } else { running.add(self) }
    let changed: Bool = place.map { !ValueComparison.areEqual($0.pointee, value) } ?? true
    store(value)
    return changed
  }

  /// Time has gone on: what moves is changed where it is. Where more has changed, the evaluation that is to come does it.
  func goOn(to time: Double) -> Bool {
    guard mayBeAssigned(), let runner, let place else { return true }
    let old: Value.AnimatableData = place.pointee.animatableData
    let new: Value.AnimatableData = runner.value(at: time)
    tellOfEnds(runner)
    if new != old {
      place.pointee.animatableData = new
      announceChange()
    }
    return !runner.isFinished
  }

  /// Lets the value rest where it was before a change that is still to be taken up: the next way begins there.
  func restart(from value: Value) {
    runner = AnimationRunner(value.animatableData, environment: EnvironmentValues(scope: environment))
    awaited.finish(in: running) { _, _ in false }
  }

  private func tellOfEnds(_ runner: AnimationRunner<Value.AnimatableData>) {
    guard !awaited.isEmpty else { return }
    awaited.finish(in: running) { token, logically in runner.isRunning(token, logically: logically) }
  }

  /// Whether the value has somewhere to go.
  var isMoving: Bool { !(runner?.isFinished ?? true) }

  /// How fast the value changes now, in units a second.
  var velocity: Value.AnimatableData { runner?.velocity(at: time.peek) ?? .zero }

  /// The transaction says how to get to a new goal; it is asked only when there is one.
  private func retarget(_ runner: AnimationRunner<Value.AnimatableData>, to goal: Value.AnimatableData) {
    let transaction: Transaction = host.graph.untracked { transactions?.transaction ?? host.transaction }
    let now: Double = time.peek
    if transaction.animation == nil, transaction.tracksVelocity {
      var tracked: TrackedVelocity<Value.AnimatableData> = self.tracked ?? TrackedVelocity(runner.target, at: now)
      tracked.note(goal, at: now)
      self.tracked = tracked
    }
    let speed: Value.AnimatableData? =
      transaction.animation == nil ? nil : tracked?.velocity(at: now) ?? inherited
    inherited = nil
    if transaction.animation != nil { tracked = nil }
    let token: Int = runner.retarget(
      to: goal, animation: transaction.animation, at: now, velocity: speed, isAwaited: !awaited.isEmpty)
    awaited.add(transaction.completions, token: token)
  }

  package override func invalidated() {
    running.remove(self)
    runner = nil
    awaited.finish(in: running) { _, _ in false }
  }
}
