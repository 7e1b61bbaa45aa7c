extension Publishers {
  /// A publisher that ends when nothing has come for too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Upstream.Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(TimeoutConduit(subscriber, self))
    }
  }
}

extension Publisher {
  /// Ends the stream when no element comes for the interval: with the custom error, or without one normally.
  ///
  /// Elements and the completion are delivered on the scheduler.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

/// One timer runs at a time; an element moves the moment, and the timer is set again when it fires too early.
private final class TimeoutConduit<Upstream: Publisher, Downstream: Subscriber, Context: Scheduler>: Conduit
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let name = "Timeout"
  let downstream: Downstream
  let link = UpstreamLink()
  private let settings: Publishers.Timeout<Upstream, Context>
  private let due: Protected<Context.SchedulerTimeType>

  init(_ downstream: Downstream, _ settings: Publishers.Timeout<Upstream, Context>) {
    self.downstream = downstream
    self.settings = settings
    due = Protected(settings.scheduler.now)
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return subscription.cancel() }
    putOff()
    setTimer()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    putOff()
    settings.scheduler.schedule(options: settings.options) { [self] in
      if link.isActive { link.request(downstream.receive(input)) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    settings.scheduler.schedule(options: settings.options) { [self] in
      pass(completion)
    }
  }

  private func putOff() {
    let date = settings.scheduler.now.advanced(by: settings.interval)
    due.withLock { $0 = date }
  }

  private func setTimer() {
    let scheduler = settings.scheduler
    scheduler.schedule(
      after: due.withLock { $0 }, tolerance: scheduler.minimumTolerance, options: settings.options
    ) { [weak self] in self?.fire() }
  }

  private func fire() {
    guard link.isActive else { return }
    if settings.scheduler.now < due.withLock({ $0 }) { return setTimer() }
    end(settings.customError.map { .failure($0()) } ?? .finished)
  }
}
