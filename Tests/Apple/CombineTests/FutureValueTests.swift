import Combine
import Testing

@Suite struct FutureValueTests {
  @Test("A future's value can be awaited before and after it is there") func value() async throws {
    let early = Future<Int, Never> { $0(.success(1)) }
    #expect(await early.value == 1)
    nonisolated(unsafe) var promise: Future<Int, Never>.Promise?
    let late = Future<Int, Never> { promise = $0 }
    async let value = late.value
    await Task.yield()
    promise?(.success(2))
    #expect(await value == 2)
  }

  @Test("Awaiting a failed future throws its error") func error() async throws {
    let good = Future<Int, Oops> { $0(.success(1)) }
    #expect(try await good.value == 1)
    let bad = Future<Int, Oops> { $0(.failure(Oops())) }
    await #expect(throws: Oops()) { try await bad.value }
  }
}
