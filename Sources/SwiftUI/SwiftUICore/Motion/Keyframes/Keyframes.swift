/// Values over time, described by what they are at certain moments.
///
/// A type of one's own has a `body` of tracks, or of keyframes of a single value.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes

  /// The tracks.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the tracks to a plan. The framework's keyframes implement it; others have a body.
  func _plan(into plan: inout _KeyframePlan<Self.Value>)
}

extension Keyframes where Body.Value == Value {
  public func _plan(into plan: inout _KeyframePlan<Value>) { body._plan(into: &plan) }
}

extension Keyframes where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is the framework's own; its body must not be asked for.") }
}

extension Never: Keyframes, KeyframeTrackContent {
  public typealias Value = Never
  public func _plan(into plan: inout _KeyframePlan<Never>) {}
  public func _steps(into steps: inout _KeyframeSteps<Never>) {}
}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

/// The keyframes of one property of a value, one after another.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
  public typealias Body = Never
  /// A track is about the value that has the property.
  @_implements(Keyframes,Value) public typealias _Root = Root

  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// A track of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  /// A track of a property of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  public func _plan(into plan: inout _KeyframePlan<Root>) {
    var steps = _KeyframeSteps<Value>()
    content._steps(into: &steps)
    plan.add(path, steps)
  }
}

/// Some of the keyframes of a track, one after another.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent

  /// The keyframes.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the keyframes to a track. The framework's keyframes implement it; others have a body.
  func _steps(into steps: inout _KeyframeSteps<Self.Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _steps(into steps: inout _KeyframeSteps<Value>) { body._steps(into: &steps) }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is the framework's own; its body must not be asked for.") }
}

// MARK: - Kinds

/// Goes to a value along a line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let step: KeyframeStep<Value>

  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: In seconds.
  ///   - timingCurve: How much of the way is done at which part of the time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = .linear(to, duration, timingCurve)
  }

  public func _steps(into steps: inout _KeyframeSteps<Value>) { steps.list.append(step) }
}

/// Goes to a value along a cubic curve.
///
/// Where no velocity is given, that of the keyframe before is kept; between two cubic keyframes it is the mean velocity
/// from the value before to the value after, and at the end of the last one it is none.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let step: KeyframeStep<Value>

  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: In seconds.
  ///   - startVelocity: In units a second.
  ///   - endVelocity: In units a second.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    step = .cubic(to, duration, startVelocity, endVelocity)
  }

  public func _steps(into steps: inout _KeyframeSteps<Value>) { steps.list.append(step) }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let step: KeyframeStep<Value>

  /// - Parameters:
  ///   - to: The value of the spring's rest.
  ///   - duration: In seconds; nil for as long as the spring takes to rest.
  ///   - spring: The spring.
  ///   - startVelocity: In units a second; nil to keep that of the keyframe before.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    step = .spring(to, duration, spring, startVelocity)
  }

  public func _steps(into steps: inout _KeyframeSteps<Value>) { steps.list.append(step) }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let step: KeyframeStep<Value>

  public init(_ to: Value) { step = .move(to) }

  public func _steps(into steps: inout _KeyframeSteps<Value>) { steps.list.append(step) }
}
