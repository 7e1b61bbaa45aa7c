import ReactiveGraph

/// When a default focus is asked for.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let rank: Int8

  /// When the view comes up and nothing else has the focus.
  public static let automatic = DefaultFocusEvaluationPriority(rank: 0)
  /// Also when a person moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(rank: 1)
}

extension View {
  /// Gives a focus state a value when the view comes up while nothing has the focus.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(
      DefaultFocusModifier { focus in if focus.current == nil, binding.isUnset { binding.wrappedValue = value } })
  }

  /// Makes the view a part of the scene in which a view may ask to be focused first, by a namespace.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(role: .scope(namespace)))
      .modifier(DefaultFocusModifier { focus in if focus.current == nil { _ = focus.moveToPreferred(in: namespace) } })
  }

  /// Asks for the focus when the focus scope of a namespace comes up or is reset.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(role: prefersDefaultFocus ? .preferred(namespace) : .none))
  }
}

/// What a modifier says about default focus.
enum DefaultFocusRole: Equatable {
  case none
  case scope(Namespace.ID)
  case preferred(Namespace.ID)
}

nonisolated struct FocusScopeModifier: InputsModifier {
  var role: DefaultFocusRole

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let value: Rule<FocusScopeModifier> = modifier.attribute(in: inputs.graph, "focus scope")
    inputs.focusContext = FocusContext(parent: inputs.focusContext, in: inputs.slot, role: { value.peek.role })
  }
}

nonisolated struct PreferredFocusModifier: InputsModifier {
  var role: DefaultFocusRole

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let value: Rule<PreferredFocusModifier> = modifier.attribute(in: inputs.graph, "preferred focus")
    let context = FocusContext(parent: inputs.focusContext, in: inputs.slot, role: { value.peek.role })
    inputs.focusContext = context
    let scope: FocusScope = inputs.window.focus
    scope.preferred.append(context)
    inputs.graph.currentSubgraph.onEnd { [weak scope] in scope?.preferred.removeAll { $0 === context } }
  }
}

/// Runs when the view has come up and all focus states are linked.
nonisolated struct DefaultFocusModifier: PrimitiveModifier {
  var act: (FocusScope) -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs: _ViewOutputs = body(inputs)
    DefaultFocusNode(modifier, inputs: inputs).setNeedsEvaluation()
    return outputs
  }
}

private final class DefaultFocusNode: GraphNode {
  private let modifier: _GraphValue<DefaultFocusModifier>
  private unowned let host: ViewGraph
  private let isShown: () -> Bool
  private var wasShown: Bool = false

  init(_ modifier: _GraphValue<DefaultFocusModifier>, inputs: _ViewInputs) {
    self.modifier = modifier
    host = inputs.window
    isShown = inputs.isShown
    super.init(in: inputs.graph, "default focus")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let isShown: Bool = self.isShown()
    defer { wasShown = isShown }
    guard isShown, !wasShown else { return false }
    host.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      self.graph.untracked { self.modifier.read() }.act(self.host.focus)
    }
    return false
  }
}

extension FocusScope {
  /// Moves the focus to what asked for it in the scope of a namespace; false where nothing did.
  func moveToPreferred(in namespace: Namespace.ID) -> Bool {
    // Hardly a scope has one; without it nobody looks through all that can take the focus.
    guard preferred.contains(where: { $0.role() == .preferred(namespace) }) else { return false }
    let preferred: FocusTarget? = firstTarget { target in
      let roles: [DefaultFocusRole] = target.chain.map { $0.role() }
      return roles.contains(.preferred(namespace)) && roles.contains(.scope(namespace))
    }
    return preferred.map { move(to: $0) } ?? false
  }

  /// Moves the focus to where it goes at first in the scope of a namespace.
  func reset(in namespace: Namespace.ID) {
    if moveToPreferred(in: namespace) { return }
    let first: FocusTarget? = firstTarget { target in target.chain.contains { $0.role() == .scope(namespace) } }
    if let first { move(to: first) }
  }
}

/// Moves the focus to where it goes at first in a focus scope: call it as a function with the scope's namespace.
public struct ResetFocusAction {
  weak var scope: FocusScope?

  public func callAsFunction(in namespace: Namespace.ID) { scope?.reset(in: namespace) }
}

struct ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction() }

  static func _initialValue(in reference: _WindowReference) -> ResetFocusAction {
    ResetFocusAction(scope: reference.window.focus)
  }
}

extension EnvironmentValues {
  /// Moves the focus to where it goes at first in a focus scope.
  public var resetFocus: ResetFocusAction { self[ResetFocusKey.self] }
}
