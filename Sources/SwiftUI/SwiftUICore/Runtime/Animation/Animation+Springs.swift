import CoreGraphics

extension Animation {
  /// A spring without bounce and a response of 0.55 seconds; equal to no other animation.
  public static let `default`: Animation = Animation(
    SpringAnimation(spring: Spring(duration: 0.55, bounce: 0), isDefault: true))

  /// A spring without bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring by its duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: About how long the motion seems to last, in seconds. The default is 0.5.
  ///   - bounce: How much it overshoots: 0, the default, not at all, 1 for ever, negative values slow the end.
  ///   - blendDuration: The time in seconds over which it changes to its own response when it takes over from another
  ///     spring. The default is 0.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by its physics.
  ///
  /// - Parameters:
  ///   - response: The period of the spring without damping, in seconds; 0 follows at once. The default is 0.5.
  ///   - dampingFraction: The part of critical damping: below 1 the spring overshoots, at 0 it never rests. The default
  ///     is 0.825.
  ///   - blendDuration: The time in seconds over which it changes to its own response when it takes over from another
  ///     spring. The default is 0.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring; when it takes over from another it changes to its own response over `blendDuration` seconds.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A quick spring for values that follow a gesture.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A quick spring for values that follow a gesture.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a gesture; its bounce is 0.15 and what is added to it.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without bounce, unless asked for.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a small bounce of 0.15 and what is added to it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a bounce of 0.3 and what is added to it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring whose effect adds to that of animations before it.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring by its physics, whose effect adds to that of animations before it. The velocity counts whole ways a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return interpolatingSpring(spring, initialVelocity: initialVelocity)
  }

  /// A spring whose effect adds to that of animations before it. The velocity counts whole ways a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose effect adds to that of animations before it. The velocity counts whole ways a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}
