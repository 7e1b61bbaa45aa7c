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
    let style: AnyButtonStyle = .of(inputs)
    let run: @MainActor () -> Void = ButtonBehavior.action({ view.read().action }, inputs: inputs)
    let parts = AnyButtonStyle.Parts(
      role: view.part(\.role), label: ControlLabelLowering(view.part(\.label)), action: run)
    // A button that a primitive style makes of its configuration is a part of the button that has the style.
    let isElement: Bool = Label.self != PrimitiveButtonStyleConfiguration.Label.self
    return ButtonBehavior.make(run, takesTaps: style.takesTaps, isElement: isElement, inputs: inputs) { inputs in
      style.makeView(parts, inputs: inputs)
    }
  }
}

/// What makes a button a button: it is one element with the button trait and a default action (behaviour 278).
enum ButtonBehavior {
  /// What using the button does: its action of now, unless it is disabled.
  nonisolated static func action(
    _ action: @escaping () -> @MainActor () -> Void, inputs: _ViewInputs
  ) -> @MainActor () -> Void {
    {
      guard inputs.environment(IsEnabledKey.self).peek else { return }
      inputs.graph.untracked(action)()
    }
  }

  nonisolated static func make(
    _ action: @escaping @MainActor () -> Void, takesTaps: Bool = true, isElement: Bool = true, inputs: _ViewInputs,
    body: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let run: () -> Void = { MainActor.assumeIsolated { action() } }
    if takesTaps, let display = outputs.display {
      let tapped: DisplayNode = HitTargets.wrap(display, inputs: inputs, tap: run)
      let targets: HitTargets = inputs.host.hitTargets
      inputs.graph.currentSubgraph.onEnd { targets.set(nil, for: tapped) }
      outputs.display = tapped
    }
    if isElement { addElement(run, to: &outputs, inputs: inputs) }
    return outputs
  }

  private nonisolated static func addElement(
    _ run: @escaping () -> Void, to outputs: inout _ViewOutputs, inputs: _ViewInputs
  ) {
    let source: AccessibilitySource = .transparent(
      outputs.accessibility.map { [$0] } ?? [], id: inputs.host.nextID())
    source.childBehavior = .combine
    let root: AccessibilityRoot = inputs.host.accessibility
    root.setHandlers([.activate: { _ in run() }], for: source.id)
    inputs.graph.currentSubgraph.onEnd { [id = source.id] in root.setHandlers([:], for: id) }
    PropertiesAttribute.keep(source, inputs: inputs) { source in
      var properties = AccessibilityProperties(role: .button, traits: .isButton)
      properties.removedTraits = .isStaticText
      properties.actions = [AccessibilityAction(.activate)]
      if !inputs.environment(IsEnabledKey.self).value { properties.traits.insert(.isDisabled) }
      source.properties = properties
    }
    outputs.accessibility.map { outputs.accessibilityLayers.append($0) }
    outputs.accessibility = source
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
