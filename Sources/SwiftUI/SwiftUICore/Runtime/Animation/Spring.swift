import CoreGraphics

/// A mass on a damped spring, described by how it feels: how long it takes and how much it bounces.
public struct Spring: Hashable, Sendable {
  /// Radians a second of the spring without damping.
  private var frequency: Double
  /// 1 is critical; below it the spring oscillates, above it creeps.
  public private(set) var dampingRatio: Double
  public private(set) var mass: Double

  /// A spring by its perceptual duration in seconds and its bounce: 0 is none, 1 never rests, below 0 is flatter.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let limited: Double = max(-0.999, min(1, bounce.isNaN ? 0 : bounce))
    self.init(response: duration, dampingRatio: limited >= 0 ? 1 - limited : 1 / (1 + limited))
  }

  /// A spring by the period of its undamped oscillation in seconds and the fraction of critical damping.
  public init(response: Double, dampingRatio: Double) {
    // A response of nothing would be infinitely stiff: a millisecond is as good as at once.
    self.frequency = 2 * .pi / max(0.001, response.isFinite ? response : 0.001)
    self.dampingRatio = max(0, dampingRatio.isFinite ? dampingRatio : 1)
    self.mass = 1
  }

  /// A spring by its physics. Without `allowOverDamping` more than critical damping is taken as critical.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let m: Double = max(1e-6, mass)
    let k: Double = max(1e-6, stiffness)
    let ratio: Double = damping / (2 * (k * m).squareRoot())
    self.init(
      response: 2 * .pi / (k / m).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(1, ratio))
    self.mass = m
  }

  /// A spring by the time in which it comes within `epsilon` of a target of 1.
  ///
  /// The ratio is taken as 1 above that, the time as 0.01 seconds at least and 10 at most. The frequency is the one at which
  /// the sine part of the motion falls to `epsilon`, and without bounce the whole motion; measured springs of Apple's agree
  /// (0.25 s and 1 have a stiffness of 1364, 0.4 s and 0.8 one of 505.6). `settlingDuration` estimates otherwise.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio: Double = max(1e-3, min(1, dampingRatio))
    let duration: TimeInterval = max(0.01, min(10, settlingDuration))
    let limit: Double = max(1e-9, min(0.5, epsilon))
    // Radians until the spring has settled.
    let angle: Double
    if ratio < 1 {
      // Nothing to wait for where the sine part is below the limit from the start.
      angle = max(0.01, log(ratio / (limit * (1 - ratio * ratio).squareRoot()))) / ratio
    } else {
      angle = Self.lastTime(above: limit, from: 0) { (1 + $0) * exp(-$0) }
    }
    self.init(response: 2 * .pi * duration / angle, dampingRatio: ratio)
  }

  /// The perceptual duration in seconds.
  public var duration: TimeInterval { 2 * .pi / frequency }

  /// How much the spring bounces: 0 is none, 1 never rests, below 0 is flatter.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The period of the undamped oscillation in seconds.
  public var response: Double { 2 * .pi / frequency }

  public var stiffness: Double { frequency * frequency * mass }

  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// Without bounce.
  public static var smooth: Spring { smooth() }

  /// Without bounce, unless asked for.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// With a small bounce.
  public static var snappy: Spring { snappy() }

  /// With a small bounce of 0.15 and what is added to it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// With a bounce.
  public static var bouncy: Spring { bouncy() }

  /// With a bounce of 0.3 and what is added to it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
