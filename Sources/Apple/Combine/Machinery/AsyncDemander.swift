/// Holds the subscription for an asynchronous iterator and cancels it when the iterator goes.
final class AsyncDemander<Output, Failure: Error> {
  let subscriber = AsyncSubscriber<Output, Failure>()

  deinit {
    subscriber.cancel()
  }

  func next() async -> Result<Output?, Failure> {
    await subscriber.next()
  }
}

/// Turns each request for a next value into a demand of one, and the answer into its result.
final class AsyncSubscriber<Output, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Input = Output
  private typealias Continuation = CheckedContinuation<Result<Output?, Failure>, Never>

  private struct State {
    var upstream: (any Subscription)?
    var waiting = Line<Continuation>()
    /// Demand that came before the subscription.
    var pending = Subscribers.Demand.none
    var failure: Failure?
    var isOver = false
  }

  private let state = Protected(State())

  func next() async -> Result<Output?, Failure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: Continuation) in
        let (answer, upstream) = state.withLock { state -> (Result<Output?, Failure>?, (any Subscription)?) in
          if let failure = state.failure {
            // An error is thrown once; after it the sequence is at its end.
            state.failure = nil
            return (.failure(failure), nil)
          }
          guard !state.isOver else { return (.success(nil), nil) }
          state.waiting.append(continuation)
          if state.upstream == nil { state.pending += 1 }
          return (nil, state.upstream)
        }
        if let answer { continuation.resume(returning: answer) }
        upstream?.request(.max(1))
      }
    } onCancel: {
      cancel()
    }
  }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = state.withLock { state in
      guard !state.isOver, state.upstream == nil else { return nil }
      state.upstream = subscription
      defer { state.pending = .none }
      return state.pending
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    let (first, rest) = state.withLock { state -> (Continuation?, Line<Continuation>) in
      guard state.upstream == nil, !state.isOver else { return (state.waiting.popFirst(), Line()) }
      // An element before the subscription is out of order: nobody gets it, and whoever waits gets the end.
      defer { state.waiting = Line() }
      return (nil, state.waiting)
    }
    first?.resume(returning: .success(input))
    answer(rest, error: nil)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let waiting = state.withLock { state -> Line<Continuation> in
      guard !state.isOver else { return Line() }
      state.isOver = true
      state.upstream = nil
      defer { state.waiting = Line() }
      if case .failure(let error) = completion, state.waiting.isEmpty { state.failure = error }
      return state.waiting
    }
    var error: Failure?
    if case .failure(let failure) = completion { error = failure }
    answer(waiting, error: error)
  }

  func cancel() {
    let (waiting, upstream) = state.withLock { state in
      defer {
        state.isOver = true
        state.waiting = Line()
        state.upstream = nil
      }
      return (state.waiting, state.upstream)
    }
    upstream?.cancel()
    answer(waiting, error: nil)
  }

  /// The first that waits gets the error, all others the end.
  private func answer(_ waiting: Line<Continuation>, error: Failure?) {
    var waiting = waiting
    var error = error
    while let continuation = waiting.popFirst() {
      continuation.resume(returning: error.map { .failure($0) } ?? .success(nil))
      error = nil
    }
  }
}
