extension Publishers {
  /// A publisher that delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(DeferredConduit("ReceiveOn", subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  /// A publisher that delivers everything later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let delay = self
      let waiting = Protected<[() -> Void]>([])
      upstream.subscribe(
        DeferredConduit("Delay", subscriber) { action in
          waiting.withLock { $0.append(action) }
          let date = delay.scheduler.now.advanced(by: delay.interval)
          delay.scheduler.schedule(after: date, tolerance: delay.tolerance, options: delay.options) {
            // A run loop that is late fires the timers that are due in any order; values keep theirs.
            waiting.withLock { $0.removeFirst() }()
          }
        })
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler.
  ///
  /// ```swift
  /// let subject = PassthroughSubject<String, Never>()
  /// let subscription = subject
  ///   .receive(on: DispatchQueue.main)
  ///   .sink { print($0) }
  /// subscription.cancel()
  /// ```
  ///
  /// - Parameters:
  ///   - scheduler: Where subscribers are called, such as `DispatchQueue.main`.
  ///   - options: Options of the scheduler; nil, the default, for none.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and the completion later, by the interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
