import ChartEngine
import SeededNumbers
import Testing

@Suite struct StackingTests {
  private func pairs(_ values: [Double], _ keys: [String], _ method: StackingMethod) -> [[Double]] {
    Stacking.extents(of: values, at: keys, by: method).map { [$0.start, $0.end] }
  }

  @Test("Values at one place add up in their order, negative ones downwards from zero")
  func standard() {
    #expect(
      pairs([2, 3, -1, 4, -2], ["a", "a", "a", "b", "a"], .standard) == [
        [0, 2], [2, 5], [0, -1], [0, 4], [-1, -3],
      ])
  }

  @Test("A normalized stack is one high")
  func normalized() {
    #expect(pairs([1, 3, 5], ["a", "a", "b"], .normalized) == [[0, 0.25], [0.25, 1], [0, 1]])
    #expect(pairs([0, 0], ["a", "a"], .normalized) == [[0, 0], [0, 0]])
  }

  @Test("A centred stack is as high above zero as below")
  func center() {
    #expect(pairs([2, 4], ["a", "a"], .center) == [[-3, -1], [-1, 3]])
  }

  @Test("Unstacked values begin at zero, and what is no number takes no room")
  func unstacked() {
    #expect(pairs([2, 4], ["a", "a"], .unstacked) == [[0, 2], [0, 4]])
    #expect(pairs([.nan, 4, .infinity, 1], ["a", "a", "a", "a"], .standard) == [[0, 0], [0, 4], [4, 4], [4, 5]])
  }

  @Test("For random values sizes stay, neighbours touch, and the ends are the sums of both signs")
  func random() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let values: [Double] = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        Double.random(in: -9...9, using: &random)
      }
      let extents: [StackedExtent] = Stacking.extents(of: values, at: values.map { _ in 0 }, by: .standard)
      #expect(zip(values, extents).allSatisfy { abs($1.end - $1.start - $0) < 1e-9 })
      let above: Double = values.filter { $0 > 0 }.reduce(0, +)
      let below: Double = values.filter { $0 < 0 }.reduce(0, +)
      #expect(abs(max(0, extents.map(\.end).max() ?? 0) - above) < 1e-9)
      #expect(abs((extents.map(\.end).filter { $0 < 0 }.min() ?? 0) - below) < 1e-9)
      let shares: [StackedExtent] = Stacking.extents(of: values, at: values.map { _ in 0 }, by: .normalized)
      #expect(abs(shares.reduce(0) { $0 + abs($1.end - $1.start) } - 1) < 1e-9)
    }
  }
}
