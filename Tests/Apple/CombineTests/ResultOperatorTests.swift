import Combine
import Testing

/// What is known of a value or an error stays known through the operators.
@Suite struct ResultOperatorTests {
  private typealias Known<T> = Result<T, Oops>.Publisher
  private struct Other: Error, Equatable {}
  private let two = Known<Int>(2)
  private let failed = Known<Int>(Oops())

  private func fails(_ value: Int) throws -> Bool { throw Other() }
  private func fails(_ left: Int, _ right: Int) throws -> Bool { throw Other() }

  /// Expects the error that the closure throws, and the first one where there is one already.
  private func expectFailures<T>(_ operation: (Known<Int>) -> Result<T, any Error>.Publisher) {
    #expect(throws: Other()) { try operation(two).result.get() }
    #expect(throws: Oops()) { try operation(failed).result.get() }
  }

  @Test("A value is mapped, and an error passes") func mapping() throws {
    #expect(two.map { $0 * 2 } == Known(4) && failed.map { $0 * 2 } == failed)
    #expect(try two.tryMap { $0 * 2 }.result.get() == 4)
    expectFailures { $0.tryMap(fails) }
    #expect(failed.mapError { _ in Other() } == Result<Int, Other>.Publisher(Other()))
    #expect(failed.replaceError(with: 5) == Result<Int, Never>.Publisher(5))
    #expect(failed.replaceEmpty(with: 5) == failed && failed.retry(5) == failed)
    #expect(Result<Int, Never>.Publisher(2).setFailureType(to: Oops.self) == two)
  }

  @Test("A value is collected, counted and reduced at once") func reducing() throws {
    #expect(two.collect() == Known([2]) && failed.collect() == Known<[Int]>(Oops()))
    #expect(two.count() == Known(1) && two.ignoreOutput() == Empty<Int, Oops>())
    #expect(two.reduce(3, +) == Known(5) && failed.scan(3, +) == failed && two.scan(3, +) == Known(5))
    #expect(try two.tryReduce(3, +).result.get() == 5)
    #expect(try two.tryScan(3, +).result.get() == 5)
    expectFailures { $0.tryReduce(3) { _, _ in throw Other() } }
    expectFailures { $0.tryScan(3) { _, _ in throw Other() } }
  }

  @Test("A value is not compared with others, but for an error's sake") func comparing() throws {
    func never(_: Int, _: Int) -> Bool {
      Issue.record("There is nothing to compare the value with.")
      return true
    }
    #expect(two.min() == two && two.max() == two && two.removeDuplicates() == two)
    #expect(two.min(by: never) == two && two.max(by: never) == two && two.removeDuplicates(by: never) == two)
    #expect(try two.tryMin(by: <).result.get() == 2)
    #expect(try two.tryMax(by: <).result.get() == 2)
    #expect(try two.tryRemoveDuplicates(by: ==).result.get() == 2)
    expectFailures { $0.tryMin(by: fails) }
    expectFailures { $0.tryMax(by: fails) }
    expectFailures { $0.tryRemoveDuplicates(by: fails) }
  }

  @Test("A value answers questions, an error does not") func asking() throws {
    #expect(two.contains(2) == Known(true) && failed.contains(2) == Known<Bool>(Oops()))
    #expect(two.contains { $0 > 2 } == Known(false) && two.allSatisfy { $0 > 1 } == Known(true))
    #expect(try two.tryContains { $0 > 1 }.result.get())
    #expect(try !two.tryAllSatisfy { $0 > 2 }.result.get())
    expectFailures { $0.tryContains(where: fails) }
    expectFailures { $0.tryAllSatisfy(fails) }
    #expect(two.first() == two && two.last() == two)
  }
}
