import ReactiveGraph
import SwiftUICore

/// The appearance of a button; the behaviour and the accessibility stay the button's own (behaviour 330).
///
/// ```swift
/// struct Outlined: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding(8)
///       .overlay { Capsule().stroke(.tint, lineWidth: configuration.isPressed ? 3 : 1) }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the state of a button, which its style draws.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool

  /// The button's label, of whatever type: it stands for the views where the button was written.
  nonisolated public struct Label: View, ControlPartView {
    package let part: ControlPart
  }
}

/// A button style among the primitive ones: its whole drawing takes the taps.
nonisolated struct ButtonStyleBody<Style: ButtonStyle>: ControlStyleBody {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: Style.Body {
    let label = ButtonStyleConfiguration.Label(part: configuration.label.part)
    return style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: label, isPressed: configuration.control.isPressed))
  }

  static func makeView(of button: ControlLowering<Self>) -> _ViewOutputs {
    let isLabel: Bool = Style.self == BorderlessLook.self || Style.self == PlainLook.self
    var outputs: _ViewOutputs =
      isLabel ? button.makeLabel(isTinted: Style.self == BorderlessLook.self) : button.lowerBody()
    let control: ControlNode<ButtonBehavior> = button.inputs.graph.untracked { button.configuration.read() }.control
    control.takeTaps(of: &outputs, hasOwnNode: isLabel)
    return outputs
  }
}

extension ControlLowering where StyleBody.Configuration == PrimitiveButtonStyleConfiguration {
  /// Lowers the looks of ours that are the label alone: the label is lowered in its place, without a body that would have
  /// nothing to change.
  fileprivate func makeLabel(isTinted: Bool) -> _ViewOutputs {
    let part: ControlPart = inputs.graph.untracked { configuration.read() }.label.part
    var inner: _ViewInputs = inputs
    if isTinted {
      let configuration: _GraphValue<PrimitiveButtonStyleConfiguration> = configuration
      inner.environment = inputs.environment.setting(ForegroundKey.self, "foreground style") {
        $0.foregroundLevels.setting(configuration.read().role == .destructive ? buttonRed : buttonTint)
      }
    }
    var outputs: _ViewOutputs = part.makeView(inner)
    if let display = outputs.display {
      let dimming = ControlDimming(around: display, inputs: inputs)
      inputs.graph.untracked { configuration.read() }.control.dimming = dimming
      outputs.display = dimming.node
    }
    return outputs
  }
}

private let buttonRed: [AnyShapeStyle] = [AnyShapeStyle(.red)]
private let buttonTint: [AnyShapeStyle] = [AnyShapeStyle(.tint)]

extension View {
  /// Sets the looks of the buttons inside.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<ButtonStyleBody<S>>(style))
  }
}
