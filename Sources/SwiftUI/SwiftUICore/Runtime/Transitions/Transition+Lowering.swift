import ReactiveGraph

/// A view in the hands of a transition.
nonisolated struct AppliedTransition<Content: View, T: Transition>: View {
  var content: Content
  var transition: T
  var phase: TransitionPhase
}

extension AppliedTransition: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content: _GraphValue<Content> = view[\.content]
    var inner: _ViewInputs = inputs
    inner.placeholders = PlaceholderScope(
      for: T.self, outer: inputs, view: { Content._makeView(view: content, inputs: $0) },
      list: { Content._makeViewList(view: content, inputs: $0) })
    return T.Body._makeView(view: BodyNode.make(view, inputs: inputs), inputs: inner)
  }
}

extension BodyNode {
  /// What a transition makes of a view.
  static func make<Content, T: Transition>(
    _ applied: _GraphValue<Source>, inputs: _ViewInputs
  ) -> _GraphValue<Body> where Source == AppliedTransition<Content, T>, Body == T.Body {
    _GraphValue(
      BodyNode(applied, inputs: inputs) {
        $0.transition.body(content: PlaceholderContentView(), phase: $0.phase)
      })
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  var first: First
  var second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
  var base: Base
  var animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.animation(animation) { base.apply(content: $0, phase: phase) }
  }

  static var properties: TransitionProperties { Base.properties }
}

/// A transition between two values of a modifier.
struct ModifierTransition<E: ViewModifier>: Transition {
  var active: E
  var identity: E

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A view that was lowered elsewhere.
nonisolated struct LoweredView: View {
  private let lowering: Lowering

  private final class Lowering {
    let make: (_ViewInputs) -> _ViewOutputs
    init(_ make: @escaping (_ViewInputs) -> _ViewOutputs) { self.make = make }
  }

  init(_ make: @escaping (_ViewInputs) -> _ViewOutputs) { lowering = Lowering(make) }
}

extension LoweredView: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.graph.untracked { view.read() }.lowering.make(inputs)
  }
}
