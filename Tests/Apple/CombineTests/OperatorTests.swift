import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
  @Test("Operators on random streams agree with plain sequences, at any demand", arguments: 0..<40)
  func sequences(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func random(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    let input = (0..<random(30)).map { _ in random(9) }
    let n = random(5)
    func check<P: Publisher>(_ publisher: P, _ expected: [Int]) where P.Output == Int {
      #expect(publisher.probe().values == expected)
      #expect(publisher.probe().isFinished)
      let slow = publisher.probe(.none)
      for _ in 0...expected.count { slow.subscription?.request(.max(1)) }
      #expect(slow.values == expected)
      #expect(slow.isFinished)
    }
    let p = input.publisher.eraseToAnyPublisher()
    check(p.map { $0 * 2 }, input.map { $0 * 2 })
    check(p.filter { $0 > n }, input.filter { $0 > n })
    check(p.compactMap { $0 > n ? $0 : nil }, input.filter { $0 > n })
    check(p.dropFirst(n), Array(input.dropFirst(n)))
    check(p.prefix(n), Array(input.prefix(n)))
    check(p.drop { $0 > n }, Array(input.drop { $0 > n }))
    check(p.prefix { $0 > n }, Array(input.prefix { $0 > n }))
    check(p.first(where: { $0 > n }), input.first { $0 > n }.map { [$0] } ?? [])
    check(p.last(), input.last.map { [$0] } ?? [])
    check(p.max(), input.max().map { [$0] } ?? [])
    check(p.tryMax(by: <).replaceError(with: -1), input.max().map { [$0] } ?? [])
    check(p.tryMin(by: <).replaceError(with: -1), input.min().map { [$0] } ?? [])
    check(p.map(\.self, \.self, \.self).map { $0 + $1 + $2 }, input.map { 3 * $0 })
    check(p.contains { $0 > n }.map { $0 ? 1 : 0 }, [input.contains { $0 > n } ? 1 : 0])
    check(p.allSatisfy { $0 > n }.map { $0 ? 1 : 0 }, [input.allSatisfy { $0 > n } ? 1 : 0])
    check(p.min(), input.min().map { [$0] } ?? [])
    check(p.count(), [input.count])
    check(p.reduce(1, +), [input.reduce(1, +)])
    check(p.append(1, 2).prepend(3), [3] + input + [1, 2])
    check(
      p.collect(n + 1).map { $0.reduce(0, +) },
      stride(from: 0, to: input.count, by: n + 1).map {
        input[$0..<min($0 + n + 1, input.count)].reduce(0, +)
      })
    check(p.replaceEmpty(with: 42), input.isEmpty ? [42] : input)
    check(p.flatMap(maxPublishers: .max(1)) { [$0, $0 + 1].publisher }, input.flatMap { [$0, $0 + 1] })
    check(p.zip(p.dropFirst()).map { $0 + $1 }, zip(input, input.dropFirst()).map { $0 + $1 })
    check(
      p.removeDuplicates().scan(0, +).last(),
      {
        var total = 0
        for (index, value) in input.enumerated() where index == 0 || input[index - 1] != value { total += value }
        return input.isEmpty ? [] : [total]
      }())
  }

  @Test("An error thrown cancels the upstream and ends the stream once") func thrown() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    let probe = subject.handleEvents(receiveCancel: { isCancelled = true })
      .tryMap { if $0 > 1 { throw Oops() } else { $0 } }.probe()
    [1, 2, 3].forEach(subject.send)
    subject.send(completion: .finished)
    #expect(probe.values == [1])
    #expect(probe.hasFailed)
    #expect(isCancelled)
  }

  @Test("Nothing arrives after cancellation, not even the completion") func cancelled() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.prefix(2).probe()
    probe.onValue = { value in
      if value == 2 { probe.subscription?.cancel() }
      return .none
    }
    [1, 2, 3].forEach(subject.send)
    #expect(probe.values == [1, 2])
    #expect(probe.completions.isEmpty)
  }

  @Test("Demand unmet before an error is carried over to the replacement") func carriedDemand() {
    let record = Record<Int, Oops>(output: [1, 2], completion: .failure(Oops()))
    let probe = record.catch { _ in [3, 4, 5].publisher }.probe(.max(3))
    #expect(probe.values == [1, 2, 3])
    probe.subscription?.request(.unlimited)
    #expect(probe.values == [1, 2, 3, 4, 5])
    #expect(probe.isFinished)
  }

  @Test("Retrying subscribes again as often as allowed, without growing the stack") func retry() {
    var attempts = 0
    let failing = Deferred<Fail<Int, Oops>> {
      attempts += 1
      return Fail(error: Oops())
    }
    #expect(failing.retry(100_000).probe().hasFailed)
    #expect(attempts == 100_001)
    let replaced = failing.replaceError(with: 9).probe(.none)
    #expect(replaced.values.isEmpty)
    replaced.subscription?.request(.max(1))
    #expect(replaced.values == [9] && replaced.isFinished)
  }

  @Test("Merged values wait for demand and none is lost") func merge() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let probe = a.merge(with: b).probe(.max(1))
    a.send(1)
    a.send(2)
    b.send(3)
    #expect(probe.values == [1])
    probe.subscription?.request(.max(2))
    #expect(probe.values == [1, 2, 3])
    a.send(completion: .finished)
    #expect(probe.completions.isEmpty)
    b.send(completion: .finished)
    #expect(probe.isFinished)
  }

  @Test("combineLatest sends once all have a value, and finishes with the last") func combineLatest() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    let probe = a.combineLatest(b, Just(true)).map { "\($0)\($1)\($2)" }.probe()
    b.send("x")
    a.send(2)
    #expect(probe.values == ["1xtrue", "2xtrue"])
    a.send(completion: .finished)
    #expect(probe.completions.isEmpty)
    b.send(completion: .finished)
    #expect(probe.isFinished)
  }

  @Test("switchToLatest leaves the publisher before") func switchToLatest() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let probe = source.switchToLatest().probe()
    source.send(a)
    a.send(1)
    source.send(b)
    a.send(2)
    b.send(3)
    source.send(completion: .finished)
    #expect(probe.completions.isEmpty)
    b.send(completion: .finished)
    #expect(probe.values == [1, 3])
    #expect(probe.isFinished)
  }

  @Test("A shared publisher runs once and stops with its last subscriber") func share() {
    var (subscribed, cancelled) = (0, 0)
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscribed += 1 }, receiveCancel: { cancelled += 1 }
    ).share()
    let (a, b) = (shared.probe(), shared.probe())
    subject.send(1)
    #expect(a.values == [1] && b.values == [1])
    a.subscription?.cancel()
    #expect(cancelled == 0)
    b.subscription?.cancel()
    #expect(subscribed == 1 && cancelled == 1)
  }

  @Test("A future works once and keeps its result") func future() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let early = future.probe(.none)
    promise?(.success(1))
    promise?(.success(2))
    early.subscription?.request(.max(1))
    #expect(early.values == [1] && early.isFinished)
    #expect(future.probe().values == [1])
  }

  @Test("Encoding and decoding are inverse, and bad data fails") func coding() {
    let probe = [[1, 2], [3]].publisher.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
      .probe()
    #expect(probe.values == [[1, 2], [3]])
    #expect(Just(Data()).decode(type: Int.self, decoder: JSONDecoder()).probe().hasFailed)
  }

  @Test("Values arrive as an asynchronous sequence") func values() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    await #expect(throws: Oops.self) {
      for try await value in Record<Int, Oops>(output: [4], completion: .failure(Oops())).values { seen.append(value) }
    }
    #expect(seen == [1, 2, 3, 4])
  }

  @Test("Notifications are published until cancellation") func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("ping")
    let probe = center.publisher(for: name).probe()
    center.post(name: name, object: nil)
    probe.subscription?.cancel()
    center.post(name: name, object: nil)
    #expect(probe.values.count == 1)
  }
}
