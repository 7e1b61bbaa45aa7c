import Combine
import Testing

@Suite struct SubscriberTests {
  private final class Target { var number = 0 }

  @Test("Values are assigned to a property until the result is cancelled; the target is let go then") func assign() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weak: Target?
    let subscription: AnyCancellable
    do {
      let target = Target()
      weak = target
      subscription = subject.assign(to: \.number, on: target)
    }
    subject.send(4)
    #expect(weak?.number == 4)
    subscription.cancel()
    subject.send(5)
    #expect(weak == nil)
  }

  @Test("An assigning subscriber knows its object until the stream ends") func assigner() {
    let target = Target()
    let assign = Subscribers.Assign(object: target, keyPath: \.number)
    #expect(assign.object === target && assign.keyPath == \.number)
    Just(3).subscribe(assign)
    #expect(target.number == 3)
    #expect(assign.object == nil)
  }

  @Test("A subscriber fed by hand takes one subscription, and nothing after its end") func byHand() {
    final class Feed: Subscription {
      var log: [String] = []
      func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }
      func cancel() { log.append("cancel") }
    }
    let (target, first, second) = (Target(), Feed(), Feed())
    let assign = Subscribers.Assign(object: target, keyPath: \.number)
    assign.receive(subscription: first)
    assign.receive(subscription: second)
    #expect(first.log == ["unlimited"] && second.log == ["cancel"])
    #expect(assign.receive(3) == .none && target.number == 3)
    assign.cancel()
    #expect(assign.receive(4) == .none && target.number == 3)
    assign.receive(completion: .finished)
    var log: [String] = []
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    sink.receive(subscription: Subscriptions.empty)
    #expect(sink.receive(1) == .none)
    sink.receiveCompletion(.finished)
    sink.receive(completion: .finished)
    #expect(sink.receive(2) == .none)
    #expect(log == ["1", "finished", "finished"])
  }

  @Test("A sink hands on values and one completion") func sink() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Oops>()
    let subscription = subject.sink(
      receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    subject.send(1)
    subject.send(completion: .failure(Oops()))
    #expect(log == ["1", "\(Subscribers.Completion<Oops>.failure(Oops()))"])
    subscription.cancel()
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
    [2, 3].publisher.subscribe(sink)
    #expect(log.suffix(3) == ["2", "3", "end"])
    sink.receiveValue(9)
    #expect(log.last == "end", "what has ended has let its closures go")
    sink.cancel()
  }

  @Test("An erased subscriber does as the one inside, a subject included") func erased() {
    let probe = Probe<Int, Never>(.max(1))
    let erased = AnySubscriber(probe)
    #expect(erased.combineIdentifier == probe.combineIdentifier)
    [1, 2].publisher.subscribe(erased)
    #expect(probe.values == [1])
    let subject = PassthroughSubject<Int, Never>()
    let heard = subject.probe()
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    #expect(heard.values == [1, 2] && heard.isFinished)
  }

  @Test("A subscriber made of closures answers with their demand") func closures() {
    var log: [String] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: { value in
        log.append("\(value)")
        return value < 2 ? .max(1) : .none
      }, receiveCompletion: { log.append("\($0)") })
    [1, 2, 3].publisher.subscribe(subscriber)
    #expect(log == ["1", "2"])
    let quiet = AnySubscriber<Int, Never>()
    quiet.receive(subscription: Subscriptions.empty)
    #expect(quiet.receive(1) == .none)
    quiet.receive(completion: .finished)
  }

  /// Feeds a subscriber by hand, as a publisher of one's own does.
  private func feed<S: Subscriber>(_ subscriber: S) where S.Input == Void, S.Failure == Never {
    subscriber.receive(subscription: Subscriptions.empty)
    _ = subscriber.receive()
    _ = subscriber.receive(())
    subscriber.receive(completion: .finished)
  }

  @Test("A subscriber of events can be told of one without a value") func events() {
    let probe = Probe<Void, Never>()
    feed(probe)
    #expect(probe.values.count == 2 && probe.isFinished)
  }

  /// Sends through any subject.
  private func send<S: Subject>(_ values: [S.Output], through subject: S) {
    subject.send(subscription: Subscriptions.empty)
    for value in values { subject.send(value) }
    subject.send(completion: .finished)
  }

  @Test("A publisher feeds a subject until the result is cancelled") func subjects() {
    let (source, target) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let subscription = source.subscribe(target)
    source.send(4)
    #expect(target.value == 4)
    subscription.cancel()
    send([5], through: source)
    #expect(target.value == 4)
    let probe = target.probe()
    send([6, 7], through: target)
    #expect(probe.values == [4, 6, 7] && probe.isFinished)
  }

  @Test("A subject asks its feed for everything, and leaves it when it ends") func feeds() {
    final class Feed: Subscription {
      var log: [String] = []
      func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }
      func cancel() { log.append("cancel") }
    }
    let (late, early) = (Feed(), Feed())
    let (passthrough, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    passthrough.send(subscription: late)
    current.send(subscription: early)
    #expect(late.log.isEmpty && early.log == ["unlimited"])
    let probe = passthrough.probe()
    #expect(late.log == ["unlimited"])
    passthrough.send(completion: .finished)
    #expect(late.log == ["unlimited", "cancel"] && probe.isFinished)
  }

  @Test("Cancellables are kept in collections, and cancelled by them") func cancellables() {
    final class Once: Cancellable {
      var count = 0
      func cancel() { count += 1 }
    }
    let once = Once()
    var list: [AnyCancellable] = []
    var set: Set<AnyCancellable> = []
    once.store(in: &list)
    once.store(in: &set)
    AnyCancellable(once).store(in: &list)
    #expect(once.count == 0 && list.count == 2)
    list = []
    set = []
    #expect(once.count == 3)
  }

  @Test("Identifiers are unique, and an object's is its own") func identifiers() {
    let target = Target()
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(CombineIdentifier(target) == CombineIdentifier(target))
    #expect(Subscriptions.empty.combineIdentifier == Subscriptions.empty.combineIdentifier)
  }
}
