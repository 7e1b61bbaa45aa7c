import Combine

/// A subscriber that asks by hand and notes all that it gets.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }

  init(_ initial: Subscribers.Demand = .unlimited) {
    self.initial = initial
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completions.append(completion)
  }

  var isFinished: Bool {
    if case .finished? = completions.first { completions.count == 1 } else { false }
  }

  var hasFailed: Bool {
    if case .failure? = completions.first { completions.count == 1 } else { false }
  }
}

extension Publisher {
  func probe(_ demand: Subscribers.Demand = .unlimited) -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>(demand)
    subscribe(probe)
    return probe
  }
}

struct Oops: Error, Equatable {}
