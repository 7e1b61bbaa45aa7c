import ChartEngine
import Foundation
import SeededNumbers
import Testing

@Suite struct NumberScaleTests {
  @Test("A linear scale lays its domain out evenly")
  func linear() {
    let scale = NumberScale(lower: 10, upper: 20)
    #expect(scale.fraction(of: 10) == 0)
    #expect(scale.fraction(of: 15) == 0.5)
    #expect(scale.fraction(of: 25) == 1.5)
    #expect(scale.value(at: 0.25) == 12.5)
    #expect(NumberScale(lower: 10, upper: 20, isReversed: true).fraction(of: 10) == 1)
  }

  @Test("A logarithmic scale gives each decade the same length and no place to zero or the other sign")
  func logarithmic() {
    let scale = NumberScale(lower: 1, upper: 1_000, curve: .log)
    #expect(abs((scale.fraction(of: 10) ?? 0) - 1 / 3.0) < 1e-12)
    #expect(scale.fraction(of: 0) == nil)
    #expect(scale.fraction(of: -10) == nil)
    #expect(abs(scale.value(at: 2 / 3.0) - 100) < 1e-9)
    let negative = NumberScale(lower: -1_000, upper: -1, curve: .log)
    #expect(abs((negative.fraction(of: -10) ?? 0) - 2 / 3.0) < 1e-12)
    #expect(abs(negative.value(at: 0) + 1_000) < 1e-9)
  }

  @Test("A logarithmic domain that holds zero keeps to one side of it")
  func logarithmicAcrossZero() {
    let scale = NumberScale(lower: 0, upper: 1_000, curve: .log)
    #expect(scale.lower == 1 && scale.upper == 1_000)
    #expect(NumberScale(lower: -100, upper: 10, curve: .log).upper < 0)
  }

  @Test(
    "Ticks of a logarithmic scale are powers of ten, with multiples where these are few",
    arguments: [
      (1.0, 1_000.0, [1.0, 10, 100, 1_000]), (1, 100, [1, 10, 100]), (1, 30, [1, 3, 10, 30]),
      (2, 8, [2, 3, 4, 5, 6, 7, 8]), (1, 1e12, [1, 100, 1e4, 1e6, 1e8, 1e10, 1e12]),
    ] as [(Double, Double, [Double])])
  func logarithmicTicks(lower: Double, upper: Double, expected: [Double]) {
    let ticks: [Double] = NumberScale(lower: lower, upper: upper, curve: .log).ticks(.init(count: 5))
    #expect(zip(ticks, expected).allSatisfy { abs($0 - $1) < $1 * 1e-9 } && ticks.count == expected.count, "\(ticks)")
  }

  @Test("Square root, power and symmetric logarithm keep the sign and their middle")
  func otherCurves() {
    #expect(NumberScale(lower: 0, upper: 100, curve: .squareRoot).fraction(of: 25) == 0.5)
    #expect(NumberScale(lower: 0, upper: 10, curve: .power(exponent: 2)).fraction(of: 5) == 0.25)
    #expect(NumberScale(lower: -100, upper: 100, curve: .symmetricLog(slope: 1)).fraction(of: 0) == 0.5)
    let scale = NumberScale(lower: 0, upper: exp(2) - 1, curve: .symmetricLog(slope: 1))
    #expect(abs((scale.fraction(of: exp(1) - 1) ?? 0) - 0.5) < 1e-12)
  }

  @Test("A domain without length is widened; one without numbers is 0 to 1")
  func degenerate() {
    #expect(NumberScale(lower: 8, upper: 8).fraction(of: 8) == 0.5)
    #expect(NumberScale(lower: 0, upper: 0).fraction(of: 0) == 0)
    #expect(NumberScale(lower: .nan, upper: 4).upper == 1)
    #expect(NumberScale(lower: 0, upper: .infinity).fraction(of: 0.5) == 0.5)
    let huge = NumberScale(lower: -.greatestFiniteMagnitude, upper: .greatestFiniteMagnitude)
    #expect(huge.fraction(of: 0) == 0.5)
  }

  @Test("For random scales the value at a value's place is the value")
  func inverse() {
    var random = SeededGenerator(seed: 3)
    let curves: [ScaleCurve] = [.linear, .log, .squareRoot, .power(exponent: 3), .symmetricLog(slope: 2)]
    for _ in 0..<5_000 {
      let curve: ScaleCurve = curves.randomElement(using: &random) ?? .linear
      let lower: Double =
        curve == .log ? Double.random(in: 0.01...10, using: &random) : Double.random(in: -50...50, using: &random)
      let upper: Double = lower + Double.random(in: 0.1...1_000, using: &random)
      let scale = NumberScale(lower: lower, upper: upper, curve: curve, isReversed: random.chance(50))
      let value: Double = Double.random(in: lower...upper, using: &random)
      let place: Double = scale.fraction(of: value) ?? .nan
      #expect(place >= -1e-9 && place <= 1 + 1e-9)
      #expect(abs(scale.value(at: place) - value) < 1e-6 * max(1, abs(value)), "\(scale) \(value)")
    }
  }
}
