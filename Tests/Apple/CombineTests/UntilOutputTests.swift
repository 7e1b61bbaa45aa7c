import Combine
import Testing

@Suite struct UntilOutputTests {
  @Test("A prefix ends with the other publisher's first value, and leaves both") func prefix() {
    let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Oops>())
    var cancellations: [String] = []
    let probe = subject.handleEvents(receiveCancel: { cancellations.append("upstream") })
      .prefix(untilOutputFrom: other.handleEvents(receiveCancel: { cancellations.append("other") })).probe()
    subject.send(1)
    other.send()
    subject.send(2)
    #expect(probe.values == [1] && probe.isFinished)
    #expect(cancellations.sorted() == ["other", "upstream"])
  }

  @Test("A prefix goes on when the other publisher ends without a value, or fails") func prefixGoesOn() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.prefix(untilOutputFrom: Fail<Int, Oops>(error: Oops())).probe()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(probe.values == [1] && probe.isFinished)
  }

  @Test("A prefix whose end has come before its start is empty") func emptyPrefix() {
    let probe = [1, 2].publisher.prefix(untilOutputFrom: Just(0)).probe()
    #expect(probe.values.isEmpty && probe.isFinished)
  }

  @Test("Elements before the other publisher's first value are dropped, and count as delivered") func drop() {
    let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let probe = subject.drop(untilOutputFrom: other).probe(.max(3))
    subject.send(1)
    other.send(0)
    [2, 3, 4].forEach(subject.send)
    #expect(probe.values == [2, 3])
    other.send(completion: .finished)
    #expect(probe.completions.isEmpty)
  }

  @Test("Nothing can come when the other publisher ends without a value") func neverOpened() {
    let other = PassthroughSubject<Int, Oops>()
    let probe = PassthroughSubject<Int, Oops>().drop(untilOutputFrom: other).probe()
    other.send(completion: .failure(Oops()))
    #expect(probe.hasFailed)
  }

  @Test("A cancelled stream leaves the other publisher too") func cancelled() {
    let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var isLeft = false
    let probe = subject.prefix(untilOutputFrom: other.handleEvents(receiveCancel: { isLeft = true })).probe()
    probe.subscription?.cancel()
    #expect(isLeft)
    other.send(1)
    #expect(probe.completions.isEmpty)
  }
}
