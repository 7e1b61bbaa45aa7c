extension Publishers {
  /// A publisher that subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
      let (scheduler, options, upstream) = (scheduler, options, upstream)
      let conduit = SubscribeOnConduit(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(conduit) }
    }
  }
}

private final class SubscribeOnConduit<Downstream: Subscriber>: Conduit {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let name = "SubscribeOn"
  let downstream: Downstream
  let link = UpstreamLink()
  private let enqueue: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, enqueue: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.enqueue = enqueue
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    link.isActive ? downstream.receive(input) : .none
  }

  func request(_ demand: Subscribers.Demand) {
    guard let upstream = link.upstream else { return }
    enqueue { upstream.request(demand) }
  }

  func cancel() {
    guard link.isAccepted, let upstream = link.close() else { return }
    enqueue { upstream.cancel() }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels on the scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
