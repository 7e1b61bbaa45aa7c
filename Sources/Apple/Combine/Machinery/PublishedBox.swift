/// The storage of a published property.
final class PublishedBox<Value> {
  private struct State {
    var value: Value
    var objectWillChange: ObservableObjectPublisher?
    var subscriptions: [AnyCancellable] = []
  }

  private let broadcast = Broadcast<Value, Never>("PublishedSubject")
  private let state: Protected<State>

  init(_ value: Value) {
    state = Protected(State(value: value))
  }

  var value: Value {
    state.withLock { $0.value }
  }

  var objectWillChange: ObservableObjectPublisher? {
    get { state.withLock { $0.objectWillChange } }
    set { state.withLock { $0.objectWillChange = newValue } }
  }

  /// Announces the change, sends the value, and only then holds it.
  func set(_ value: Value) {
    objectWillChange?.send()
    let present = broadcast.ticketCount
    broadcast.send(value)
    // The old value may run code when it goes, so it must outlive the lock.
    _ = state.withLock { state in
      let old = state.value
      state.value = value
      return old
    }
    // Who subscribed meanwhile has been given the old value and would miss this one.
    broadcast.send(value, after: present)
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    broadcast.add(subscriber, current: { self.value })
  }

  func keep(_ subscription: AnyCancellable) {
    state.withLock { $0.subscriptions.append(subscription) }
  }
}
