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
          "\(sequence)", atEnd: "Sequence", subscriber, first: first, rest: iterator, completion: .finished))
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
///
/// While it lasts it shows itself as what it sends; at its end it lets go of that and of the subscriber.
final class SequenceSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription, NamedStage
where Downstream.Input == Iterator.Element {
  private struct State {
    var downstream: Downstream?
    var next: Iterator.Element?
    var rest: Iterator?
    var makeName: (() -> String)?
    var demand = Subscribers.Demand.none
    var isSending = false
  }

  private let nameAtEnd: String
  private let completion: Subscribers.Completion<Downstream.Failure>
  private let state: Protected<State>

  /// The iterator runs one element ahead, so that the stream ends with its last element and not at the request after.
  init(
    _ name: @autoclosure @escaping () -> String, atEnd nameAtEnd: String, _ downstream: Downstream,
    first: Iterator.Element, rest: Iterator, completion: Subscribers.Completion<Downstream.Failure>
  ) {
    self.nameAtEnd = nameAtEnd
    self.completion = completion
    state = Protected(State(downstream: downstream, next: first, rest: rest, makeName: name))
  }

  var name: String { state.withLock { $0.makeName }?() ?? nameAtEnd }

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
    _ = close()
  }

  private func send() {
    var more = Subscribers.Demand.none
    while true {
      let (value, downstream, isLast) = state.withLock { state -> (Iterator.Element?, Downstream?, Bool) in
        state.demand += more
        guard let downstream = state.downstream, state.demand > .none, let value = state.next else {
          state.isSending = false
          return (nil, nil, false)
        }
        state.demand -= 1
        state.next = state.rest?.next()
        return (value, downstream, state.next == nil)
      }
      guard let value, let downstream else { return }
      more = downstream.receive(value)
      if isLast {
        close()?.receive(completion: completion)
        return
      }
    }
  }

  /// Lets go of everything, outside of the lock, and returns the subscriber if this call was the one that ended it.
  private func close() -> Downstream? {
    state.withLock { state in
      defer { state = State() }
      return state
    }.downstream
  }
}
