import CoreGraphics

/// A rule by which an animated value gets from where it was to where it goes.
public nonisolated protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time in seconds since the start, on the way from zero to `value`; nil when the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The velocity at a time, in units a second; nil when the animation does not know it.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation takes over from a running one, with its state and start.
  ///
  /// Without that both run on and their effects add up.
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: What the running animation goes to.
  ///   - time: Seconds since the running animation began.
  ///   - context: The running animation's context, which this one gets.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The name of a value that an animation keeps from frame to frame.
public nonisolated protocol AnimationStateKey {
  associatedtype Value

  /// The value before one is set.
  static var defaultValue: Self.Value { get }
}

/// The values that an animation keeps from frame to frame.
public nonisolated struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation knows besides its value and time.
public nonisolated struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from frame to frame.
  public var state: AnimationState<Value>

  /// Whether the animation looks finished, though it may still move a little.
  public var isLogicallyComplete: Bool = false

  /// The environment of the view whose value is animated.
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.environment = environment
  }

  /// The same context with another state, for an animation that holds others.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// What counts as the end of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  package private(set) var isLogical: Bool

  /// When the animation looks finished, though it may still move a little.
  public static let logicallyComplete: AnimationCompletionCriteria = AnimationCompletionCriteria(isLogical: true)

  /// When the animation is over and removed.
  public static let removed: AnimationCompletionCriteria = AnimationCompletionCriteria(isLogical: false)
}
