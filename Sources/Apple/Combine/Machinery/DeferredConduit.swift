import Synchronization

/// A conduit that delivers through a scheduler: everything keeps its order on a serial one.
final class DeferredConduit<Downstream: Subscriber>: Conduit {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let name: String
  let downstream: Downstream
  let link = UpstreamLink()
  private let hasEnded = Atomic(false)
  private let enqueue: (@escaping () -> Void) -> Void

  init(_ name: String, _ downstream: Downstream, enqueue: @escaping (@escaping () -> Void) -> Void) {
    self.name = name
    self.downstream = downstream
    self.enqueue = enqueue
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isActive, !hasEnded.load(ordering: .relaxed) else { return .none }
    enqueue { [self] in
      guard link.isActive else { return }
      link.request(downstream.receive(input))
    }
    return .none
  }

  /// The link stays open until the completion is delivered: what was sent before it still has to pass.
  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.isActive, !hasEnded.exchange(true, ordering: .relaxed) else { return }
    enqueue { [self] in pass(completion) }
  }
}
