import Combine
import Testing

/// Operators fed by hand, step by step: what they ask for, and what they do with what comes out of order.
@Suite struct HandFedTests {
  private final class Upstream: Publisher, Subscription {
    typealias Output = Int
    typealias Failure = Oops

    private(set) var subscriber: AnySubscriber<Int, Oops>?
    private(set) var early: (any Subscription)?
    private(set) var log: [String] = []

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Oops {
      self.subscriber = AnySubscriber(subscriber)
      early = subscriber as? any Subscription
    }

    func start() { subscriber?.receive(subscription: self) }
    func send(_ value: Int) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }
    func end(_ completion: Subscribers.Completion<Oops> = .finished) { subscriber?.receive(completion: completion) }
    func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }
    func cancel() { log.append("cancel") }
  }

  private let upstream = Upstream()

  @Test("An empty stream's missing result ends it once there is demand") func emptyResult() {
    let probe = upstream.first().probe(.none)
    upstream.start()
    upstream.end()
    #expect(probe.completions.isEmpty)
    probe.subscription?.request(.max(1))
    #expect(probe.isFinished && upstream.log == ["unlimited"])
  }

  @Test("Batches are asked for by the elements that they hold") func batches() {
    let probe = upstream.collect(3).probe(.max(2))
    upstream.start()
    probe.onValue = { _ in .max(1) }
    #expect(upstream.log == ["max(6)"])
    #expect(upstream.send(1) == .none && upstream.send(2) == .none && upstream.send(3) == .max(3))
    #expect(probe.values == [[1, 2, 3]])
  }

  @Test("Values to be dropped are asked for once, on top of the demand") func drop() {
    let probe = upstream.dropFirst(2).probe(.max(5))
    #expect(probe.subscription != nil)
    upstream.start()
    #expect(upstream.log == ["max(7)"])
    #expect(upstream.send(1) == .none && upstream.send(2) == .none)
    _ = upstream.send(3)
    #expect(probe.values == [3])
  }

  @Test("In place of an empty stream its replacement waits for demand; elements do not") func replacing() {
    let probe = upstream.replaceEmpty(with: 9).probe(.none)
    upstream.start()
    #expect(upstream.log == ["unlimited"])
    upstream.end()
    #expect(probe.values.isEmpty)
    probe.subscription?.request(.max(1))
    #expect(probe.values == [9] && probe.isFinished)
  }

  @Test("A cancellation before the subscription is overlooked by some operators and kept by others") func early() {
    let overlooking = upstream.tryMap { $0 }.probe(.none)
    upstream.early?.cancel()
    upstream.start()
    #expect(upstream.log.isEmpty && overlooking.subscription != nil)
    let other = Upstream()
    let keeping = other.tryFilter { _ in true }.probe(.none)
    other.early?.cancel()
    other.start()
    #expect(other.log == ["cancel"] && keeping.subscription == nil)
  }

  @Test("A second subscription is cancelled") func second() {
    let probe = upstream.prefix(3).probe(.max(1))
    upstream.start()
    upstream.start()
    #expect(upstream.log == ["max(1)", "cancel"])
    #expect(probe.completions.isEmpty)
  }

  @Test("A chain of publishers shows itself with its first subscription, and leaves out what was not asked for")
  func chain() {
    let probe = upstream.append([8]).probe(.max(1))
    #expect(probe.subscription == nil)
    #expect(upstream.send(0) == .none && probe.values.isEmpty)
    upstream.start()
    _ = upstream.send(1)
    _ = upstream.send(2)
    #expect(probe.values == [1])
  }

  @Test("An upstream that has ended is not cancelled") func ended() {
    let probe = upstream.share().probe()
    upstream.start()
    upstream.end()
    #expect(probe.isFinished && upstream.log == ["unlimited"])
  }

  @Test("When one of the publishers that are mapped flat fails, the others are cancelled, but not where they come from")
  func flatMap() {
    let inner = [Upstream(), Upstream()]
    let probe = upstream.flatMap { inner[$0] }.probe()
    upstream.start()
    for (index, publisher) in inner.enumerated() {
      _ = upstream.send(index)
      publisher.start()
    }
    inner[0].end(.failure(Oops()))
    #expect(probe.hasFailed && upstream.log == ["unlimited"])
    #expect(inner[0].log == ["unlimited"] && inner[1].log == ["unlimited", "cancel"])
    _ = inner[1].send(5)
    #expect(probe.values.isEmpty)
  }

  @Test("An assigning subscriber takes values between its subscription and its end only") func assigning() {
    final class Target { var number = 0 }
    let target = Target()
    let assign = Subscribers.Assign(object: target, keyPath: \.number)
    _ = assign.receive(1)
    #expect(target.number == 0)
    assign.receive(subscription: upstream)
    _ = assign.receive(2)
    assign.receive(completion: .finished)
    _ = assign.receive(3)
    #expect(target.number == 2 && upstream.log == ["unlimited"])
  }

  @Test("Requests for nothing, and elements that nobody asked for, stop the program where they must be mistakes")
  func misuse() async {
    await #expect(processExitsWith: .failure) { Just(1).probe(.none).subscription?.request(.none) }
    await #expect(processExitsWith: .failure) {
      PassthroughSubject<Int, Never>().probe(.none).subscription?.request(.none)
    }
    await #expect(processExitsWith: .failure) {
      let upstream = Upstream()
      let probe = upstream.catch { _ in Just(1) }.probe(.none)
      upstream.start()
      _ = upstream.send(1)
      _ = probe
    }
    await #expect(processExitsWith: .failure) {
      let upstream = Upstream()
      _ = upstream.prefix { _ in true }.probe(.none)
      _ = upstream.send(1)
    }
    await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().prefix(-1) }
    await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().dropFirst(-1).probe() }
  }
}
