import HostInterface
import ReactiveGraph
import SwiftUICore

/// The looks of a button and how it is used: the style says what sets off the action.
///
/// For assistive technologies the button stays one element with a default action, whatever the style does (behaviour 330).
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the action of a button, which a primitive style draws and sets off.
public struct PrimitiveButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  package let control: ControlNode<ButtonBehavior>

  /// Does what the button is for.
  public func trigger() { control.perform(.activate) }

  /// The button's label, of whatever type: it stands for the views where the button was written.
  nonisolated public struct Label: View, ControlPartView {
    package let part: ControlPart
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, for styles that add to another: it looks as the style around says.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let control: ControlNode<ButtonBehavior> = configuration.control
    behavior = ButtonBehavior(role: configuration.role) { control.perform(.activate) }
    label = configuration.label
  }
}

/// Both kinds of button styles are one family: a style of one kind may be outside of a style of the other.
extension PrimitiveButtonStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(DefaultButtonStyle(), PrimitiveButtonStyleBody.self)
}

nonisolated private struct PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: ControlStyleBody {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }

  /// The framework's own styles are looks of a button like any other: no button is made inside of the button.
  ///
  /// Compiled apart for the style that nearly all buttons have: otherwise types are looked up for each of them.
  @_specialize(where Style == DefaultButtonStyle)
  static func makeView(of button: ControlLowering<Self>) -> _ViewOutputs {
    if Style.self == DefaultButtonStyle.self { return makeIdiomatic(button) }
    guard let style = Style.self as? any LookButtonStyle.Type else { return button.lowerBody() }
    return make(button, as: style)
  }

  /// Borderless on a phone and bordered on a desktop.
  private static func makeIdiomatic(_ button: ControlLowering<Self>) -> _ViewOutputs {
    if button.inputs.environment(IdiomKey.self).peek == .phone { return make(button, BorderlessLook()) }
    return make(button, BorderedLook(isProminent: false))
  }

  private static func make<Look: ButtonStyle>(_ button: ControlLowering<Self>, _ look: Look) -> _ViewOutputs {
    ButtonStyleBody<Look>.makeView(of: button.with(_GraphValue { look }, ButtonStyleBody<Look>.self))
  }

  private static func make<S: LookButtonStyle>(_ button: ControlLowering<Self>, as type: S.Type) -> _ViewOutputs {
    guard let style = button.style as? _GraphValue<S> else { preconditionFailure("a style is lowered as another") }
    return ButtonStyleBody<S.Look>.makeView(of: button.with(style[{ $0.look }], ButtonStyleBody<S.Look>.self))
  }
}

extension View {
  /// Sets the appearance and the interaction of the buttons inside the view.
  ///
  /// - Parameter style: A built-in style, such as `.bordered`, `.borderedProminent` or `.plain`, or one of your own,
  ///   which decides when the action runs.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<PrimitiveButtonStyleBody<S>>(style))
  }
}
