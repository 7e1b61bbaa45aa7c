extension Publishers {
  /// How elements are put together that come within a time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// All that come within the interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// All that come within the interval, but never more than so many at once.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of the elements that came within each interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(GroupingConduit<Upstream, S, Context>(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Publishes arrays of the elements that came within each interval; an interval without any publishes nothing.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// Asks for everything; at each tick it sends what has come, if there is demand, and else keeps it for the next.
private final class GroupingConduit<Upstream: Publisher, Downstream: Subscriber, Context: Scheduler>: Conduit
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private struct State {
    var demand = Subscribers.Demand.none
    var group: [Upstream.Output] = []
    var clock: (any Cancellable)?
  }

  let name = "CollectByTime"
  let downstream: Downstream
  let link = UpstreamLink()
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int
  private let options: Context.SchedulerOptions?
  private let state = Protected(State())

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let scheduler, let interval): (self.scheduler, self.interval, limit) = (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, limit) = (scheduler, interval, max(1, count))
    }
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    let clock = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.send() }
    state.withLock { $0.clock = clock }
    link.request(.unlimited)
    // The downstream may have cancelled meanwhile.
    if !link.isActive { stopClock() }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    let isFull = state.withLock { state in
      state.group.append(input)
      return state.group.count >= limit
    }
    if isFull { send() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    stopClock()
    if case .finished = completion { send() }
    pass(completion)
  }

  func cancel() {
    link.cancel()
    stopClock()
  }

  private func send() {
    guard link.isActive else { return }
    let group: [Upstream.Output] = state.withLock { state in
      guard state.demand > .none, !state.group.isEmpty else { return [] }
      state.demand -= 1
      defer { state.group = [] }
      return state.group
    }
    guard !group.isEmpty else { return }
    let more = downstream.receive(group)
    state.withLock { $0.demand += more }
  }

  private func stopClock() {
    let clock = state.withLock { state in
      defer { state.clock = nil }
      return state.clock
    }
    clock?.cancel()
  }
}
