import Combine
import Testing

@Suite struct BufferTests {
  @Test("A buffer keeps what nobody asked for, and the completion comes after it") func keeps() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).probe(.none)
    (1...5).forEach(subject.send)
    subject.send(completion: .finished)
    #expect(probe.values.isEmpty && probe.completions.isEmpty)
    probe.subscription?.request(.max(2))
    #expect(probe.values == [1, 2] && probe.completions.isEmpty)
    probe.subscription?.request(.max(2))
    #expect(probe.values == [1, 2, 3] && probe.isFinished)
  }

  @Test("A full buffer may let the oldest go, or fail") func full() {
    let subject = PassthroughSubject<Int, Oops>()
    let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).probe(.none)
    let failing = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError(Oops.init)).probe(.none)
    (1...4).forEach(subject.send)
    newest.subscription?.request(.unlimited)
    #expect(newest.values == [3, 4])
    #expect(failing.completions.isEmpty && failing.values.isEmpty)
    failing.subscription?.request(.max(2))
    #expect(failing.values == [1, 2] && failing.hasFailed)
  }

  @Test("A buffer that is kept full asks for as much as it holds, then for as much as leaves") func keepFull() {
    var requests: [Subscribers.Demand] = []
    let probe = (1...9).publisher.handleEvents(receiveRequest: { requests.append($0) })
      .buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).probe(.none)
    #expect(requests == [.max(3)])
    probe.subscription?.request(.max(2))
    #expect(probe.values == [1, 2])
    #expect(requests == [.max(3), .max(2)])
    probe.subscription?.request(.unlimited)
    #expect(probe.values == Array(1...9) && probe.isFinished)
  }

  @Test("A finished buffer that is empty ends once it is asked for more") func endsOnDemand() {
    let empty = Empty<Int, Never>().buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest).probe(.none)
    #expect(empty.completions.isEmpty)
    empty.subscription?.request(.max(1))
    #expect(empty.isFinished)
  }

  @Test("An error overtakes what waits; a cancelled buffer is silent") func ends() {
    let subject = PassthroughSubject<Int, Oops>()
    let probe = subject.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).probe(.none)
    let cancelled = subject.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).probe(.none)
    subject.send(1)
    cancelled.subscription?.cancel()
    cancelled.subscription?.request(.unlimited)
    subject.send(completion: .failure(Oops()))
    probe.subscription?.request(.unlimited)
    #expect(probe.hasFailed && probe.values.isEmpty)
    #expect(cancelled.values.isEmpty && cancelled.completions.isEmpty)
  }
}
