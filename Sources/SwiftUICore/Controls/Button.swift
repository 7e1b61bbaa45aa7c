import AccessibilityTree
import DisplayList
import HostInterface
import ReactiveGraph

/// A control that runs an action when it is tapped, clicked or activated by assistive technologies.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

/// One view, whatever the style makes of it.
extension Button: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    ButtonBehavior._makeView(modifier: behavior(of: view), inputs: inputs) { inputs in
      StyledButton._makeView(view: styled(view), inputs: inputs)
    }
  }

  private nonisolated static func behavior(of view: _GraphValue<Self>) -> _GraphValue<ButtonBehavior> {
    view.part(\.action)[{ ButtonBehavior(action: $0) }]
  }

  /// The label goes its own way: a style shows it where it likes, and it changes without the style.
  private nonisolated static func styled(_ view: _GraphValue<Self>) -> _GraphValue<StyledButton> {
    let label = ButtonStyleConfiguration.Label.Lowering(view.part(\.label))
    return view.part(\.role)[{ StyledButton(role: $0, label: ButtonStyleConfiguration.Label(lowering: label)) }]
  }
}

extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The label in the style of the environment; without one, borderless on a phone and bordered on a desktop.
nonisolated private struct StyledButton: View {
  let role: ButtonRole?
  let label: ButtonStyleConfiguration.Label
  @Environment(\.buttonStyle) private var style: AnyButtonStyle?
  @Environment(\.idiom) private var idiom: Idiom

  @MainActor var body: some View {
    let configuration = ButtonStyleConfiguration(role: role, label: label, isPressed: false)
    let automatic: AnyButtonStyle =
      idiom == .phone ? AnyButtonStyle(BorderlessButtonStyle()) : AnyButtonStyle(BorderedButtonStyle())
    return (style ?? automatic).makeBody(configuration)
  }
}

/// What makes a button a button: it is one element with the button trait and a default action (behaviour 278).
nonisolated struct ButtonBehavior: PrimitiveModifier {
  var action: @MainActor () -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let run: () -> Void = {
      guard inputs.environment(IsEnabledKey.self).peek else { return }
      let action: @MainActor () -> Void = inputs.graph.untracked { modifier.read().action }
      MainActor.assumeIsolated { action() }
    }
    let source: AccessibilitySource = .transparent(
      outputs.accessibility.map { [$0] } ?? [], id: inputs.host.nextID())
    source.childBehavior = .combine
    let root: AccessibilityRoot = inputs.host.accessibility
    root.setHandlers([.activate: { _ in run() }], for: source.id)
    inputs.graph.currentSubgraph.onEnd { root.setHandlers([:], for: source.id) }
    PropertiesAttribute.keep(source, inputs: inputs) { source in
      var properties = AccessibilityProperties(role: .button, traits: .isButton)
      properties.removedTraits = .isStaticText
      properties.actions = [AccessibilityAction(.activate)]
      if !inputs.environment(IsEnabledKey.self).value { properties.traits.insert(.isDisabled) }
      source.properties = properties
    }
    outputs.accessibility.map { outputs.accessibilityLayers.append($0) }
    outputs.accessibility = source
    outputs.display = outputs.display.map { HitTargets.wrap($0, inputs: inputs, tap: run) }
    return outputs
  }
}

extension HitTargets {
  /// Puts a node that takes taps around the display of a view.
  static func wrap(_ display: DisplayNode, inputs: _ViewInputs, tap: @escaping () -> Void) -> DisplayNode {
    let node: DisplayNode = .group([display], id: inputs.host.nextID())
    let targets: HitTargets = inputs.host.hitTargets
    targets.set(Target(slot: inputs.slot, tap: tap), for: node)
    inputs.graph.currentSubgraph.onEnd { targets.set(nil, for: node) }
    return node
  }
}
