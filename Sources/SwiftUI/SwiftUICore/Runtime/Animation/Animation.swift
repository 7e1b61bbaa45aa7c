import CoreGraphics

/// How a change of values is spread over time.
public nonisolated struct Animation: Equatable, Sendable {
  /// The rule that the animation follows.
  public var base: any CustomAnimation

  /// An animation that follows a rule of one's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }
}

extension Animation: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(base)" }
  public var debugDescription: String { "Animation(\(base))" }
}

extension Animation {
  /// The value at a time in seconds since the start, on the way from zero to `value`; nil when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity at a time, in units a second; nil when the animation does not know it.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from a running one, with its state and start.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// An animation that knows beforehand how long it takes.
protocol TimedAnimation: CustomAnimation {
  /// Seconds to the end, infinite for none; nil when a part of it does not know.
  func length<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval?
}
