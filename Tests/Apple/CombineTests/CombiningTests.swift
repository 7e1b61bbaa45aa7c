import Combine
import Testing

@Suite struct CombiningTests {
  private typealias Subject = PassthroughSubject<Int, Never>

  /// Sends the numbers through eight subjects in turn; what is merged of the first `count` is the numbers of those.
  private func checkMerge<P: Publisher>(_ count: Int, _ subjects: [Subject], _ merged: P)
  where P.Output == Int, P.Failure == Never {
    let probe = merged.probe()
    for (number, subject) in subjects.enumerated() { subject.send(number) }
    #expect(probe.values == Array(0..<count))
    for subject in subjects.prefix(count) {
      #expect(probe.completions.isEmpty)
      subject.send(completion: .finished)
    }
    #expect(probe.isFinished)
  }

  @Test("Two to eight publishers merge, and end with the last of them") func merging() {
    func subjects() -> [Subject] { (0..<8).map { _ in Subject() } }
    var s = subjects()
    checkMerge(2, s, s[0].merge(with: s[1].map { $0 }))
    s = subjects()
    checkMerge(2, s, s[0].merge(with: s[1]))
    s = subjects()
    checkMerge(3, s, s[0].merge(with: s[1], s[2]))
    s = subjects()
    checkMerge(4, s, s[0].merge(with: s[1], s[2], s[3]))
    s = subjects()
    checkMerge(5, s, s[0].merge(with: s[1], s[2], s[3], s[4]))
    s = subjects()
    checkMerge(6, s, s[0].merge(with: s[1], s[2], s[3], s[4], s[5]))
    s = subjects()
    checkMerge(7, s, s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]))
    s = subjects()
    checkMerge(8, s, s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]))
    s = subjects()
    checkMerge(8, s, Publishers.MergeMany(s))
  }

  @Test("Zipping three or four takes one of each, and ends with the shortest") func zipping() {
    func sum(_ x: Int, _ y: Int, _ z: Int) -> Int { x + y + z }
    func sum(_ x: Int, _ y: Int, _ z: Int, _ w: Int) -> Int { x + y + z + w }
    let (a, b, c, d) = ([1, 2, 3].publisher, [10, 20].publisher, [100, 200, 300].publisher, [1000, 2000].publisher)
    #expect(a.zip(b, +).probe().values == [11, 22])
    #expect(a.zip(b, c).map { sum($0, $1, $2) }.probe().values == [111, 222])
    #expect(a.zip(b, c) { sum($0, $1, $2) }.probe().values == [111, 222])
    #expect(a.zip(b, c, d).map { sum($0, $1, $2, $3) }.probe().values == [1111, 2222])
    let probe = a.zip(b, c, d) { sum($0, $1, $2, $3) }.probe()
    #expect(probe.values == [1111, 2222] && probe.isFinished)
  }

  @Test("The latest of two to four are put together whenever one changes") func latest() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
    let (c, d) = (CurrentValueSubject<Int, Never>(100), CurrentValueSubject<Int, Never>(1000))
    let probes: [Probe<Int, Never>] = [
      a.combineLatest(b).map { $0 + $1 }.probe(),
      a.combineLatest(b, +).probe(),
      a.combineLatest(b, c) { (x: Int, y: Int, z: Int) -> Int in x + y + z }.probe(),
      a.combineLatest(b, c, d).map { (x: Int, y: Int, z: Int, w: Int) -> Int in x + y + z + w }.probe(),
      a.combineLatest(b, c, d) { (x: Int, y: Int, z: Int, w: Int) -> Int in x + y + z + w }.probe(),
    ]
    b.value = 20
    #expect(probes.map(\.values) == [[11, 21], [11, 21], [111, 121], [1111, 1121], [1111, 1121]])
    for subject in [a, b, c, d] { subject.send(completion: .finished) }
    #expect(probes.allSatisfy { $0.isFinished })
  }

  @Test("A combined publisher names its parts, and equals one that combines equal parts") func equality() {
    let (a, b) = (Just(1), Just(2))
    #expect(Publishers.Merge(a, b).a == a && Publishers.Merge3(a, b, a).c == a)
    #expect(Publishers.CombineLatest(a, b) == Publishers.CombineLatest(a, b))
    #expect(Publishers.CombineLatest3(a, b, a) == Publishers.CombineLatest3(a, b, a))
    #expect(Publishers.CombineLatest4(a, b, a, b) != Publishers.CombineLatest4(a, b, a, a))
    #expect(Publishers.Zip(a, b) != Publishers.Zip(b, a))
    #expect(Publishers.Zip3(a, b, a) == Publishers.Zip3(a, b, a))
    #expect(Publishers.Zip4(a, b, a, b) == Publishers.Zip4(a, b, a, b))
  }

  @Test("A publisher of each element may fail, or not, as its upstream may") func flatMapping() {
    let plain = [1, 2].publisher
    let failing = plain.eraseToAnyPublisher().setFailureType(to: Oops.self)
    #expect(plain.flatMap { Just($0 * 2) }.probe().values == [2, 4])
    #expect(failing.flatMap { Just($0 * 2) }.probe().values == [2, 4])
    #expect(plain.flatMap { _ in Fail<Int, Oops>(error: Oops()) }.probe().hasFailed)
    #expect(failing.flatMap { Result<Int, Oops>.success($0 * 2).publisher }.probe().values == [2, 4])
  }

  @Test("The latest publisher may fail, or not, as the publisher of publishers may") func switching() {
    let plain = Just(Just(1))
    #expect(plain.switchToLatest().probe().values == [1])
    #expect(plain.eraseToAnyPublisher().setFailureType(to: Oops.self).switchToLatest().probe().values == [1])
    #expect(Just(Fail<Int, Oops>(error: Oops())).switchToLatest().probe().hasFailed)
    let both = Just(Fail<Int, Oops>(error: Oops())).setFailureType(to: Oops.self)
    #expect(both.switchToLatest().probe().hasFailed)
  }

  @Test("Elements, sequences and publishers go before and after") func concatenation() {
    let middle = Just(5).eraseToAnyPublisher()
    #expect(middle.prepend([3, 4]).append([6, 7]).probe().values == [3, 4, 5, 6, 7])
    #expect(middle.prepend(Just(4)).append(Just(6)).probe().values == [4, 5, 6])
    #expect(Publishers.Concatenate(prefix: Just(5), suffix: Just(6)).suffix == Just(6))
  }

  /// Connects any publisher that can be.
  private func connect<C: ConnectablePublisher>(_ publisher: C) -> any Cancellable { publisher.connect() }

  @Test("Many subscribers share one run once it is connected") func multicasting() {
    let upstream = [1, 2].publisher
    let shared = upstream.multicast { PassthroughSubject() }
    let connectable = upstream.makeConnectable()
    let subject = CurrentValueSubject<Int, Never>(0)
    let current = upstream.multicast(subject: subject)
    let probes = [shared.probe(), shared.probe(), connectable.probe(), current.probe()]
    #expect(probes.map(\.values) == [[], [], [], [0]])
    let connections: [any Cancellable] = [connect(shared), connectable.connect(), current.connect()]
    #expect(probes.map(\.values) == [[1, 2], [1, 2], [1, 2], [0, 1, 2]])
    #expect(probes.allSatisfy { $0.isFinished })
    connections.forEach { $0.cancel() }
    shared.connect().cancel()
  }
}
