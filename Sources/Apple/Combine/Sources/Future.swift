/// A publisher that does its work once, when it is made, and then gives the one result to every subscriber.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure to call with the result; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [ObjectIdentifier: FutureOutlet<Output, Failure>] = [:]
  }

  private let state = Protected(State())

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let outlet = FutureSubscription(subscriber, parent: self)
    // It must wait in the list before the subscriber can request or cancel.
    let result = state.withLock { state in
      if state.result == nil { state.waiting[ObjectIdentifier(outlet)] = outlet }
      return state.result
    }
    subscriber.receive(subscription: outlet)
    if let result { outlet.fulfil(result) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let waiting = state.withLock { state -> [ObjectIdentifier: FutureOutlet<Output, Failure>] in
      guard state.result == nil else { return [:] }
      state.result = result
      defer { state.waiting = [:] }
      return state.waiting
    }
    for outlet in waiting.values { outlet.fulfil(result) }
  }

  /// Hands the result to the closure, at once if it is there already.
  func whenFulfilled(_ action: @escaping (Result<Output, Failure>) -> Void) {
    let outlet = ClosureOutlet(action)
    let result = state.withLock { state in
      if state.result == nil { state.waiting[ObjectIdentifier(outlet)] = outlet }
      return state.result
    }
    if let result { action(result) }
  }

  fileprivate func forget(_ outlet: FutureOutlet<Output, Failure>) {
    state.withLock { $0.waiting[ObjectIdentifier(outlet)] = nil }
  }
}

private class FutureOutlet<Output, Failure: Error> {
  func fulfil(_ result: Result<Output, Failure>) {}
}

private final class ClosureOutlet<Output, Failure: Error>: FutureOutlet<Output, Failure> {
  private let action: (Result<Output, Failure>) -> Void

  init(_ action: @escaping (Result<Output, Failure>) -> Void) {
    self.action = action
  }

  override func fulfil(_ result: Result<Output, Failure>) {
    action(result)
  }
}

/// Brings the result and the first demand together, whichever comes first; an error needs no demand.
private final class FutureSubscription<Downstream: Subscriber>:
  FutureOutlet<Downstream.Input, Downstream.Failure>, Subscription, NamedStage
{
  private struct State {
    var downstream: Downstream?
    var value: Downstream.Input?
    var isWanted = false
  }

  let name = "Future"
  private let state: Protected<State>
  private let parent: Future<Downstream.Input, Downstream.Failure>

  init(_ downstream: Downstream, parent: Future<Downstream.Input, Downstream.Failure>) {
    state = Protected(State(downstream: downstream))
    self.parent = parent
  }

  override func fulfil(_ result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .success(let value):
      state.withLock { $0.value = value }
      deliverIfDue()
    case .failure(let error):
      take()?.receive(completion: .failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    state.withLock { $0.isWanted = true }
    deliverIfDue()
  }

  func cancel() {
    parent.forget(self)
    _ = take()
  }

  private func deliverIfDue() {
    let due: (Downstream, Downstream.Input)? = state.withLock { state in
      guard state.isWanted, let value = state.value, let downstream = state.downstream else { return nil }
      state.downstream = nil
      return (downstream, value)
    }
    guard let (downstream, value) = due else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  private func take() -> Downstream? {
    state.withLock { state in
      defer { state.downstream = nil }
      return state.downstream
    }
  }
}
