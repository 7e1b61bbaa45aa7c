import CoreGraphics

extension Spring {
  /// The estimated time in seconds after which a spring with a target of 1 stays within a thousandth of it.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// The estimated time in seconds after which the spring stays within `epsilon` of its target; infinite without damping.
  ///
  /// For a spring that bounces that is when its decay alone has taken the target and the first velocity below `epsilon`. For
  /// one that does not, the motion is looked at in steps of a tenth of a second. Both are Apple's estimates: a spring of
  /// 0.5 s settles after 1.045 s with a bounce of 0.3, and after 0.8 s without.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let distance: Double = target.magnitudeSquared.squareRoot()
    let speed: Double = initialVelocity.magnitudeSquared.squareRoot()
    guard epsilon > 0, distance.isFinite, speed.isFinite else { return 0 }
    guard distance > 0 || speed > 0 else { return 0 }
    guard dampingRatio > 0 else { return .infinity }
    guard dampingRatio < 1 else { return steppedSettling(target, initialVelocity, epsilon) }
    let decay: Double = dampingRatio * 2 * .pi / response
    let change: V = target.scaled(by: decay) - initialVelocity
    let magnitude: Double = change.magnitudeSquared.squareRoot() + distance
    return magnitude > epsilon ? log(magnitude / epsilon) / decay : 0
  }

  /// The first tenth of a second from which on the spring is nearer to its target than `epsilon` for more than a second.
  private func steppedSettling<V: VectorArithmetic>(
    _ target: V, _ initialVelocity: V, _ epsilon: Double
  ) -> TimeInterval {
    // The distance is p * target - q * velocity: its length at all times follows from three products.
    let tt: Double = target.magnitudeSquared
    let vv: Double = initialVelocity.magnitudeSquared
    let tv: Double = ((target + initialVelocity).magnitudeSquared - tt - vv) / 2
    var settled: Int?
    for step in 0..<1024 {
      let (p, q): (Double, Double) = distanceFactors(at: Double(step) / 10)
      let distance: Double = max(0, p * p * tt - 2 * p * q * tv + q * q * vv).squareRoot()
      if distance >= epsilon {
        settled = nil
      } else if let settled {
        if step - settled > 10 { return Double(settled) / 10 }
      } else {
        settled = step
      }
    }
    // A spring of minutes: from the sum of both parts, which bounds the distance.
    let bound: Double = Self.lastTime(above: epsilon, from: 102.4) { time in
      let (p, q): (Double, Double) = distanceFactors(at: time)
      return p * tt.squareRoot() + q * vv.squareRoot()
    }
    return (bound * 10).rounded(.up) / 10
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
  static func lastTime(above limit: Double, from start: Double, bound: (Double) -> Double) -> Double {
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
