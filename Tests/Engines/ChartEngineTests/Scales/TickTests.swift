import ChartEngine
import SeededNumbers
import Testing

@Suite struct TickTests {
  /// Worked out by the published rule: the power of ten below span / count, times 10, 5 or 2 from √50, √10 and √2 on.
  @Test(
    "Ticks stand at multiples of 1, 2 or 5 times a power of ten",
    arguments: [
      (0.0, 24.0, 5, [0.0, 5, 10, 15, 20]),
      (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
      (0, 100, 5, [0, 20, 40, 60, 80, 100]),
      (0, 7, 5, [0, 1, 2, 3, 4, 5, 6, 7]),
      (0, 13, 5, [0, 2, 4, 6, 8, 10, 12]),
      (0, 0.35, 5, [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35]),
      (-30, 30, 5, [-30, -20, -10, 0, 10, 20, 30]),
      (0, 100, 4, [0, 25, 50, 75, 100]),
      (0, 100, 3, [0, 50, 100]),
      (1_990, 2_024, 5, [1_990, 1_995, 2_000, 2_005, 2_010, 2_015, 2_020]),
      (0, 1_234_567, 5, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000, 1_200_000]),
    ] as [(Double, Double, Int, [Double])])
  func roundNumbers(lower: Double, upper: Double, count: Int, expected: [Double]) {
    #expect(NiceNumbers.ticks(from: lower, to: upper, .init(count: count)) == expected)
  }

  @Test("Three tenths is the number nearest to 0.3, not three times 0.1")
  func exactTenths() {
    #expect(NiceNumbers.ticks(from: 0, to: 0.5, .init(count: 5)) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
  }

  @Test("A least distance takes the next round step that is no shorter")
  func minimumStride() {
    #expect(NiceNumbers.ticks(from: 0, to: 3, .init(count: 10, minimumStride: 1)) == [0, 1, 2, 3])
    #expect(NiceNumbers.ticks(from: 0, to: 12, .init(count: 10, minimumStride: 3)) == [0, 5, 10])
  }

  @Test("A stride that is given is kept")
  func stride() {
    #expect(NiceNumbers.ticks(from: 1, to: 26, .init(stride: 7)) == [7, 14, 21])
    #expect(NiceNumbers.ticks(from: 0, to: 1, .init(stride: 0.25)) == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test("No range, one value and no numbers give no ticks or one")
  func degenerate() {
    #expect(NiceNumbers.ticks(from: 3, to: 3, .init()) == [3])
    #expect(NiceNumbers.ticks(from: 5, to: 1, .init()) == [])
    #expect(NiceNumbers.ticks(from: .nan, to: 1, .init()) == [])
    #expect(NiceNumbers.ticks(from: 0, to: .infinity, .init()) == [])
  }

  @Test("Bounds are widened to multiples of the step of the widened span")
  func roundedBounds() {
    #expect(NiceNumbers.rounded(0.5, 24.3, .init(count: 5)) == (0, 25))
    #expect(NiceNumbers.rounded(0, 15, .init(count: 5)) == (0, 20))
    #expect(NiceNumbers.rounded(-3, 97, .init(count: 5)) == (-20, 100))
    #expect(NiceNumbers.rounded(0, 24.3, .init(count: 5), upperBound: false) == (0, 24.3))
  }

  @Test("For random ranges ticks ascend by one step, lie inside, and number from half to twice as many as asked for")
  func randomRanges() {
    var random = SeededGenerator(seed: 27)
    for _ in 0..<5_000 {
      let size: Double = Double.random(in: -12...12, using: &random)
      let scale: Double = [1, 10, 100, 1_000, 1e6, 1e9, 1e-3, 1e-6].randomElement(using: &random) ?? 1
      let lower: Double = size * scale
      let upper: Double = lower + Double.random(in: 0.01...20, using: &random) * scale
      let count: Int = Int.random(in: 2...12, using: &random)
      let ticks: [Double] = NiceNumbers.ticks(from: lower, to: upper, .init(count: count))
      let slack: Double = (upper - lower) * 1e-9
      #expect(ticks.allSatisfy { $0 >= lower - slack && $0 <= upper + slack })
      #expect(ticks.count >= count / 2 && ticks.count <= count * 2 + 1, "\(lower) \(upper) \(count) \(ticks)")
      let steps: [Double] = zip(ticks, ticks.dropFirst()).map { $1 - $0 }
      if let first = steps.first { #expect(steps.allSatisfy { abs($0 - first) <= first * 1e-6 }) }
      let (low, high): (Double, Double) = NiceNumbers.rounded(lower, upper, .init(count: count))
      #expect(low <= lower + slack && high >= upper - slack)
    }
  }
}
