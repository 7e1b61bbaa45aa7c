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

  @Test("Elements are collected by time, and by count too") func collectByTime() {
    let (time, subject) = (VirtualTimeScheduler(), PassthroughSubject<Int, Never>())
    let probe = subject.collect(.byTime(time, .milliseconds(100))).probe()
    let counted = subject.collect(.byTimeOrCount(time, .milliseconds(100), 2)).probe(.max(2))
    [1, 2, 3].forEach(subject.send)
    #expect(probe.values.isEmpty)
    #expect(counted.values == [[1, 2]])
    time.advance(by: 100)
    #expect(probe.values == [[1, 2, 3]])
    #expect(counted.values == [[1, 2], [3]])
    time.advance(by: 200)
    subject.send(4)
    subject.send(completion: .finished)
    #expect(probe.values == [[1, 2, 3], [4]] && probe.isFinished)
    #expect(counted.values == [[1, 2], [3]] && counted.isFinished)
    subject.send(5)
    time.advance(by: 100)
    #expect(probe.values.count == 2)
  }

  @Test("A cancelled collection stops its clock") func cancelledCollection() {
    let (time, subject) = (VirtualTimeScheduler(), PassthroughSubject<Int, Never>())
    let probe = subject.collect(.byTime(time, .milliseconds(100))).probe()
    subject.send(1)
    probe.subscription?.cancel()
    time.advance(by: 300)
    #expect(probe.values.isEmpty && probe.completions.isEmpty)
  }
}
