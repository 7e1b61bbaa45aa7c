import Foundation

/// One subscriber's connection to a source that many share, with the account of its demand.
///
/// Deliveries to one subscriber never overlap; a value that nobody asked for is dropped, or, if the source has a current
/// value, made up for at the next request.
class Outlet<Output, Failure: Error> {
  func offer(_ value: Output) {}
  func finish(_ completion: Subscribers.Completion<Failure>) {}
}

/// The outlet of a known kind of subscriber.
final class SubscriberOutlet<Downstream: Subscriber>:
  Outlet<Downstream.Input, Downstream.Failure>, Subscription, NamedStage
{
  private struct State {
    var demand: Subscribers.Demand
    var downstream: Downstream?
    var leave: (() -> Void)?
    var isBehind: Bool
  }

  let name: String
  private let state: Protected<State>
  private let isStrict: Bool
  /// Keeps deliveries from overlapping; a subscriber that sends again from within one gets its value at once.
  private let delivery = NSRecursiveLock()
  private let current: (() -> Downstream.Input)?

  /// `current` reads the value that a newcomer gets; a strict outlet takes a request for nothing for a mistake.
  init(
    _ name: String, _ downstream: Downstream, demand: Subscribers.Demand = .none, isStrict: Bool = false,
    current: (() -> Downstream.Input)? = nil
  ) {
    self.name = name
    self.isStrict = isStrict
    state = Protected(State(demand: demand, downstream: downstream, isBehind: current != nil))
    self.current = current
  }

  /// Sets what to do on cancellation, which may have happened already.
  func onLeave(_ leave: @escaping () -> Void) {
    let isOver = state.withLock { state in
      state.leave = leave
      return state.downstream == nil
    }
    if isOver { leave() }
  }

  override func offer(_ value: Downstream.Input) {
    let downstream: Downstream? = state.withLock { state in
      guard state.demand > .none else {
        state.isBehind = current != nil
        return nil
      }
      state.demand -= 1
      state.isBehind = false
      return state.downstream
    }
    guard let downstream else { return }
    deliver(value, to: downstream)
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream = release() else { return }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    if isStrict { demand.assertPositive() }
    guard demand > .none else { return }
    let downstream: Downstream? = state.withLock { state in
      state.demand += demand
      guard state.isBehind else { return nil }
      state.isBehind = false
      state.demand -= 1
      return state.downstream
    }
    if let downstream, let current { deliver(current(), to: downstream) }
  }

  func cancel() {
    _ = release()
  }

  private func deliver(_ value: Downstream.Input, to downstream: Downstream) {
    let more = delivery.withLock { downstream.receive(value) }
    if more > .none { request(more) }
  }

  private func release() -> Downstream? {
    let (downstream, leave) = state.withLock { state in
      let taken = (state.downstream, state.leave)
      state.downstream = nil
      state.leave = nil
      return taken
    }
    leave?()
    return downstream
  }
}
