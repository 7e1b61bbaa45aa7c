import Combine
import Testing

/// What is known of a publisher's one value stays known through its operators.
@Suite struct JustOperatorTests {
  private let two = Just(2)
  private typealias Some = Optional<Int>.Publisher
  private typealias Fallible<T> = Result<T, any Error>.Publisher

  private func fails(_ value: Int) throws -> Bool { throw Oops() }
  private func fails(_ left: Int, _ right: Int) throws -> Bool { throw Oops() }

  private func noError(_ never: Never) -> Oops {}

  private func expectFailure<T>(_ publisher: Fallible<T>) {
    #expect(throws: Oops()) { try publisher.result.get() }
  }

  @Test("Mapping one value gives one value, an optional or a result") func mapping() throws {
    #expect(two.map { $0 * 2 } == Just(4))
    #expect(try two.tryMap { $0 * 2 }.result.get() == 4)
    expectFailure(two.tryMap(fails))
    #expect(two.compactMap { $0 > 2 ? $0 : nil } == Some(nil))
    #expect(two.mapError(noError) == Result<Int, Oops>.Publisher(2))
    #expect(two.setFailureType(to: Oops.self) == Result<Int, Oops>.Publisher(2))
    #expect(two.replaceError(with: 5) == two && two.replaceEmpty(with: 5) == two && two.retry(5) == two)
  }

  @Test("One value is collected, counted and reduced at once") func reducing() throws {
    #expect(two.collect() == Just([2]))
    #expect(two.count() == Just(1))
    #expect(two.ignoreOutput() == Empty<Int, Never>())
    #expect(two.reduce(3, +) == Result<Int, Never>.Publisher(5))
    #expect(two.scan(3, +) == Result<Int, Never>.Publisher(5))
    #expect(try two.tryReduce(3, +).result.get() == 5)
    #expect(try two.tryScan(3, +).result.get() == 5)
    expectFailure(two.tryReduce(3) { _, _ in throw Oops() })
    expectFailure(two.tryScan(3) { _, _ in throw Oops() })
  }

  @Test("One value is not compared with others, but for an error's sake") func comparing() throws {
    func never(_: Int, _: Int) -> Bool {
      Issue.record("There is nothing to compare the value with.")
      return true
    }
    #expect(two.min() == two && two.max() == two && two.removeDuplicates() == two)
    #expect(two.min(by: never) == two && two.max(by: never) == two && two.removeDuplicates(by: never) == two)
    var pairs: [[Int]] = []
    let same = two.tryRemoveDuplicates {
      pairs.append([$0, $1])
      return true
    }
    #expect(try same.result.get() == 2)
    #expect(pairs == [[2, 2]])
    expectFailure(two.tryRemoveDuplicates(by: fails))
  }

  @Test("One value answers questions at once") func asking() throws {
    #expect(two.contains(2) == Just(true) && two.contains(3) == Just(false))
    #expect(two.contains { $0 > 2 } == Just(false) && two.allSatisfy { $0 > 1 } == Just(true))
    #expect(try two.tryContains { $0 > 1 }.result.get())
    #expect(try !two.tryAllSatisfy { $0 > 2 }.result.get())
    expectFailure(two.tryContains(where: fails))
    expectFailure(two.tryAllSatisfy(fails))
  }

  @Test("One value is chosen or not") func choosing() {
    #expect(two.filter { $0 > 1 } == Some(2) && two.filter { $0 > 2 } == Some(nil))
    #expect(two.first() == two && two.last() == two)
    #expect(two.first { $0 > 1 } == Some(2) && two.last { $0 > 2 } == Some(nil))
    #expect(two.dropFirst() == Some(nil) && two.dropFirst(0) == Some(2))
    #expect(two.drop { $0 > 1 } == Some(nil) && two.prefix { $0 > 1 } == Some(2))
    #expect(two.prefix(0) == Some(nil) && two.prefix(3) == Some(2))
    #expect(two.output(at: 0) == Some(2) && two.output(at: 1) == Some(nil))
    #expect(two.output(in: 0...) == Some(2) && two.output(in: 1..<9) == Some(nil))
    #expect(two.output(in: 0..<0) == Some(2) && two.output(in: -1...1) == Some(nil))
  }

  @Test("Elements before and after one value make a sequence") func joining() {
    #expect(two.prepend(0, 1) == [0, 1, 2].publisher && two.prepend(0...1) == [0, 1, 2].publisher)
    #expect(two.append(3, 4) == [2, 3, 4].publisher && two.append(3...4) == [2, 3, 4].publisher)
  }
}
