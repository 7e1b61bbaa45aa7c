import Combine
import Testing

@Suite struct TimeTests {
  @Test("Debouncing sends the last value of a burst") func debounce() {
    let (time, subject) = (VirtualTimeScheduler(), PassthroughSubject<Int, Never>())
    let probe = subject.debounce(for: .milliseconds(100), scheduler: time).probe()
    subject.send(1)
    time.advance(by: 60)
    subject.send(2)
    time.advance(by: 99)
    #expect(probe.values.isEmpty)
    time.advance(by: 1)
    #expect(probe.values == [2])
    subject.send(3)
    time.advance(by: 100)
    #expect(probe.values == [2, 3])
  }

  @Test("Throttling sends one value an interval", arguments: [true, false]) func throttle(latest: Bool) {
    let (time, subject) = (VirtualTimeScheduler(), PassthroughSubject<Int, Never>())
    let probe = subject.throttle(for: .milliseconds(100), scheduler: time, latest: latest).probe()
    subject.send(1)
    time.advance(by: 10)
    subject.send(2)
    subject.send(3)
    #expect(probe.values == [1])
    time.advance(by: 100)
    #expect(probe.values == [1, latest ? 3 : 2])
    time.advance(by: 500)
    subject.send(4)
    time.advance(by: 0)
    #expect(probe.values.last == 4)
  }

  @Test("Delay and receive(on:) keep order, and the completion comes last") func delay() {
    let time = VirtualTimeScheduler()
    let probe = [1, 2].publisher.delay(for: .seconds(1), scheduler: time).receive(on: time).probe()
    time.advance(by: 999)
    #expect(probe.values.isEmpty)
    time.advance(by: 1)
    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
  }

  @Test("A scheduled value does not arrive after cancellation") func cancelDelay() {
    let time = VirtualTimeScheduler()
    let probe = Just(1).receive(on: time).probe()
    probe.subscription?.cancel()
    time.advance(by: 10)
    #expect(probe.values.isEmpty && probe.completions.isEmpty)
  }

  @Test("subscribe(on:) subscribes later") func subscribeOn() {
    let time = VirtualTimeScheduler()
    let probe = Just(1).subscribe(on: time).probe()
    #expect(probe.values.isEmpty)
    time.advance(by: 0)
    #expect(probe.values == [1] && probe.isFinished)
  }

  @Test("A repeated action stops when it is cancelled") func repeating() {
    let time = VirtualTimeScheduler()
    var count = 0
    let clock = time.schedule(after: time.now, interval: .milliseconds(10), tolerance: .milliseconds(0)) { count += 1 }
    time.advance(by: 30)
    #expect(count == 4)
    clock.cancel()
    time.advance(by: 30)
    #expect(count == 4)
  }
}
