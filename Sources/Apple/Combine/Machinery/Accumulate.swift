/// Whether an accumulation needs more elements.
enum Progress {
  case more, done
}

/// The conduit of all operators with at most one result, which comes at the end.
///
/// The upstream is asked for everything at once, whatever the downstream wants; the result waits for demand, and if there
/// is none, the end does.
final class AccumulateConduit<Input, Failure: Error, Downstream: Subscriber>: Conduit {
  private enum Outcome {
    case running
    case waiting(Downstream.Input?)
    case delivering
    case over
  }

  let name: String
  let downstream: Downstream
  let link = UpstreamLink()
  private let add: (Input) throws(Downstream.Failure) -> Progress
  private let result: () -> Downstream.Input?
  private let convert: (Failure) -> Downstream.Failure
  private let state = Protected((outcome: Outcome.running, isWanted: false))

  init(
    _ name: String, _ downstream: Downstream, convert: @escaping (Failure) -> Downstream.Failure,
    add: @escaping (Input) throws(Downstream.Failure) -> Progress, result: @escaping () -> Downstream.Input?
  ) {
    self.name = name
    self.downstream = downstream
    self.convert = convert
    self.add = add
    self.result = result
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    link.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    do throws(Downstream.Failure) {
      if case .done = try add(input), let upstream = link.close() {
        upstream.cancel()
        conclude()
      }
    } catch {
      end(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.close() != nil else { return }
    switch completion {
    case .finished: conclude()
    case .failure(let error): downstream.receive(completion: .failure(convert(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let (isDue, value): (Bool, Downstream.Input?) = state.withLock { state in
      state.isWanted = true
      guard case .waiting(let value) = state.outcome else { return (false, nil) }
      state.outcome = .delivering
      return (true, value)
    }
    if isDue { deliver(value) }
  }

  func cancel() {
    // A value that waits may run code when it goes, so it must outlive the lock.
    let old = state.withLock { state in
      defer { if link.isAccepted { state.outcome = .over } }
      return state.outcome
    }
    link.cancel()
    withExtendedLifetime(old) {}
  }

  private func conclude() {
    let value = result()
    let isDue = state.withLock { state in
      guard case .running = state.outcome else { return false }
      state.outcome = state.isWanted ? .delivering : .waiting(value)
      return state.isWanted
    }
    if isDue { deliver(value) }
  }

  private func deliver(_ value: Downstream.Input?) {
    if let value { _ = downstream.receive(value) }
    let isOver = state.withLock { state in
      // The subscriber may have cancelled on the value.
      guard case .delivering = state.outcome else { return true }
      state.outcome = .over
      return false
    }
    if !isOver { downstream.receive(completion: .finished) }
  }
}

extension Publisher {
  /// Subscribes through an accumulation that cannot fail by itself.
  func accumulate<S: Subscriber>(
    _ name: String, to subscriber: S, add: @escaping (Output) -> Progress, result: @escaping () -> S.Input?
  ) where S.Failure == Failure {
    subscribe(AccumulateConduit<Output, Failure, S>(name, subscriber, convert: { $0 }, add: add, result: result))
  }

  /// Subscribes through an accumulation that may throw, which ends the stream with that error.
  func tryAccumulate<S: Subscriber>(
    _ name: String, to subscriber: S, add: @escaping (Output) throws -> Progress, result: @escaping () -> S.Input?
  ) where S.Failure == any Error {
    subscribe(AccumulateConduit<Output, Failure, S>(name, subscriber, convert: { $0 }, add: add, result: result))
  }
}
