/// A value over time, through keyframes.
public struct KeyframeTimeline<Value> {
  private let plan: _KeyframePlan<Value>

  /// - Parameters:
  ///   - initialValue: The value from which the keyframes begin.
  ///   - content: The tracks. Where several are about one property, the last one counts.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    var plan = _KeyframePlan<Value>(initial: initialValue)
    content()._plan(into: &plan)
    self.plan = plan
  }

  /// The time of the longest track, in seconds.
  public var duration: TimeInterval { plan.duration }

  /// The value at a time in seconds; before the beginning and after the end it is that of the beginning and the end.
  public func value(time: Double) -> Value { plan.value(at: max(0, time)) }

  /// The value at a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
