/// A conduit that delivers through a scheduler: everything keeps its order on a serial one.
final class DeferredConduit<Downstream: Subscriber>: Conduit {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let downstream: Downstream
  let link = UpstreamLink()
  private let enqueue: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, enqueue: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.enqueue = enqueue
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    enqueue { [self] in
      guard link.isActive else { return }
      link.request(downstream.receive(input))
    }
    return .none
  }

  /// The link stays open until the completion is delivered: what was sent before it still has to pass.
  func receive(completion: Subscribers.Completion<Failure>) {
    enqueue { [self] in
      if link.close() != nil { downstream.receive(completion: completion) }
    }
  }
}
