import Combine
import Testing

/// What is known of elements stays known through the operators.
@Suite struct SequenceOperatorTests {
  private let numbers = [3, 1, 1, 2].publisher
  /// Elements of which nothing is known but their order.
  private let stream = stride(from: 3, to: 0, by: -1).publisher
  private typealias Some = Optional<Int>.Publisher
  private typealias Known<T> = Result<T, Never>.Publisher

  @Test("Elements are changed and left out at once") func elements() {
    #expect(numbers.map { $0 * 2 } == [6, 2, 2, 4].publisher)
    #expect(numbers.compactMap { $0 > 1 ? $0 : nil } == [3, 2].publisher)
    #expect(numbers.filter { $0 > 1 } == [3, 2].publisher)
    #expect(numbers.scan(0, +) == [3, 4, 5, 7].publisher)
    #expect([1, nil].publisher.replaceNil(with: 7) == [1, 7].publisher)
    #expect(numbers.removeDuplicates() == [3, 1, 2].publisher)
    #expect(numbers.prefix { $0 > 2 } == [3].publisher)
    #expect(Array(numbers.prefix(2).sequence) == [3, 1])
    #expect(Array(numbers.dropFirst(2).sequence) == [1, 2])
    #expect(Array(numbers.drop { $0 != 1 }.sequence) == [1, 1, 2])
    #expect(numbers.ignoreOutput() == Empty<Int, Never>())
    #expect(numbers.setFailureType(to: Oops.self) == Publishers.Sequence<[Int], Oops>(sequence: [3, 1, 1, 2]))
  }

  @Test("Elements are reduced and asked at once") func reducing() throws {
    #expect(numbers.collect() == Known([3, 1, 1, 2]))
    #expect(numbers.reduce(1, +) == Known(8))
    #expect(try numbers.tryReduce(1, +).result.get() == 8)
    #expect(numbers.contains(2) == Known(true) && numbers.contains { $0 > 3 } == Known(false))
    #expect(numbers.allSatisfy { $0 > 0 } == Known(true))
    #expect(try numbers.tryContains { $0 > 2 }.result.get())
    #expect(try !numbers.tryAllSatisfy { $0 > 1 }.result.get())
    #expect(throws: Oops()) { try numbers.tryReduce(0) { _, _ in throw Oops() }.result.get() }
    #expect(throws: Oops()) { try numbers.tryContains { _ in throw Oops() }.result.get() }
    #expect(throws: Oops()) { try numbers.tryAllSatisfy { _ in throw Oops() }.result.get() }
  }

  @Test("One of the elements is chosen at once") func choosing() {
    #expect(stream.min() == Some(1) && stream.max() == Some(3))
    #expect(stream.min(by: >) == Some(3) && stream.max(by: >) == Some(1))
    #expect(stream.first { $0 < 3 } == Some(2))
    #expect(numbers.first() == Some(3) && numbers.last() == Some(2) && numbers.last { $0 > 2 } == Some(3))
    #expect([Int]().publisher.first() == Some(nil))
  }

  @Test("Elements are counted and taken by their indices") func indices() {
    let failing = numbers.setFailureType(to: Oops.self)
    #expect(numbers.count() == Just(4) && failing.count() == Result<Int, Oops>.Publisher(4))
    #expect(numbers.output(at: 0) == Some(3) && numbers.output(at: 9) == Some(nil))
    #expect(numbers.output(in: 1..<3) == [1, 1].publisher)
    let set = Set([5]).publisher
    #expect(set.count() == Just(1) && set.setFailureType(to: Oops.self).count() == Result<Int, Oops>.Publisher(1))
    #expect(set.output(at: set.sequence.startIndex) == Some(5))
    #expect(set.output(in: set.sequence.startIndex..<set.sequence.endIndex) == [5].publisher)
  }

  @Test("Elements before and after others make one sequence of them") func joining() {
    let two = [2].publisher
    #expect(two.prepend(0, 1) == [0, 1, 2].publisher && two.prepend(0...1) == [0, 1, 2].publisher)
    #expect(two.append(3, 4) == [2, 3, 4].publisher && two.append(3...4) == [2, 3, 4].publisher)
    #expect(two.prepend([1].publisher) == [1, 2].publisher && two.append([3].publisher) == [2, 3].publisher)
  }
}
