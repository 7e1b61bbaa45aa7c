/// The looks of a button and how it is used: the style says what sets off the action.
///
/// For assistive technologies the button stays one element with a default action, whatever the style does (behaviour 330).
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style draws and sets off.
public struct PrimitiveButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor public func trigger() { action() }

  /// The button's label, of whatever type: it stands for the views where the button was written.
  nonisolated public struct Label: View, LoweredControlLabel {
    let lowering: ControlLabelLowering
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, for styles that add to another: it looks as the style around says.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    core = ButtonCore(role: configuration.role, action: configuration.action)
    label = configuration.label
  }
}

extension View {
  /// Sets the appearance and the interaction of the buttons inside the view.
  ///
  /// - Parameter style: A built-in style, such as `.bordered`, `.borderedProminent` or `.plain`, or one of your own,
  ///   which decides when the action runs.
  @MainActor public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}

/// The style's type is part of the modifier's: views around which it is another one are other views.
nonisolated private struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: InputsModifier {
  var style: Style

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = inputs.environment.setting(ButtonStyleKey.self, "button style") { outer in
      AnyButtonStyle.make(modifier.read().style, around: outer[ButtonStyleKey.self])
    }
  }
}
