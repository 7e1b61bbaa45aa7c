import Combine
import Testing

private class Base: ObservableObject {
  @Published var name = "a"
}

private final class Derived: Base {
  var plain = 0
  @Published var count = 0
}

private final class Bare: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}

@Suite struct PublishedTests {
  @Test("objectWillChange fires before the change, for superclasses' properties too") func willChange() {
    let object = Derived()
    var seen: [String] = []
    let subscription = object.objectWillChange.sink { seen.append("\(object.name)\(object.count)") }
    object.name = "b"
    object.count = 1
    object.plain = 5
    #expect(seen == ["a0", "b0"])
    #expect(object.objectWillChange === object.objectWillChange)
    subscription.cancel()
  }

  @Test("The projected publisher sends the current value and each new one before it is held") func projection() {
    let object = Derived()
    var seen: [[Int]] = []
    let subscription = object.$count.sink { seen.append([$0, object.count]) }
    object.count = 1
    object.count += 1
    #expect(seen == [[0, 0], [1, 0], [2, 1]])
    subscription.cancel()
  }

  @Test("A class without published properties keeps one publisher") func bare() {
    let objects = (0..<200).map { _ in Bare() }
    var count = 0
    let subscriptions = objects.map { $0.objectWillChange.sink { count += 1 } }
    objects.forEach { $0.value = 1 }
    #expect(count == 200)
    #expect(subscriptions.count == 200)
  }

  @Test("assign(to:) feeds a published property as long as it lives") func assign() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weak: Derived?
    do {
      let object = Derived()
      weak = object
      subject.assign(to: &object.$count)
      subject.send(7)
      #expect(object.count == 7)
    }
    #expect(weak == nil)
    subject.send(8)
  }

  @Test("A subscriber that comes during a change gets the new value as well") func lateSubscriber() {
    let object = Derived()
    var seen: [Int] = []
    var late: AnyCancellable?
    let first = object.$count.dropFirst().sink { _ in
      if late == nil { late = object.$count.sink { seen.append($0) } }
    }
    object.count = 1
    #expect(seen == [0, 1])
    first.cancel()
  }
}
