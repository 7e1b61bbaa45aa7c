import Foundation

/// How two publishers' values come together.
protocol Pairing<Left, Right> {
  associatedtype Left
  associatedtype Right

  /// Takes a value and returns the one that it replaces, which may run code as it goes and must outlive the lock.
  mutating func add(left: Left) -> Left?
  mutating func add(right: Right) -> Right?

  /// Takes the pair that is due, if any.
  mutating func next() -> (Left, Right)?

  /// Whether no pair can come any more, given which publishers have finished.
  func isExhausted(leftEnded: Bool, rightEnded: Bool) -> Bool
}

/// The common part of zipping and combining the latest: two publishers, one stream of pairs.
final class PairHub<Pair: Pairing, Downstream: Subscriber>: Subscription, NamedStage
where Downstream.Input == (Pair.Left, Pair.Right) {
  private struct State {
    var pairing: Pair
    var demand = Subscribers.Demand.none
    var upstreams: [(any Subscription)?] = [nil, nil]
    var ended = [false, false]
    var isOver = false
  }

  let name: String
  private let downstream: Downstream
  private let state: Protected<State>
  /// Keeps deliveries from overlapping; a subscriber that sends again from within one gets its value at once.
  private let delivery = NSRecursiveLock()

  init(_ name: String, _ downstream: Downstream, _ pairing: Pair) {
    self.name = name
    self.downstream = downstream
    state = Protected(State(pairing: pairing))
  }

  func start<L: Publisher, R: Publisher>(_ left: L, _ right: R)
  where L.Output == Pair.Left, R.Output == Pair.Right, L.Failure == R.Failure, L.Failure == Downstream.Failure {
    downstream.receive(subscription: self)
    left.subscribe(PairSide(hub: self, side: 0) { $0.add(left: $1) })
    right.subscribe(PairSide(hub: self, side: 1) { $0.add(right: $1) })
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let upstreams = state.withLock { state in
      state.demand += demand
      return state.upstreams
    }
    for upstream in upstreams { upstream?.request(demand) }
  }

  func cancel() {
    for upstream in stop() ?? [] { upstream?.cancel() }
  }

  fileprivate func accept(_ subscription: any Subscription, side: Int) {
    let demand: Subscribers.Demand? = state.withLock { state in
      guard !state.isOver, state.upstreams[side] == nil else { return nil }
      state.upstreams[side] = subscription
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  fileprivate func receive<Input>(side: Int, _ add: (inout Pair) -> Input?) -> Subscribers.Demand {
    let (pair, _): ((Pair.Left, Pair.Right)?, Input?) = state.withLock { state in
      guard !state.isOver else { return (nil, nil) }
      let old = add(&state.pairing)
      guard state.demand > .none, let pair = state.pairing.next() else { return (nil, old) }
      state.demand -= 1
      return (pair, old)
    }
    guard let pair else { return .none }
    let more = delivery.withLock { downstream.receive(pair) }
    let other: (any Subscription)? = state.withLock { state in
      state.demand += more
      return state.upstreams[1 - side]
    }
    if more > .none { other?.request(more) }
    finishIfExhausted()
    return more
  }

  fileprivate func complete(_ completion: Subscribers.Completion<Downstream.Failure>, side: Int) {
    if case .failure = completion { return finish(completion) }
    let _: (any Subscription)? = state.withLock { state in
      state.ended[side] = true
      defer { state.upstreams[side] = nil }
      return state.upstreams[side]
    }
    finishIfExhausted()
  }

  private func finishIfExhausted() {
    let isExhausted = state.withLock { state in
      !state.isOver && state.pairing.isExhausted(leftEnded: state.ended[0], rightEnded: state.ended[1])
    }
    if isExhausted { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let upstreams = stop() else { return }
    for upstream in upstreams { upstream?.cancel() }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  private func stop() -> [(any Subscription)?]? {
    state.withLock { state in
      guard !state.isOver else { return nil }
      state.isOver = true
      defer { state.upstreams = [nil, nil] }
      return state.upstreams
    }
  }
}

/// The subscriber of one of the two publishers.
private final class PairSide<Input, Pair: Pairing, Downstream: Subscriber>: Subscriber, NamedStage
where Downstream.Input == (Pair.Left, Pair.Right) {
  typealias Failure = Downstream.Failure

  private let hub: PairHub<Pair, Downstream>
  private let side: Int
  private let add: (inout Pair, Input) -> Input?

  var name: String { hub.name }

  init(hub: PairHub<Pair, Downstream>, side: Int, add: @escaping (inout Pair, Input) -> Input?) {
    self.hub = hub
    self.side = side
    self.add = add
  }

  func receive(subscription: any Subscription) {
    hub.accept(subscription, side: side)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    hub.receive(side: side) { add(&$0, input) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    hub.complete(completion, side: side)
  }
}
