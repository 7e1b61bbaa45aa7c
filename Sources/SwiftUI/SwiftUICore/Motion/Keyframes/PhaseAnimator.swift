import ReactiveGraph

/// Views that go through phases, each reached by an animation.
///
/// Without a trigger the phases follow one another for ever. With one they are gone through once for each change of it,
/// and end with the first phase. A phase is over when its animation is logically complete.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  /// Nil for phases that follow one another for ever.
  let trigger: AnyTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// - Parameters:
  ///   - phases: At least one.
  ///   - content: Makes the views of a phase.
  ///   - animation: How a phase is reached; nil for at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, trigger: nil, content, animation)
  }

  /// - Parameters:
  ///   - phases: At least one.
  ///   - trigger: A value; the phases are gone through when it changes.
  ///   - content: Makes the views of a phase.
  ///   - animation: How a phase is reached; nil for at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, trigger: AnyTrigger(trigger), content, animation)
  }

  private init(
    _ phases: some Sequence<Phase>, trigger: AnyTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = Array(phases)
    precondition(
      !self.phases.isEmpty, "A PhaseAnimator was given no phases. Give it at least the one that it rests in.")
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: DrivenView {
  nonisolated static func driven(_ view: _GraphValue<Self>, inputs: _ViewInputs) -> () -> Content {
    let clock = PhaseClock(
      inputs: inputs, count: { view.read().phases.count }, trigger: { view.read().trigger },
      animation: { index in
        let view: Self = view.read()
        return view.phases.indices.contains(index) ? view.animation(view.phases[index]) : nil
      })
    clock.setNeedsEvaluation()
    return {
      let view: Self = view.read()
      return view.content(view.phases[min(clock.index.value, view.phases.count - 1)])
    }
  }
}

extension View {
  /// Lets the view go through phases for ever, each reached by an animation.
  ///
  /// - Parameters:
  ///   - phases: At least one.
  ///   - content: Makes the view of a phase from this one.
  ///   - animation: How a phase is reached; nil for at once.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    HeldPlaceholder(
      content: self,
      inner: PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }

  /// Lets the view go through phases once for each change of a value, ending with the first.
  ///
  /// - Parameters:
  ///   - phases: At least one.
  ///   - trigger: The value.
  ///   - content: Makes the view of a phase from this one.
  ///   - animation: How a phase is reached; nil for at once.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    HeldPlaceholder(
      content: self,
      inner: PhaseAnimator(
        phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }
}

/// A value that sets something off when it changes, of any type.
struct AnyTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (left: AnyTrigger, right: AnyTrigger) -> Bool { left.isEqual(right.value) }
}

/// A view that stands for the placeholder in another that was built around it.
nonisolated struct HeldPlaceholder<Content: View, Inner: View>: View {
  var content: Content
  var inner: Inner
}

extension HeldPlaceholder: PrimitiveView {
  private nonisolated static func scope(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> PlaceholderScope {
    let content: _GraphValue<Content> = view[\.content]
    return PlaceholderScope(
      for: Content.self, outer: inputs, view: { Content._makeView(view: content, inputs: $0) },
      list: { Content._makeViewList(view: content, inputs: $0) })
  }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inner: _ViewInputs = inputs
    inner.placeholders = scope(view, inputs)
    return Inner._makeView(view: view[\.inner], inputs: inner)
  }

  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    let scope: PlaceholderScope = scope(view, inputs)
    var inner: _ViewInputs = inputs
    inner.placeholders = scope
    inner.changes = InputChange({ $0.placeholders = scope }, outer: inputs.changes)
    return Inner._makeViewList(view: view[\.inner], inputs: inner)
  }

  nonisolated static var _isUnary: Bool { Inner._isUnary }
  nonisolated static var _viewListCount: Int? { Inner._viewListCount }
}
