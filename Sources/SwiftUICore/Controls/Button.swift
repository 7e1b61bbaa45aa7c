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
  /// The label goes its own way: a style shows it where it likes, and it changes without the style.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = ButtonStyleConfiguration.Label.Lowering(view.part(\.label))
    return ButtonBehavior.make(action: { view.read().action }, inputs: inputs) { inputs in
      AnyButtonStyle.of(inputs).makeView(role: view.part(\.role), label: label, inputs: inputs)
    }
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

/// What makes a button a button: it is one element with the button trait and a default action (behaviour 278).
enum ButtonBehavior {
  nonisolated static func make(
    action: @escaping () -> @MainActor () -> Void, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let run: () -> Void = {
      guard inputs.environment(IsEnabledKey.self).peek else { return }
      let action: @MainActor () -> Void = inputs.graph.untracked(action)
      MainActor.assumeIsolated { action() }
    }
    let source: AccessibilitySource = .transparent(
      outputs.accessibility.map { [$0] } ?? [], id: inputs.host.nextID())
    source.childBehavior = .combine
    let root: AccessibilityRoot = inputs.host.accessibility
    root.setHandlers([.activate: { _ in run() }], for: source.id)
    let tapped: DisplayNode? = outputs.display.map { HitTargets.wrap($0, inputs: inputs, tap: run) }
    let targets: HitTargets = inputs.host.hitTargets
    inputs.graph.currentSubgraph.onEnd { [id = source.id] in
      root.setHandlers([:], for: id)
      if let tapped { targets.set(nil, for: tapped) }
    }
    PropertiesAttribute.keep(source, inputs: inputs) { source in
      var properties = AccessibilityProperties(role: .button, traits: .isButton)
      properties.removedTraits = .isStaticText
      properties.actions = [AccessibilityAction(.activate)]
      if !inputs.environment(IsEnabledKey.self).value { properties.traits.insert(.isDisabled) }
      source.properties = properties
    }
    outputs.accessibility.map { outputs.accessibilityLayers.append($0) }
    outputs.accessibility = source
    outputs.display = tapped
    return outputs
  }
}

extension HitTargets {
  /// Puts a node that takes taps around the display of a view; whoever made it takes the target out in the end.
  static func wrap(_ display: DisplayNode, inputs: _ViewInputs, tap: @escaping () -> Void) -> DisplayNode {
    let node: DisplayNode = .group([display], id: inputs.host.nextID())
    inputs.host.hitTargets.set(Target(slot: inputs.slot, tap: tap), for: node)
    return node
  }
}
