import CoreGraphics

/// Progress along a curve for a fixed time.
struct CurveAnimation: TimedAnimation {
  var curve: UnitCurve
  var duration: TimeInterval

  /// Whether a duration has passed. Times are differences of times of a clock: they may be too short by a rounding.
  static func isOver(_ duration: TimeInterval, at time: TimeInterval) -> Bool { !(duration - time >= 1e-9) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard !Self.isOver(duration, at: time) else {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard duration > 0, time >= 0, time < duration else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }

  func length<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? { max(0, duration) }
}

extension Animation {
  /// Seconds that a curve takes when none are given, as measured on Apple's systems.
  private static let defaultDuration: TimeInterval = 0.35

  public static var linear: Animation { linear(duration: defaultDuration) }
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// An animation of constant speed.
  ///
  /// - Parameter duration: The time in seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// An animation that begins slowly.
  ///
  /// - Parameter duration: The time in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// An animation that ends slowly.
  ///
  /// - Parameter duration: The time in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// An animation that begins and ends slowly.
  ///
  /// - Parameter duration: The time in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  /// Along a cubic curve with two inner control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve: UnitCurve = .bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    return timingCurve(curve, duration: duration)
  }
}
