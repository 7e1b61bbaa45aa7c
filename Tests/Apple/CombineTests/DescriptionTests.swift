import Combine
import Testing

/// What subscribers and subscriptions are called; `print()` shows it.
@Suite struct DescriptionTests {
  private let subject = PassthroughSubject<Int, Never>()

  /// What the downstream of the publisher takes its subscription for.
  private func name<P: Publisher>(_ publisher: P) -> String {
    publisher.probe(.none).subscription.map { "\($0)" } ?? "none"
  }

  @Test("A source's subscription is called after the source") func sources() {
    #expect(name(subject) == "PassthroughSubject")
    #expect(name(CurrentValueSubject<Int, Never>(1)) == "CurrentValueSubject")
    #expect(name(ObservableObjectPublisher()) == "ObservableObjectPublisher")
    #expect(name(Just(1)) == "Just" && name(Optional(1).publisher) == "Optional")
    #expect(name(Result<Int, Oops>.success(1).publisher) == "Once")
    #expect(name(Empty<Int, Never>()) == "Empty")
    #expect(name(Future<Int, Never> { _ in }) == "Future")
  }

  @Test("A sequence's subscription is called after its elements until it ends") func sequences() {
    #expect(name([1, 2].publisher) == "[1, 2]" && name((1...5).publisher) == "1...5")
    let probe = [1].publisher.probe()
    #expect(probe.subscription.map { "\($0)" } == "Sequence")
    let record = Record<Int, Never>(output: [1], completion: .finished).probe()
    #expect(record.subscription.map { "\($0)" } == "Cancelled Events")
  }

  @Test("An operator with a state of its own gives its name to the subscription") func operators() {
    #expect(name(subject.first()) == "First" && name(subject.tryMap { $0 }) == "TryMap")
    #expect(name(subject.collect(2)) == "CollectByCount" && name(subject.dropFirst()) == "Drop")
    #expect(name(subject.merge(with: subject)) == "Merge" && name(subject.flatMap { Just($0) }) == "FlatMap")
    #expect(name(subject.zip(subject, subject)) == "Zip")
    #expect(name(subject.combineLatest(subject, subject)) == "CombineLatest")
    #expect(name(subject.append(1)) == "Concatenate" && name(subject.replaceEmpty(with: 1)) == "ReplaceEmpty")
    #expect(name(subject.share()) == "Multicast" && name(subject.print("", to: Quiet())) == "Print")
  }

  @Test("An operator without a state passes the subscription on as it is") func passing() {
    #expect(
      name(subject.map { $0 }) == "PassthroughSubject" && name(subject.filter { _ in true }) == "PassthroughSubject")
    #expect(name(subject.ignoreOutput()) == "PassthroughSubject")
    #expect(name(subject.first().map(\.description).setFailureType(to: Oops.self)) == "First")
  }

  @Test("A subscription in a stream hides its parts from mirrors and playgrounds") func mirrors() throws {
    let subscription = try #require(subject.first().probe(.none).subscription)
    #expect(Mirror(reflecting: subscription).children.isEmpty)
    let display = try #require(subscription as? any CustomPlaygroundDisplayConvertible)
    #expect(display.playgroundDescription as? String == "First")
  }

  @Test("Subscribers and erased types tell what they are") func subscribers() {
    final class Target { var number = 0 }
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(sink.description == "Sink" && sink.playgroundDescription as? String == "Sink")
    #expect(sink.customMirror.children.isEmpty)
    let assign = Subscribers.Assign(object: Target(), keyPath: \.number)
    #expect(assign.description == "Assign Target." && assign.playgroundDescription as? String == "Assign Target.")
    #expect(assign.customMirror.children.map(\.label) == ["object", "keyPath", "status"])
    let erased = AnyPublisher(subject)
    #expect(erased.description == "AnyPublisher" && erased.playgroundDescription as? String == "AnyPublisher")
    #expect(AnySubscriber<Int, Never>().description == "Anonymous AnySubscriber")
    #expect(AnySubscriber(sink).description == "Sink" && AnySubscriber(subject).description == "Subject")
    #expect(AnySubscriber(sink).playgroundDescription as? String == "Sink")
    #expect(AnySubscriber(sink).customMirror.children.isEmpty)
  }

  private struct Quiet: TextOutputStream {
    mutating func write(_ string: String) {}
  }
}
