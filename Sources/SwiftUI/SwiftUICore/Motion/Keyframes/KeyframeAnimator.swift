import ReactiveGraph

/// Views made from a value that goes through keyframes, for each frame of its way.
///
/// Without a trigger the keyframes begin at once, again and again while `repeating`. With one they begin when it changes:
/// from where the value is, and with the speed that it has.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  let initialValue: Value
  let repeating: Bool
  /// Nil for keyframes that begin at once.
  let trigger: AnyTrigger?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// - Parameters:
  ///   - initialValue: The value from which the keyframes begin.
  ///   - repeating: Whether the keyframes run, again and again; else the value is the initial one.
  ///   - content: Makes the views of a value.
  ///   - keyframes: Makes the keyframes from the value that the last ones ended with.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.repeating = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// - Parameters:
  ///   - initialValue: The value until the trigger changes for the first time.
  ///   - trigger: A value; the keyframes run when it changes.
  ///   - content: Makes the views of a value.
  ///   - keyframes: Makes the keyframes from the value at the moment.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeating = false
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: DrivenView {
  nonisolated static func driven(_ view: _GraphValue<Self>, inputs: _ViewInputs) -> () -> Content {
    let clock = KeyframeClock<Value, KeyframePath, Content>(view, inputs: inputs)
    clock.setNeedsEvaluation()
    return { view.read().content(clock.value) }
  }
}

extension View {
  /// Changes the view by a value that goes through keyframes again and again.
  ///
  /// - Parameters:
  ///   - initialValue: The value from which the keyframes begin.
  ///   - repeating: Whether the keyframes run; else the value is the initial one.
  ///   - content: Makes the view of a value from this one; it is called for each frame.
  ///   - keyframes: Makes the keyframes from the value that the last ones ended with.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    HeldPlaceholder(
      content: self,
      inner: KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes))
  }

  /// Changes the view by a value that goes through keyframes when another value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value until the trigger changes for the first time.
  ///   - trigger: The other value.
  ///   - content: Makes the view of a value from this one; it is called for each frame.
  ///   - keyframes: Makes the keyframes from the value at the moment.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    HeldPlaceholder(
      content: self,
      inner: KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes))
  }
}

/// The value of a keyframe animator. It reads the clock while it moves.
private final class KeyframeClock<Value, Path: Keyframes, Content: View>: Attribute<Value>
where Path.Value == Value {
  private let view: _GraphValue<KeyframeAnimator<Value, Path, Content>>
  private unowned let host: ViewGraph
  private var trigger: AnyTrigger?
  private var plan: _KeyframePlan<Value>?
  private var start: Double = 0
  /// Whether the plan begins anew when it ends.
  private var isEndless: Bool = false

  init(_ view: _GraphValue<KeyframeAnimator<Value, Path, Content>>, inputs: _ViewInputs) {
    self.view = view
    host = inputs.window
    super.init(in: inputs.graph, "keyframes")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let view: KeyframeAnimator<Value, Path, Content> = view.read()
    let now: Double = host.time.peek
    let old: Value? = storage
    if let new = view.trigger {
      if isEndless { stop() }
      if let trigger, trigger != new { begin(view, from: old ?? view.initialValue, at: now) }
      trigger = new
    } else if view.repeating {
      if plan == nil || !isEndless { begin(view, from: view.initialValue, at: now, endless: true) }
    } else {
      stop()
      storage = view.initialValue
    }
    follow(view, at: now)
    if storage == nil { storage = view.initialValue }
    return old.map { !ValueComparison.areEqual($0, storage!) } ?? true
  }

  private func begin(
    _ view: KeyframeAnimator<Value, Path, Content>, from value: Value, at now: Double, endless: Bool = false
  ) {
    let velocities: [AnyKeyPath: Any] = plan.map { $0.velocities(at: now - start) } ?? [:]
    stop()
    var plan = _KeyframePlan<Value>(initial: value, velocities: velocities)
    view.keyframes(value)._plan(into: &plan)
    self.plan = plan
    start = now
    isEndless = endless
    count(1)
  }

  private func follow(_ view: KeyframeAnimator<Value, Path, Content>, at now: Double) {
    guard var plan else { return }
    if isEndless, now - start >= plan.duration, plan.duration > 0 {
      // Rounds that nobody saw are left out: the keyframes are made for the one that is shown.
      start += ((now - start) / plan.duration).rounded(.down) * plan.duration
      let ended: Value = plan.value(at: plan.duration)
      plan = _KeyframePlan<Value>(initial: view.initialValue)
      view.keyframes(ended)._plan(into: &plan)
      self.plan = plan
    }
    storage = plan.value(at: now - start)
    if now - start >= plan.duration {
      if !isEndless { stop() }
    } else {
      host.time.track()
    }
  }

  private func stop() {
    guard plan != nil else { return }
    count(-1)
    plan = nil
    isEndless = false
  }

  private func count(_ change: Int) {
    if isEndless { host.animations.endless += change } else { host.animations.timed += change }
  }

  override func invalidated() { stop() }
}
