import Combine
import Testing

/// Runs code as it goes, as objects do that close what they hold.
private final class Mortal: Comparable {
  let number: Int
  private let atEnd: () -> Void

  init(_ number: Int, atEnd: @escaping () -> Void) {
    self.number = number
    self.atEnd = atEnd
  }

  deinit { atEnd() }

  static func == (left: Mortal, right: Mortal) -> Bool { left.number == right.number }
  static func < (left: Mortal, right: Mortal) -> Bool { left.number < right.number }
}

/// A subscriber that keeps nothing but its subscription, and can ask for more and cancel at any time.
private final class Forgetful: Subscriber, Cancellable {
  typealias Input = Void
  typealias Failure = Oops

  private var subscription: (any Subscription)?
  private let demand: Subscribers.Demand

  init(_ demand: Subscribers.Demand) { self.demand = demand }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Void) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Oops>) {}
  func request() { subscription?.request(.max(1)) }
  func cancel() { subscription?.cancel() }

  func forget() {
    // What goes with it asks for it.
    let last: (any Subscription)? = subscription
    last?.cancel()
    subscription = nil
    withExtendedLifetime(last) {}
  }
}

/// Passes a subject on with subscriptions that run code as they go, too.
private struct Feed: Publisher {
  typealias Output = Mortal
  typealias Failure = Oops

  private final class Inlet: Subscription {
    private var upstream: AnyCancellable?
    private var downstream: AnySubscriber<Mortal, Oops>?
    private let atEnd: () -> Void
    private var demand = Subscribers.Demand.none

    init(
      _ subject: PassthroughSubject<Mortal, Oops>, _ downstream: AnySubscriber<Mortal, Oops>,
      _ atEnd: @escaping () -> Void
    ) {
      self.downstream = downstream
      self.atEnd = atEnd
      upstream = subject.sink(
        receiveCompletion: { [weak self] in self?.end()?.receive(completion: $0) },
        receiveValue: { [weak self] in self?.send($0) })
    }

    deinit { atEnd() }

    private func send(_ value: Mortal) {
      guard demand > .none, let downstream else { return }
      demand -= 1
      demand += downstream.receive(value)
    }

    private func end() -> AnySubscriber<Mortal, Oops>? {
      defer { downstream = nil }
      return downstream
    }

    func request(_ demand: Subscribers.Demand) { self.demand += demand }

    func cancel() {
      upstream?.cancel()
      downstream = nil
    }
  }

  let subject: PassthroughSubject<Mortal, Oops>
  let atEnd: () -> Void

  func receive<S: Subscriber>(subscriber: S) where S.Input == Mortal, S.Failure == Oops {
    subscriber.receive(subscription: Inlet(subject, AnySubscriber(subscriber), atEnd))
  }
}

private typealias Source = AnyPublisher<Mortal, Oops>
private typealias Chain = AnyPublisher<Void, Oops>

extension Publisher where Failure == Oops {
  fileprivate var emptied: Chain { map { _ in }.eraseToAnyPublisher() }
}

