import CoreGraphics

extension Spring {
  /// The solution of x'' = -k (x - target) - c x' from x = 0, as what the target and the first velocity contribute.
  ///
  /// With y the distance to the target, y = (p(t)) y0 + (q(t)) v0; each function is given with its derivative.
  private struct Response {
    var position: Double
    var velocity: Double
    var positionSlope: Double
    var velocitySlope: Double
  }

  private func response(at time: TimeInterval) -> Response {
    let w: Double = 2 * .pi / response
    let z: Double = dampingRatio
    let t: Double = max(0, time)
    if abs(z - 1) < 1e-6 {
      let e: Double = exp(-w * t)
      return Response(
        position: (1 + w * t) * e, velocity: t * e, positionSlope: -w * w * t * e, velocitySlope: (1 - w * t) * e)
    }
    if z < 1 {
      let d: Double = w * (1 - z * z).squareRoot()
      let e: Double = exp(-z * w * t)
      let c: Double = cos(d * t)
      let s: Double = sin(d * t)
      return Response(
        position: e * (c + z * w / d * s), velocity: e * s / d, positionSlope: -e * w * w / d * s,
        velocitySlope: e * (c - z * w / d * s))
    }
    let root: Double = w * (z * z - 1).squareRoot()
    let slow: Double = -z * w + root
    let fast: Double = -z * w - root
    let es: Double = exp(slow * t)
    let ef: Double = exp(fast * t)
    let width: Double = slow - fast
    return Response(
      position: (slow * ef - fast * es) / width, velocity: (es - ef) / width,
      positionSlope: slow * fast * (ef - es) / width, velocitySlope: (slow * es - fast * ef) / width)
  }

  /// How much of the target, and of the first velocity, the distance to the target is after a time in seconds.
  func distanceFactors(at time: TimeInterval) -> (target: Double, velocity: Double) {
    let response: Response = response(at: time)
    return (response.position, response.velocity)
  }

  /// Where the spring is after a time in seconds, on its way from zero to a target.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response: Response = response(at: time)
    return target.scaled(by: 1 - response.position) + initialVelocity.scaled(by: response.velocity)
  }

  /// How fast the spring moves after a time, on its way from zero to a target, in units a second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response: Response = response(at: time)
    return target.scaled(by: -response.positionSlope) + initialVelocity.scaled(by: response.velocitySlope)
  }

  /// Moves a value and its velocity on by a time, towards a target.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance: V = target - value
    let moved: V = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// The force on a mass at a position with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// Where the spring is after a time, between two values.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result: V = fromValue
    let target: V.AnimatableData = toValue.animatableData - fromValue.animatableData
    result.animatableData =
      fromValue.animatableData
      + value(target: target, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast the spring moves after a time, between two values.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result: V = fromValue
    let target: V.AnimatableData = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(
      target: target, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on a mass at a position with a velocity, between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result: V = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }
}
