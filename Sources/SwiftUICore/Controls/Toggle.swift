import AccessibilityTree
import DisplayList
import HostInterface
import ReactiveGraph

/// A control that turns something on and off.
///
/// Its style decides how it looks; a reader hears its label, its state and that it can be switched.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  /// Makes a toggle with any label.
  ///
  /// ```swift
  /// struct Settings: View {
  ///   @State private var isOn = true
  ///   var body: some View {
  ///     Toggle(isOn: $isOn) { Text("Sound") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isOn: The state, which the toggle reads and writes.
  ///   - label: Makes the label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }

  /// A toggle for several values: on when all are on, mixed when some are; it turns all of them on or off.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings: [Binding<Bool>] = sources.map { $0[keyPath: isOn] }
    let values: [Bool] = bindings.map(\.wrappedValue)
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      isMixed: values.contains(true) && values.contains(false), label: label())
  }

  nonisolated init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, for styles that add to another.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

/// One view, whatever the style makes of it.
extension Toggle: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = ControlLabelLowering(view.part(\.label))
    return ToggleBehavior._makeView(
      modifier: view[{ ToggleBehavior(isOn: $0.isOn, isMixed: $0.isMixed) }], inputs: inputs
    ) { inputs in
      StyledToggle._makeView(
        view: view[{
          StyledToggle(isOn: $0.isOn, isMixed: $0.isMixed, label: ToggleStyleConfiguration.Label(lowering: label))
        }], inputs: inputs)
    }
  }
}

/// The label and the state in the style of the environment.
nonisolated private struct StyledToggle: View {
  @Binding var isOn: Bool
  let isMixed: Bool
  let label: ToggleStyleConfiguration.Label
  @Environment(\.toggleStyle) private var style: AnyToggleStyle?

  nonisolated init(isOn: Binding<Bool>, isMixed: Bool, label: ToggleStyleConfiguration.Label) {
    _isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  @MainActor var body: some View {
    let configuration = ToggleStyleConfiguration(isOn: $isOn, isMixed: isMixed, label: label)
    return (style ?? AnyToggleStyle(DefaultToggleStyle())).makeBody(configuration)
  }
}

/// What makes a toggle a toggle: one element with the toggle trait, the value on or off and an action that changes it
/// (behaviour 279), whatever a style draws (behaviour 330).
nonisolated private struct ToggleBehavior: PrimitiveModifier {
  var isOn: Binding<Bool>
  var isMixed: Bool

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let toggle: () -> Void = {
      guard inputs.environment(IsEnabledKey.self).peek else { return }
      let isOn: Binding<Bool> = inputs.graph.untracked { modifier.read().isOn }
      MainActor.assumeIsolated { isOn.wrappedValue.toggle() }
    }
    let source: AccessibilitySource = .transparent(
      outputs.accessibility.map { [$0] } ?? [], id: inputs.host.nextID())
    source.childBehavior = .combine
    let root: AccessibilityRoot = inputs.host.accessibility
    root.setHandlers([.activate: { _ in toggle() }], for: source.id)
    inputs.graph.currentSubgraph.onEnd { root.setHandlers([:], for: source.id) }
    PropertiesAttribute.keep(source, inputs: inputs) { source in
      let toggle: Self = modifier.read()
      var properties = AccessibilityProperties(role: .toggle, traits: [.isButton, .isToggle])
      properties.removedTraits = [.isStaticText, .isImage]
      properties.actions = [AccessibilityAction(.activate)]
      properties.value = toggle.isMixed ? "2" : toggle.isOn.wrappedValue ? "1" : "0"
      if !inputs.environment(IsEnabledKey.self).value { properties.traits.insert(.isDisabled) }
      source.properties = properties
    }
    outputs.accessibility.map { outputs.accessibilityLayers.append($0) }
    outputs.accessibility = source
    return outputs
  }
}
