import ReactiveGraph

/// Goes from phase to phase as the animations take their time, whether or not something is seen to move.
final class PhaseClock: GraphNode {
  /// The phase that is shown, or gone to.
  let index: Source<Int>
  private unowned let host: ViewGraph
  private let count: () -> Int
  private let trigger: () -> AnyTrigger?
  private let animation: (Int) -> Animation?
  private var known: AnyTrigger?
  private var hasBegun: Bool = false
  /// From 0 to 1 while a phase is being reached.
  private var runner: AnimationRunner<Double>?
  private var token: Int = 0
  private var startedAt: Double = 0
  private let environment: EnvironmentScope
  private let transactions: TransactionScope?
  private enum Run { case rests, once, forever }
  private var run: Run = .rests {
    didSet { count(oldValue, -1); count(run, 1) }
  }

  init(
    inputs: _ViewInputs, count: @escaping () -> Int, trigger: @escaping () -> AnyTrigger?,
    animation: @escaping (Int) -> Animation?
  ) {
    host = inputs.window
    environment = inputs.environment
    transactions = inputs.transactions
    self.count = count
    self.trigger = trigger
    self.animation = animation
    index = Source(in: inputs.graph, "phase", 0)
    super.init(in: inputs.graph, "phase clock")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let new: AnyTrigger? = trigger()
    let count: Int = count()
    if !hasBegun {
      hasBegun = true
      known = new
      if new == nil, count > 1 { begin(.forever) }
    } else if new != known {
      known = new
      if count > 1 { begin(new == nil ? .forever : .once) }
    } else if run != .rests {
      let now: Double = host.time.value
      guard now > startedAt, let runner else { return false }
      _ = runner.value(at: now)
      if !runner.isRunning(token, logically: true) { advanceAfterPass() }
    }
    return false
  }

  private func begin(_ run: Run) {
    self.run = run
    index.follow(self)
    host.time.track()
    host.afterUpdate { [weak self] in self?.advance(from: 0) }
  }

  private func advanceAfterPass() {
    host.afterUpdate { [weak self] in
      guard let self, run != .rests else { return }
      if run == .once, index.peek == 0 {
        run = .rests
      } else {
        advance(from: index.peek)
      }
    }
  }

  /// Goes to the next phase by its animation, in a change of its own.
  private func advance(from phase: Int) {
    guard isAlive, run != .rests else { return }
    let count: Int = graph.untracked(count)
    guard count > 1 else {
      run = .rests
      return
    }
    let next: Int = (phase + 1) % count
    let animation: Animation? = graph.untracked { self.animation(next) }
    host.note(Transaction(animation: animation))
    index.set(next)
    startedAt = host.time.peek
    let runner = AnimationRunner<Double>(0, environment: EnvironmentValues(scope: environment))
    token = runner.retarget(to: 1, animation: animation, at: startedAt)
    self.runner = runner
  }

  private func count(_ run: Run, _ change: Int) {
    switch run {
    case .rests: break
    case .once: host.animations.timed += change
    case .forever: host.animations.endless += change
    }
  }

  override func invalidated() { run = .rests }
}
