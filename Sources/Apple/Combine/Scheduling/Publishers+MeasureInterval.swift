extension Publishers {
  /// A publisher of the time between elements.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.pipe("MeasureInterval", to: subscriber) { _ in
        let now = scheduler.now
        defer { last = now }
        return .emit(last.distance(to: now))
      }
    }
  }
}

extension Publisher {
  /// Publishes the time since the element before, or since the subscription, for each element.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
