import SwiftUICore

/// The appearance of a toggle; the behaviour and the accessibility stay the toggle's own (behaviour 330).
///
/// ```swift
/// struct Checkmark: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       Label { configuration.label } icon: { Image(systemName: configuration.isOn ? "checkmark.square" : "square") }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The state and the label of a toggle, which its style draws.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on; writing changes the value that the toggle stands for.
  @Binding public var isOn: Bool
  /// Whether some of several values are on and others off.
  public var isMixed: Bool
  /// The toggle, for the part of the looks that takes taps.
  let control: ControlNode<ToggleBehavior>

  nonisolated init(isOn: Binding<Bool>, isMixed: Bool, label: Label, control: ControlNode<ToggleBehavior>) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
    self.control = control
  }

  /// The toggle's label, of whatever type: it stands for the views where the toggle was written.
  nonisolated public struct Label: View, ControlPartView {
    package let part: ControlPart
  }
}

extension ToggleStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(DefaultToggleStyle(), ToggleStyleBody.self)
}

nonisolated private struct ToggleStyleBody<Style: ToggleStyle>: ControlStyleBody {
  let style: Style
  let configuration: ToggleStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the appearance of the toggles inside the view.
  ///
  /// - Parameter style: The style, such as `.switch`, `.button` or one of your own.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<ToggleStyleBody<S>>(style))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
