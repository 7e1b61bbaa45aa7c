import Foundation

/// Brings several publishers together into one stream: the common part of merging and flat mapping.
///
/// With unlimited demand values pass straight through. Otherwise each publisher is asked for one value at a time, and what
/// has no demand yet waits here, so nothing is lost and no publisher runs ahead by more than one.
final class Confluence<Downstream: Subscriber>: Subscription, NamedStage {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var demand = Subscribers.Demand.none
    var tributaries: [Int: (any Subscription)?] = [:]
    var nextNumber = 0
    var waiting = Line<(value: Input, number: Int)>()
    var isSourceOpen = true
    var source: (any Subscription)?
    var isOver = false

    /// What there is to cancel.
    var subscriptions: [any Subscription] {
      tributaries.values.compactMap { $0 } + [source].compactMap { $0 }
    }

    var isDry: Bool { !isSourceOpen && tributaries.isEmpty && waiting.isEmpty }
  }

  let name: String
  private let downstream: Downstream
  private let state = Protected(State())
  /// Keeps deliveries from overlapping; a subscriber that sends again from within one gets its value at once.
  private let delivery = NSRecursiveLock()
  private let onTributaryEnd: (() -> Void)?

  /// `onTributaryEnd` runs each time one of the publishers finishes.
  init(_ name: String, _ downstream: Downstream, onTributaryEnd: (() -> Void)? = nil) {
    self.name = name
    self.downstream = downstream
    self.onTributaryEnd = onTributaryEnd
  }

  /// Merges the publishers that `addAll` adds.
  static func open(for subscriber: Downstream, _ addAll: (Confluence) -> Void) {
    let hub = Confluence("Merge", subscriber)
    subscriber.receive(subscription: hub)
    addAll(hub)
    hub.closeSource()
  }

  /// Subscribes to one more publisher.
  func add<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
    let number: Int? = state.withLock { state in
      guard !state.isOver else { return nil }
      state.nextNumber += 1
      state.tributaries[state.nextNumber] = .some(nil)
      return state.nextNumber
    }
    if let number { publisher.subscribe(Tributary(hub: self, number: number)) }
  }

  /// Takes the subscription to the publisher of publishers; false means that all is over.
  func setSource(_ subscription: any Subscription) -> Bool {
    state.withLock { state in
      guard !state.isOver, state.source == nil else { return false }
      state.source = subscription
      return true
    }
  }

  var source: (any Subscription)? {
    state.withLock { $0.source }
  }

  /// Says that no more publishers will be added.
  func closeSource() {
    let _: (any Subscription)? = state.withLock { state in
      state.isSourceOpen = false
      defer { state.source = nil }
      return state.source
    }
    finishIfDry()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let opened: [any Subscription] = state.withLock { state in
      let wasUnlimited = state.demand == .unlimited
      state.demand += demand
      guard state.demand == .unlimited, !wasUnlimited else { return [] }
      return state.tributaries.values.compactMap { $0 }
    }
    drain()
    for subscription in opened { subscription.request(.unlimited) }
  }

  func cancel() {
    for subscription in stop()?.subscriptions ?? [] { subscription.cancel() }
  }

  /// Ends all publishers and then the stream; as in Apple's framework the publisher of publishers runs on, unheard.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let old = stop() else { return }
    for subscription in old.tributaries.values { subscription?.cancel() }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  /// Ends everything, once, and returns what there was: values that wait may run code when they go, so they must outlive
  /// the lock.
  private func stop() -> State? {
    state.withLock { state in
      guard !state.isOver else { return nil }
      defer { state = State(isOver: true) }
      return state
    }
  }

  private func finishIfDry() {
    if state.withLock({ $0.isDry && !$0.isOver }) { finish(.finished) }
  }

  private func drain() {
    while true {
      let next: (value: Input, number: Int)? = state.withLock { state in
        guard state.demand > .none, let next = state.waiting.popFirst() else { return nil }
        state.demand -= 1
        return next
      }
      guard let next else { return finishIfDry() }
      deliver(next.value)
      let (upstream, isUnlimited) = state.withLock { state in
        (state.tributaries[next.number] ?? nil, state.demand == .unlimited)
      }
      if !isUnlimited { upstream?.request(.max(1)) }
    }
  }

  private func deliver(_ value: Input) {
    let more = delivery.withLock { downstream.receive(value) }
    if more > .none { request(more) }
  }
}

extension Confluence {
  fileprivate func accept(_ subscription: any Subscription, number: Int) {
    let demand: Subscribers.Demand? = state.withLock { state in
      guard !state.isOver, let slot = state.tributaries[number], slot == nil else { return nil }
      state.tributaries[number] = .some(subscription)
      return state.demand == .unlimited ? .unlimited : .max(1)
    }
    guard let demand else { return subscription.cancel() }
    subscription.request(demand)
  }

  fileprivate func forward(_ input: Input, number: Int) -> Subscribers.Demand {
    let passes = state.withLock { state in
      guard !state.isOver else { return (now: false, more: Subscribers.Demand.none) }
      guard state.demand > .none, state.waiting.isEmpty else {
        state.waiting.append((input, number))
        return (now: false, more: .none)
      }
      state.demand -= 1
      return (now: true, more: state.demand == .unlimited ? .none : .max(1))
    }
    guard passes.now else { return .none }
    deliver(input)
    return passes.more
  }

  fileprivate func complete(_ completion: Subscribers.Completion<Failure>, number: Int) {
    switch completion {
    case .failure:
      _ = state.withLock { $0.tributaries.removeValue(forKey: number) }
      finish(completion)
    case .finished:
      guard state.withLock({ $0.tributaries.removeValue(forKey: number) }) != nil else { return }
      onTributaryEnd?()
      finishIfDry()
    }
  }
}

/// The subscriber of one of the publishers that flow together.
private final class Tributary<Downstream: Subscriber>: Subscriber, NamedStage {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let hub: Confluence<Downstream>
  private let number: Int

  var name: String { hub.name }

  init(hub: Confluence<Downstream>, number: Int) {
    self.hub = hub
    self.number = number
  }

  func receive(subscription: any Subscription) {
    hub.accept(subscription, number: number)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    hub.forward(input, number: number)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    hub.complete(completion, number: number)
  }
}
