import Synchronization

extension Publishers {
  /// A publisher of a sequence's elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var iterator = sequence.makeIterator()
      guard let first = iterator.next() else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      subscriber.receive(
        subscription: SequenceSubscription(
          "\(sequence)", subscriber, first: first, rest: iterator, completion: .finished))
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// Sends elements as long as there is demand; a request from within a delivery only adds to the account.
final class SequenceSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription, NamedStage
where Downstream.Input == Iterator.Element {
  private struct State {
    var next: Iterator.Element?
    var rest: Iterator
    var demand = Subscribers.Demand.none
    var isSending = false
    var isOver = false
  }

  private let makeName: () -> String
  private let downstream: Downstream
  private let completion: Subscribers.Completion<Downstream.Failure>
  private let state: Mutex<State>

  /// The iterator runs one element ahead, so that the stream ends with its last element and not at the request after.
  init(
    _ name: @autoclosure @escaping () -> String, _ downstream: Downstream, first: Iterator.Element, rest: Iterator,
    completion: Subscribers.Completion<Downstream.Failure>
  ) {
    makeName = name
    self.downstream = downstream
    self.completion = completion
    state = Mutex(State(next: first, rest: rest))
  }

  var name: String { makeName() }

  func request(_ demand: Subscribers.Demand) {
    let maySend = state.withLock { state in
      state.demand += demand
      guard !state.isSending else { return false }
      state.isSending = true
      return true
    }
    if maySend { send() }
  }

  func cancel() {
    state.withLock { $0.isOver = true }
  }

  private func send() {
    var more = Subscribers.Demand.none
    while true {
      let (value, isLast) = state.withLock { state -> (Iterator.Element?, Bool) in
        state.demand += more
        guard !state.isOver, state.demand > .none, let value = state.next else {
          state.isSending = false
          return (nil, false)
        }
        state.demand -= 1
        state.next = state.rest.next()
        return (value, state.next == nil)
      }
      guard let value else { return }
      more = downstream.receive(value)
      if isLast { return finish() }
    }
  }

  private func finish() {
    let isOver = state.withLock { state in
      defer { state.isOver = true }
      return state.isOver
    }
    if !isOver { downstream.receive(completion: completion) }
  }
}
