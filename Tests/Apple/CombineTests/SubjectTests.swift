import Combine
import Dispatch
import Synchronization
import Testing

@Suite struct SubjectTests {
  @Test("A value that nobody asked for is dropped") func demand() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe(.max(2))
    (1...4).forEach(subject.send)
    #expect(probe.values == [1, 2])
    probe.subscription?.request(.max(1))
    subject.send(5)
    subject.send(6)
    #expect(probe.values == [1, 2, 5])
  }

  @Test("A current value is made up for at the next request") func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let probe = subject.probe(.max(1))
    subject.send(1)
    subject.value = 2
    #expect(probe.values == [0])
    probe.subscription?.request(.max(2))
    #expect(probe.values == [0, 2])
    subject.send(3)
    #expect(probe.values == [0, 2, 3])
  }

  @Test("Only the first completion counts and latecomers get it") func completion() {
    let subject = CurrentValueSubject<Int, Oops>(0)
    let probe = subject.probe()
    subject.send(completion: .failure(Oops()))
    subject.send(completion: .finished)
    subject.send(1)
    #expect(probe.values == [0])
    #expect(probe.hasFailed)
    #expect(subject.value == 0)
    #expect(subject.probe().hasFailed)
  }

  @Test("Subscribers may cancel, subscribe and send from within a delivery") func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var inner: AnyCancellable?
    let outer = subject.sink { value in
      log.append("outer \(value)")
      if value == 1 {
        inner = subject.sink { log.append("inner \($0)") }
        subject.send(2)
      } else {
        inner?.cancel()
      }
    }
    subject.send(1)
    subject.send(3)
    #expect(log == ["outer 1", "outer 2", "outer 3"])
    outer.cancel()
  }

  @Test("Deliveries from many threads do not overlap and none is lost") func threads() {
    let subject = PassthroughSubject<Int, Never>()
    let isBusy = Atomic(false)
    let overlaps = Atomic(0)
    var sum = 0
    let subscription = subject.sink { value in
      if isBusy.exchange(true, ordering: .acquiring) { overlaps.add(1, ordering: .relaxed) }
      sum += value
      isBusy.store(false, ordering: .releasing)
    }
    DispatchQueue.concurrentPerform(iterations: 1000) { subject.send($0) }
    #expect(overlaps.load(ordering: .relaxed) == 0)
    #expect(sum == 499_500)
    subscription.cancel()
  }

  @Test("Subscribing and cancelling from many threads leaves nobody behind") func churn() {
    let subject = PassthroughSubject<Int, Never>()
    let count = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 500) { index in
      let subscription = subject.sink { _ in count.add(1, ordering: .relaxed) }
      subject.send(index)
      subscription.cancel()
    }
    let before = count.load(ordering: .relaxed)
    #expect(before >= 500)
    subject.send(0)
    #expect(count.load(ordering: .relaxed) == before)
  }

  @Test("A cancellable cancels when its last reference goes, once") func cancelOnDeinit() {
    var count = 0
    var set: Set<AnyCancellable> = []
    AnyCancellable { count += 1 }.store(in: &set)
    #expect(count == 0)
    set.first?.cancel()
    set = []
    #expect(count == 1)
  }

  @Test("A cancelled sink lets go of what its closures captured") func release() {
    final class Token {}
    weak var weak: Token?
    let subject = PassthroughSubject<Int, Never>()
    let subscription: AnyCancellable
    do {
      let token = Token()
      weak = token
      subscription = subject.sink { _ in _ = token }
    }
    #expect(weak != nil)
    subscription.cancel()
    #expect(weak == nil)
  }
}
