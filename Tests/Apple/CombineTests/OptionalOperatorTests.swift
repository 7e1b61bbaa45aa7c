import Combine
import Testing

/// What is known of a value, or the lack of one, stays known through the operators.
@Suite struct OptionalOperatorTests {
  private typealias Some<T> = Optional<T>.Publisher
  private let two = Some<Int>(2)
  private let none = Some<Int>(nil)

  @Test("A value is mapped, and none stays none") func mapping() {
    #expect(two.map { $0 * 2 } == Some(4) && none.map { $0 * 2 } == none)
    #expect(two.compactMap { $0 > 2 ? $0 : nil } == none)
    #expect(two.replaceError(with: 5) == two && two.retry(5) == two)
    #expect(two.replaceEmpty(with: 5) == Just(2) && none.replaceEmpty(with: 5) == Just(5))
  }

  @Test("None is collected as an empty array and otherwise gives no result") func reducing() {
    #expect(two.collect() == Some([2]) && none.collect() == Some([]))
    #expect(two.count() == Some(1) && none.count() == none)
    #expect(two.reduce(3, +) == Some(5) && none.reduce(3, +) == none)
    #expect(two.scan(3, +) == Some(5) && none.scan(3, +) == none)
    #expect(two.ignoreOutput() == Empty<Int, Never>())
  }

  @Test("A value is not compared with others") func comparing() {
    func never(_: Int, _: Int) -> Bool {
      Issue.record("There is nothing to compare the value with.")
      return true
    }
    #expect(two.min() == two && two.max() == two && two.removeDuplicates() == two)
    #expect(two.min(by: never) == two && two.max(by: never) == two && two.removeDuplicates(by: never) == two)
  }

  @Test("A value answers questions, none does not") func asking() {
    #expect(two.contains(2) == Some(true) && none.contains(2) == Some<Bool>(nil))
    #expect(two.contains { $0 > 2 } == Some(false) && two.allSatisfy { $0 > 1 } == Some(true))
    #expect(none.allSatisfy { _ in true } == Some<Bool>(nil))
  }

  @Test("A value is chosen or not") func choosing() async {
    #expect(two.filter { $0 > 1 } == two && two.filter { $0 > 2 } == none)
    #expect(two.first() == two && two.last() == two)
    #expect(two.first { $0 > 1 } == two && two.last { $0 > 2 } == none)
    #expect(two.dropFirst() == none && two.dropFirst(0) == two)
    #expect(two.drop { $0 > 1 } == none && two.prefix { $0 > 1 } == two)
    #expect(two.prefix(0) == none && two.prefix(3) == two)
    #expect(two.output(at: 0) == two && two.output(at: 1) == none)
    #expect(two.output(in: ..<1) == two && two.output(in: 1...) == none)
    await #expect(processExitsWith: .failure) { _ = Optional(2).publisher.output(at: -1) }
    await #expect(processExitsWith: .failure) { _ = Optional(2).publisher.prefix(-1) }
    await #expect(processExitsWith: .failure) { _ = Optional(2).publisher.dropFirst(-1) }
  }
}
