import AccessibilityTree
import ReactiveGraph
import SwiftUICore

/// A control that turns something on and off.
///
/// Its style decides how it looks; a reader hears its label, its state and that it can be switched.
nonisolated public struct Toggle<Label: View>: View {
  let behavior: ToggleBehavior
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
    behavior = ToggleBehavior(isOn: isOn, isMixed: isMixed)
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
    let style: ControlStyle<ToggleStyleConfiguration> = .around(inputs)
    let label = ToggleStyleConfiguration.Label(part: ControlPart(view.part(\.label), in: style))
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let configuration = _GraphValue<ToggleStyleConfiguration> {
      let behavior: ToggleBehavior = control.behavior.read()
      return ToggleStyleConfiguration(
        isOn: behavior.isOn, isMixed: behavior.isMixed, label: label, control: control)
    }
    var outputs: _ViewOutputs = style.makeView(configuration, inputs: inputs)
    // A toggle that a style makes of its configuration is a part of the toggle that has the style.
    if Label.self != ToggleStyleConfiguration.Label.self { control.makeElement(of: &outputs) }
    return outputs
  }
}

/// A toggle is one element with the toggle trait, the value on or off and an action that changes it (behaviour 279).
nonisolated struct ToggleBehavior: ControlBehavior {
  let isOn: Binding<Bool>
  let isMixed: Bool

  static let actions: [AccessibilityActionCode] = [.activate]

  static func describe(_ control: _GraphValue<Self>, in properties: inout AccessibilityProperties) {
    let toggle: Self = control.read()
    properties.role = .toggle
    properties.traits = [.isButton, .isToggle]
    properties.value = toggle.isMixed ? "2" : toggle.isOn.wrappedValue ? "1" : "0"
  }

  @MainActor func perform(_ action: AccessibilityActionCode) { isOn.wrappedValue.toggle() }
}
