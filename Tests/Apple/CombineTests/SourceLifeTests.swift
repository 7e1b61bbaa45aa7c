import Combine
import Testing

/// How sources go on and end.
@Suite struct SourceLifeTests {
  private final class Feed: Subscription {
    var log: [String] = []
    func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }
    func cancel() { log.append("cancel") }
  }

  @Test("A change is announced to all observers, whatever they asked for") func announcing() {
    let publisher = ObservableObjectPublisher()
    let probe = publisher.probe(.none)
    publisher.send()
    publisher.send()
    #expect(probe.values.count == 2)
  }

  @Test("A current value can be set after the end, but no longer sent") func afterEnd() {
    let subject = CurrentValueSubject<Int, Never>(0)
    subject.send(completion: .finished)
    subject.send(1)
    #expect(subject.value == 0)
    subject.value = 2
    #expect(subject.value == 2)
  }

  @Test("The upstream of a subject is asked once, and cancelled when the subject goes") func feeding() {
    let feed = Feed()
    var subject: CurrentValueSubject<Int, Never>? = CurrentValueSubject(0)
    subject?.send(subscription: feed)
    _ = subject?.first().probe()
    #expect(feed.log == ["unlimited"])
    subject = nil
    #expect(feed.log == ["unlimited", "cancel"])
  }

  @Test("A published property keeps its own publisher when another's is assigned") @MainActor func publishedSetter() {
    final class Model {
      @Published var number = 0
    }
    let (one, two) = (Model(), Model())
    (one.number, two.number) = (1, 2)
    one.$number = two.$number
    #expect(one.number == 1 && two.number == 2)
  }

  @Test("A connection ends when the last of its subscribers cancels, and each counts once") func autoconnect() {
    let feed = PassthroughSubject<Int, Never>()
    var ends = 0
    let shared = feed.handleEvents(receiveCancel: { ends += 1 }).makeConnectable().autoconnect()
    let (one, two) = (shared.probe(), shared.probe())
    one.subscription?.cancel()
    one.subscription?.cancel()
    #expect(ends == 0)
    two.subscription?.cancel()
    #expect(ends == 1)
  }

  @Test("An object that publishes its end as it goes may be the one assigned to") func goingWhileCancelling() {
    final class Model {
      let subject = PassthroughSubject<Int, Never>()
      var number = 0
      deinit { subject.send(completion: .finished) }
    }
    let subscription: AnyCancellable
    do {
      let model = Model()
      subscription = model.subject.assign(to: \.number, on: model)
    }
    subscription.cancel()
  }
}
