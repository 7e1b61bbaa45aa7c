/// What all shared sources have in common: the list of outlets, the completion, the publishers that feed them.
///
/// The lock guards the list only; values are offered outside of it, so subscribers may subscribe, cancel and send.
final class Broadcast<Output, Failure: Error> {
  private struct State {
    var outlets = OutletList<Output, Failure>()
    var completion: Subscribers.Completion<Failure>?
    var feeds: [any Subscription] = []
    var isWanted = false
  }

  /// What the subscriptions are called.
  private let name: String
  private let state = Protected(State())

  /// What newcomers have asked for already: everything, if the source pays no heed to demand.
  private let demand: Subscribers.Demand

  private let isStrict: Bool

  init(_ name: String, demand: Subscribers.Demand = .none, isStrict: Bool = false) {
    self.isStrict = isStrict
    self.name = name
    self.demand = demand
  }

  /// Who feeds a source must not go on when that is no more.
  deinit {
    for feed in state.withLock({ $0.feeds }) { feed.cancel() }
  }

  var isFinished: Bool {
    state.withLock { $0.completion != nil }
  }

  /// How many outlets have joined so far.
  var ticketCount: UInt {
    state.withLock { $0.outlets.nextTicket }
  }

  func send(_ value: Output) {
    for entry in state.withLock({ $0.outlets.entries }) { entry.outlet.offer(value) }
  }

  /// Offers a value to those only that joined after the first `count` outlets.
  func send(_ value: Output, after count: UInt) {
    for entry in state.withLock({ $0.outlets.entries }) where entry.ticket >= count { entry.outlet.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let (entries, feeds) = state.withLock { state -> ([OutletList<Output, Failure>.Entry], [any Subscription]) in
      guard state.completion == nil else { return ([], []) }
      state.completion = completion
      let feeds = state.feeds
      state.feeds = []
      return (state.outlets.removeAll(), feeds)
    }
    for feed in feeds { feed.cancel() }
    for entry in entries { entry.outlet.finish(completion) }
  }

  /// Feeds are asked for values once somebody has subscribed.
  func send(subscription: any Subscription, startsAtOnce: Bool) {
    let isWanted = state.withLock { state in
      state.feeds.append(subscription)
      if startsAtOnce { state.isWanted = true }
      return state.isWanted || startsAtOnce
    }
    if isWanted { subscription.request(.unlimited) }
  }

  /// `current` reads the value that newcomers get at their first request.
  func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let outlet = SubscriberOutlet(name, subscriber, demand: demand, isStrict: isStrict, current: current)
    let (completion, ticket, feeds) = state.withLock { state in
      guard state.completion == nil else {
        return (state.completion, UInt.max, [any Subscription]())
      }
      let feeds = state.isWanted ? [] : state.feeds
      state.isWanted = true
      return (nil, state.outlets.add(outlet), feeds)
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    // The outlet keeps its source alive, until it leaves.
    outlet.onLeave { self.state.withLock { $0.outlets.remove(ticket) } }
    subscriber.receive(subscription: outlet)
    for feed in feeds { feed.request(.unlimited) }
  }
}
