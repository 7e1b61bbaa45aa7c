import AccessibilityTree
import Memory
import ReactiveGraph
import SwiftUICore

/// A control that runs an action when it is tapped, clicked or activated by assistive technologies.
nonisolated public struct Button<Label: View>: View {
  /// Before the label, so that both are found in the same place whatever that is.
  let behavior: ButtonBehavior
  let label: Label

  /// Makes a button with any label.
  ///
  /// ```swift
  /// Button {
  ///   print("added")
  /// } label: {
  ///   Label("Add", systemImage: "plus")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: Runs on the main actor when the button is tapped, clicked or activated by an assistive technology.
  ///   - label: Makes the views inside of the button, which are read as one element.
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with any label and a role.
  ///
  /// - Parameters:
  ///   - role: What the button is for; nil for nothing special.
  ///   - action: Runs on the main actor when the button is used.
  ///   - label: Makes the views inside of the button.
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    behavior = ButtonBehavior(role: role, action: action)
    self.label = label()
  }
}

/// A button is one element with the button trait and a default action (behaviour 278).
nonisolated package struct ButtonBehavior: ControlBehavior {
  let role: ButtonRole?
  let action: @MainActor () -> Void

  package static let actions: [AccessibilityActionCode] = [.activate]
  package static let mayRepeat: Bool = true

  package static func describe(_ control: _GraphValue<Self>, in properties: inout AccessibilityProperties) {
    properties.role = .button
    properties.traits = .isButton
  }

  @MainActor package func perform(_ action: AccessibilityActionCode) { self.action() }
}

/// One view, whatever the style makes of it.
extension Button: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let style: ControlStyle<PrimitiveButtonStyleConfiguration> = .around(inputs)
    let control = ControlNode<ButtonBehavior>(view.part(at: 0), inputs: inputs)
    let written: _GraphValue<Label> = view.part(
      at: StoredOffset.second(\Self.label, after: ButtonBehavior.self))
    let label = PrimitiveButtonStyleConfiguration.Label(part: ControlPart(written, in: style))
    let configuration = _GraphValue<PrimitiveButtonStyleConfiguration> {
      PrimitiveButtonStyleConfiguration(role: control.behavior.read().role, label: label, control: control)
    }
    var outputs: _ViewOutputs = style.makeView(configuration, inputs: inputs)
    // A button that a primitive style makes of its configuration is a part of the button that has the style.
    if Label.self != PrimitiveButtonStyleConfiguration.Label.self { control.makeElement(of: &outputs) }
    return outputs
  }
}
