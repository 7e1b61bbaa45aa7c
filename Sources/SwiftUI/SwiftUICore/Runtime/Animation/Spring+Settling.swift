import CoreGraphics

extension Spring {
  /// The time after which a spring with a target of 1 stays within a thousandth of it, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// The time after which the spring stays within `epsilon` of its target; infinite without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let distance: Double = target.magnitudeSquared.squareRoot()
    let speed: Double = initialVelocity.magnitudeSquared.squareRoot()
    guard epsilon > 0, distance.isFinite, speed.isFinite else { return 0 }
    guard distance > 0 || speed > 0 else { return 0 }
    guard dampingRatio > 0 else { return .infinity }
    let w: Double = 2 * .pi / response
    if dampingRatio > 1 {
      let root: Double = w * (dampingRatio * dampingRatio - 1).squareRoot()
      let slow: Double = -dampingRatio * w + root
      let fast: Double = -dampingRatio * w - root
      let slowPart: Double = (speed - fast * distance) / (slow - fast)
      return Self.lastTime(above: epsilon, from: 0) { slowPart * exp(slow * $0) }
    }
    // |y| <= e^(-at) (|y0| + |v0 + a y0| t), and below critical damping also e^(-at) times the amplitude.
    let a: Double = dampingRatio * w
    let growth: Double = speed + a * distance
    let d: Double = w * max(0, 1 - dampingRatio * dampingRatio).squareRoot()
    let amplitude: Double = d > 0 ? (distance * distance + (growth / d) * (growth / d)).squareRoot() : .infinity
    let peak: Double = growth > 0 ? max(0, 1 / a - distance / growth) : 0
    return Self.lastTime(above: epsilon, from: peak) { exp(-a * $0) * min(distance + growth * $0, amplitude) }
  }

  /// The time after which the spring stays within `epsilon` of its target, between two values.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }

  /// The last time that a bound, falling from `start` on, is above a limit: doubled until it is passed, then halved.
  private static func lastTime(above limit: Double, from start: Double, bound: (Double) -> Double) -> Double {
    if bound(start) <= limit { return start }
    var step: Double = 0.01
    while bound(start + step) > limit {
      step *= 2
      if step > 1e9 { return .infinity }
    }
    var low: Double = start + step / 2
    if step <= 0.01 { low = start }
    var high: Double = start + step
    while high - low > 1e-9 * max(1, high) {
      let middle: Double = (low + high) / 2
      if bound(middle) > limit { low = middle } else { high = middle }
    }
    return high
  }
}
