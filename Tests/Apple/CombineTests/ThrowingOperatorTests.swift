import Combine
import Testing

/// Operators whose closures may throw: as long as they don't they do as the plain ones, else the stream ends with the error.
@Suite struct ThrowingOperatorTests {
  private let numbers = [1, 2, 2, 3].publisher.eraseToAnyPublisher()

  private func fails(_ number: Int) throws -> Bool {
    if number == 2 { throw Oops() }
    return true
  }

  /// Expects values and then the error thrown at the first 2.
  private func expectFailure<P: Publisher>(_ publisher: P, after values: [P.Output] = [])
  where P.Output: Equatable, P.Failure == any Error {
    let probe = publisher.probe()
    #expect(probe.values == values)
    #expect(probe.hasFailed)
    guard case .failure(let error)? = probe.completions.first else { return }
    #expect(error as? Oops == Oops())
  }

  private func expect<P: Publisher>(_ publisher: P, _ values: [P.Output]) where P.Output: Equatable {
    let probe = publisher.probe()
    #expect(probe.values == values)
    #expect(probe.isFinished)
  }

  @Test("Element by element") func steps() {
    expect(numbers.tryFilter { $0 > 1 }, [2, 2, 3])
    expectFailure(numbers.tryFilter(fails), after: [1])
    expect(numbers.tryCompactMap { $0 > 1 ? $0 : nil }, [2, 2, 3])
    expectFailure(numbers.tryCompactMap { try fails($0) ? $0 : nil }, after: [1])
    expect(numbers.tryScan(0) { $0 + $1 }, [1, 3, 5, 8])
    expectFailure(numbers.tryScan(0) { try fails($1) ? $0 + $1 : 0 }, after: [1])
    expect(numbers.tryRemoveDuplicates(by: ==), [1, 2, 3])
    expectFailure(numbers.tryRemoveDuplicates { try fails($1) && $0 == $1 }, after: [1])
    expect(numbers.tryDrop { $0 < 2 }, [2, 2, 3])
    expectFailure(numbers.tryDrop(while: fails))
    expect(numbers.tryPrefix { $0 < 3 }, [1, 2, 2])
    expectFailure(numbers.tryPrefix(while: fails), after: [1])
  }

  @Test("With one result") func results() {
    expect(numbers.tryFirst { $0 > 1 }, [2])
    expectFailure(numbers.tryFirst { try !fails($0) })
    expect(numbers.tryLast { $0 < 3 }, [2])
    expectFailure(numbers.tryLast(where: fails))
    expect(numbers.tryContains { $0 > 2 }, [true])
    expectFailure(numbers.tryContains { try !fails($0) })
    expect(numbers.tryAllSatisfy { $0 > 1 }, [false])
    expectFailure(numbers.tryAllSatisfy(fails))
    expect(numbers.tryReduce(0) { $0 + $1 }, [8])
    expectFailure(numbers.tryReduce(0) { try fails($1) ? $0 + $1 : 0 })
    expectFailure(numbers.tryMax { try fails($1) && $0 < $1 })
  }

  @Test("In place of an error") func replacing() {
    let failing = numbers.tryMap { try fails($0) ? $0 : 0 }
    expect(failing.tryCatch { _ in Just(9) }, [1, 9])
    expectFailure(failing.tryCatch { throw $0 } as Publishers.TryCatch<_, Just<Int>>, after: [1])
    let renamed = failing.mapError { _ in Oops() }.probe()
    #expect(renamed.values == [1] && renamed.hasFailed)
  }
}
