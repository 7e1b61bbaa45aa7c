import Combine
import Testing

/// Two operators of a kind, one after the other, are one publisher that works in one step.
@Suite struct JoinedOperatorTests {
  private let numbers = Record<Int, Never>(output: [1, 2, 3, 4], completion: .finished)

  @Test("Maps after a map that may throw join it") func mapping() {
    let first = numbers.tryMap { $0 + 1 }
    let plain: Publishers.TryMap<Record<Int, Never>, Int> = first.map { $0 * 2 }
    #expect(plain.probe().values == [4, 6, 8, 10])
    let throwing: Publishers.TryMap<Record<Int, Never>, Int> = first.tryMap { if $0 > 3 { throw Oops() } else { $0 } }
    #expect(throwing.probe().values == [2, 3] && throwing.probe().hasFailed)
  }

  @Test("Filters join") func filtering() {
    let plain: Publishers.Filter<Record<Int, Never>> = numbers.filter { $0 > 1 }.filter { $0 < 4 }
    #expect(plain.probe().values == [2, 3])
    let late: Publishers.TryFilter<Record<Int, Never>> = numbers.filter { $0 > 2 }.tryFilter { _ in throw Oops() }
    #expect(late.probe().hasFailed)
    let first = numbers.tryFilter { $0 > 1 }
    let after: Publishers.TryFilter<Record<Int, Never>> = first.filter { $0 < 4 }
    #expect(after.probe().values == [2, 3])
    let both: Publishers.TryFilter<Record<Int, Never>> = first.tryFilter { if $0 > 2 { throw Oops() } else { true } }
    #expect(both.probe().values == [2] && both.probe().hasFailed)
  }

  @Test("Compact maps join what comes after them") func compactMapping() {
    let halves = numbers.compactMap { $0 % 2 == 0 ? $0 / 2 : nil }
    let mapped: Publishers.CompactMap<Record<Int, Never>, String> = halves.map { "\($0)" }
    #expect(mapped.probe().values == ["1", "2"])
    let twice: Publishers.CompactMap<Record<Int, Never>, Int> = halves.compactMap { $0 > 1 ? $0 : nil }
    #expect(twice.probe().values == [2])
    let throwing = numbers.tryCompactMap { $0 > 1 ? $0 : nil }
    let joined: Publishers.TryCompactMap<Record<Int, Never>, Int> = throwing.compactMap { $0 > 2 ? $0 : nil }
    #expect(joined.probe().values == [3, 4])
  }
}
