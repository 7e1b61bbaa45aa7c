import Combine
import Testing

@Suite struct TimeoutTests {
  @Test("A stream ends when nothing has come for too long; each value gives it the time anew") func finishes() {
    let (time, subject) = (VirtualTimeScheduler(), PassthroughSubject<Int, Never>())
    let probe = subject.timeout(.milliseconds(100), scheduler: time).probe()
    time.advance(by: 90)
    subject.send(1)
    time.advance(by: 99)
    #expect(probe.values == [1] && probe.completions.isEmpty)
    time.advance(by: 1)
    #expect(probe.isFinished)
    subject.send(2)
    time.advance(by: 1)
    #expect(probe.values == [1])
  }

  @Test("A timeout may be an error, and cancels the upstream") func fails() {
    let (time, subject) = (VirtualTimeScheduler(), PassthroughSubject<Int, Oops>())
    var isCancelled = false
    let probe = subject.handleEvents(receiveCancel: { isCancelled = true })
      .timeout(.seconds(1), scheduler: time, customError: Oops.init).probe()
    time.advance(by: 1000)
    #expect(probe.hasFailed && isCancelled)
  }

  @Test("A stream that ends in time does not time out") func inTime() {
    let time = VirtualTimeScheduler()
    let probe = Just(1).timeout(.seconds(1), scheduler: time, customError: nil).probe()
    time.advance(by: 5000)
    #expect(probe.values == [1] && probe.isFinished)
  }

  @Test("The interval between elements is measured, the first from the subscription") func interval() {
    let (time, subject) = (VirtualTimeScheduler(), PassthroughSubject<Int, Never>())
    let probe = subject.measureInterval(using: time).map(\.magnitude).probe()
    time.advance(by: 30)
    subject.send(1)
    time.advance(by: 50)
    subject.send(2)
    #expect(probe.values == [30, 50])
  }
}