/// Operators that keep values, and how each is put behind two sources.
private func chain(_ name: String, _ one: Source, _ two: Source, _ clock: VirtualTimeScheduler) -> Chain {
  let short: VirtualTimeScheduler.ImmediateStride = .milliseconds(10)
  switch name {
  case "debounce": return one.debounce(for: short, scheduler: clock).emptied
  case "throttle, latest": return one.throttle(for: short, scheduler: clock, latest: true).emptied
  case "throttle, first": return one.throttle(for: short, scheduler: clock, latest: false).emptied
  case "delay": return one.delay(for: short, scheduler: clock).emptied
  case "receive(on:)": return one.receive(on: clock).emptied
  case "timeout": return one.timeout(short, scheduler: clock).emptied
  case "collect(.byTime)": return one.collect(.byTime(clock, short)).emptied
  case "collect(.byTimeOrCount)": return one.collect(.byTimeOrCount(clock, short, 2)).emptied
  case "buffer, oldest": return one.buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest).emptied
  case "buffer, newest": return one.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest).emptied
  case "buffer, error":
    return one.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Oops() }).emptied
  case "combineLatest": return one.combineLatest(two).emptied
  case "zip": return one.zip(two).emptied
  case "merge": return one.merge(with: two).emptied
  case "flatMap": return one.flatMap(maxPublishers: .max(1)) { Just($0).setFailureType(to: Oops.self) }.emptied
  case "switchToLatest":
    return one.map { Just($0).append($0).setFailureType(to: Oops.self) }.switchToLatest().emptied
  case "collect": return one.collect().emptied
  case "collect(2)": return one.collect(2).emptied
  case "last": return one.last().emptied
  case "max": return one.max().emptied
  case "reduce": return one.reduce(nil as Mortal?) { $1 }.emptied
  case "scan": return one.scan(nil as Mortal?) { $1 }.emptied
  case "removeDuplicates": return one.removeDuplicates().emptied
  case "output(at:)": return one.output(at: 1).emptied
  case "drop(untilOutputFrom:)": return one.drop(untilOutputFrom: two).emptied
  case "prefix(untilOutputFrom:)": return one.prefix(untilOutputFrom: two).emptied
  case "share": return one.share().emptied
  case "multicast": return one.multicast(subject: PassthroughSubject()).autoconnect().emptied
  case "append": return one.append(two).emptied
  case "catch": return one.catch { _ in two }.emptied
  default: return one.emptied
  }
}

@Suite("Values and subscriptions that run code as they go")
struct GoingValueTests {
  private static let names: [String] = [
    "plain", "debounce", "throttle, latest", "throttle, first", "delay", "receive(on:)", "timeout", "collect(.byTime)",
    "collect(.byTimeOrCount)", "buffer, oldest", "buffer, newest", "buffer, error", "combineLatest", "zip", "merge",
    "flatMap", "switchToLatest", "collect", "collect(2)", "last", "max", "reduce", "scan", "removeDuplicates",
    "output(at:)", "drop(untilOutputFrom:)", "prefix(untilOutputFrom:)", "share", "multicast", "append", "catch",
  ]

  private enum End: CaseIterable {
    case finishing, failing, cancelling
  }

  @Test("Values that go may ask the chain for more or cancel it, whichever operator held them", arguments: names)
  func reentrant(name: String) {
    for demand: Subscribers.Demand in [.none, .max(1), .max(3), .unlimited] {
      for end in End.allCases {
        for cancels in [false, true] { run(name, demand, end, cancels: cancels) }
      }
    }
  }

  /// Sends values from both sources, lets time pass and ends the chain; each value asks or cancels as it goes.
  private func run(_ name: String, _ demand: Subscribers.Demand, _ end: End, cancels: Bool) {
    let clock = VirtualTimeScheduler()
    let subscriber = Forgetful(demand)
    let (one, two) = (PassthroughSubject<Mortal, Oops>(), CurrentValueSubject<Mortal?, Oops>(nil))
    var made = 0
    var gone = 0
    func value() -> Mortal {
      made += 1
      return Mortal(made) {
        gone += 1
        if cancels, gone == 3 { subscriber.cancel() } else { subscriber.request() }
      }
    }
    let feed = Feed(subject: one) { subscriber.request() }
    chain(name, feed.eraseToAnyPublisher(), two.compactMap { $0 }.eraseToAnyPublisher(), clock).subscribe(subscriber)
    for _ in 0..<3 {
      for _ in 0..<2 { one.send(value()) }
      two.send(value())
      clock.advance(by: 15)
    }
    one.send(value())
    switch end {
    case .finishing:
      one.send(completion: .finished)
      two.send(completion: .finished)
    case .failing:
      one.send(completion: .failure(Oops()))
      two.send(completion: .failure(Oops()))
    case .cancelling: subscriber.cancel()
    }
    clock.advance(by: 100)
    two.value = nil
    subscriber.forget()
    clock.advance(by: 100)
    #expect(gone == made, "\(name), \(demand), \(end): nothing keeps what was sent when all is over")
  }
}
