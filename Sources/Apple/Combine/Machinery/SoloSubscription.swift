/// The subscription of publishers that send one value at most: it waits for the first demand.
final class SoloSubscription<Downstream: Subscriber>: Subscription, NamedStage {
  let name: String
  private let downstream: Protected<Downstream?>
  private let value: Downstream.Input

  init(_ name: String, _ downstream: Downstream, value: Downstream.Input) {
    self.name = name
    self.downstream = Protected(downstream)
    self.value = value
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    guard let downstream = take() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    _ = take()
  }

  private func take() -> Downstream? {
    downstream.withLock { downstream in
      let taken = downstream
      downstream = nil
      return taken
    }
  }
}
