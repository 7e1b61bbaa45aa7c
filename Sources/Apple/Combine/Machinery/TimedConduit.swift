/// Which of the values of a quiet or busy time are sent, and when.
enum Pacing {
  /// The last one, once no other has come for the interval.
  case debounce
  /// At most one an interval: the latest, or the first, of those that came.
  case throttle(latest: Bool)
}

/// The common part of debouncing and throttling: at most one value waits, and one timer runs.
///
/// The upstream is asked for everything; a value due while the downstream has no demand is dropped.
final class TimedConduit<Downstream: Subscriber, Context: Scheduler>: Conduit {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  typealias Time = Context.SchedulerTimeType

  private struct State {
    var demand = Subscribers.Demand.none
    var value: Input?
    var due: Time?
    var isTimerSet = false
    var completion: Subscribers.Completion<Failure>?
  }

  /// What a timer finds.
  private enum Due {
    case now(Input?, isWanted: Bool, Subscribers.Completion<Failure>?)
    case later(Time)
  }

  let downstream: Downstream
  let link: UpstreamLink
  var name: String {
    switch pacing {
    case .debounce: "Debounce"
    case .throttle: "Throttle"
    }
  }

  private let pacing: Pacing
  private let interval: Time.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let state = Protected(State())

  init(
    _ downstream: Downstream, pacing: Pacing, interval: Time.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.pacing = pacing
    if case .throttle = pacing {
      link = UpstreamLink(keepsCancellation: true)
    } else {
      link = UpstreamLink()
    }
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    link.request(.unlimited)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    let now = scheduler.now
    // A value that is replaced or dropped may run code as it goes, so it must outlive the lock.
    let (date, _): (Time?, Input?) = state.withLock { state in
      guard state.completion == nil else { return (nil, nil) }
      let old = state.value
      switch pacing {
      case .debounce:
        state.value = input
        state.due = now.advanced(by: interval)
      case .throttle(let latest):
        if latest || state.value == nil { state.value = input }
        if state.due.map({ $0 < now }) ?? true { state.due = now }
      }
      guard !state.isTimerSet else { return (nil, old) }
      state.isTimerSet = true
      return (state.due, old)
    }
    if let date { setTimer(date, now: now) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.isActive else { return }
    let (mayWait, _): (Bool, Input?) = state.withLock { state in
      guard state.completion == nil else { return (true, nil) }
      if case .throttle = pacing, state.value != nil {
        state.completion = completion
        return (true, nil)
      }
      defer { state.value = nil }
      return (false, state.value)
    }
    if !mayWait { scheduler.schedule(options: options) { self.pass(completion) } }
  }

  private func setTimer(_ date: Time, now: Time) {
    if date > now {
      scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options, fire)
    } else {
      scheduler.schedule(options: options, fire)
    }
  }

  private func fire() {
    guard link.isActive else { return }
    let now = scheduler.now
    let due: Due = state.withLock { state in
      // Values that came after the timer was set have moved the moment.
      if let date = state.due, date > now, state.value != nil { return .later(date) }
      state.isTimerSet = false
      defer { state.value = nil }
      if case .throttle = pacing { state.due = now.advanced(by: interval) }
      let isWanted = state.demand > .none && state.value != nil
      if isWanted { state.demand -= 1 }
      return .now(state.value, isWanted: isWanted, state.completion)
    }
    guard case .now(let value, let isWanted, let completion) = due else {
      if case .later(let date) = due { setTimer(date, now: now) }
      return
    }
    if isWanted, let value {
      let more = downstream.receive(value)
      state.withLock { $0.demand += more }
    }
    if let completion { pass(completion) }
  }
}
