/// Puts the keyframes of a track together.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One of two.
  public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
    KeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    public typealias Body = Never
    @_implements(KeyframeTrackContent,Value) public typealias _Value = ConditionalValue

    fileprivate let content: _KeyframeSteps<ConditionalValue>

    public func _steps(into steps: inout _KeyframeSteps<ConditionalValue>) { steps.list += content.list }
  }

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> { StepList<Value>() }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    StepList<Value>(accumulated, next)
  }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    var list = StepList<Value>()
    for component in components { component._steps(into: &list.steps) }
    return list
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    var steps = _KeyframeSteps<Value>()
    component._steps(into: &steps)
    return Conditional(content: steps)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    var steps = _KeyframeSteps<Value>()
    component._steps(into: &steps)
    return Conditional(content: steps)
  }
}

/// Keyframes that were put together.
private struct StepList<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never
  var steps = _KeyframeSteps<Value>()

  init() {}

  init(_ first: some KeyframeTrackContent<Value>, _ second: some KeyframeTrackContent<Value>) {
    first._steps(into: &steps)
    second._steps(into: &steps)
  }

  func _steps(into steps: inout _KeyframeSteps<Value>) { steps.list += self.steps.list }
}

/// Puts tracks together, or the keyframes of the value itself.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  @_disfavoredOverload
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

  @_disfavoredOverload
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where Value == K.Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    StepList<Value>(accumulated, next)
  }

  @_disfavoredOverload
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    TrackList<Value> { plan in
      accumulated._plan(into: &plan)
      next._plan(into: &plan)
    }
  }

  public static func buildBlock() -> some Keyframes<Value> { TrackList<Value> { _ in } }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    var list = StepList<Value>()
    for component in components { component._steps(into: &list.steps) }
    return list
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value {
    component
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack(content: { component })
  }
}

/// Tracks that were put together.
private struct TrackList<Value>: Keyframes {
  typealias Body = Never
  let plan: (inout _KeyframePlan<Value>) -> Void

  init(_ plan: @escaping (inout _KeyframePlan<Value>) -> Void) { self.plan = plan }

  func _plan(into plan: inout _KeyframePlan<Value>) { self.plan(&plan) }
}
