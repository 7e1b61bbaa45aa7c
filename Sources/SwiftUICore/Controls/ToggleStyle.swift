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

/// What a toggle style draws.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on; writing changes what it stands for.
  @Binding public var isOn: Bool
  /// Whether some of several values are on and others off.
  public var isMixed: Bool

  nonisolated init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// The toggle's label, of whatever type: it stands for the views where the toggle was written.
  nonisolated public struct Label: View, LoweredControlLabel {
    let lowering: ControlLabelLowering
  }
}

/// A toggle style of any type, as the environment keeps it.
struct AnyToggleStyle {
  let makeBody: @MainActor (ToggleStyleConfiguration) -> AnyView

  @MainActor init<S: ToggleStyle>(_ style: S) {
    makeBody = { AnyView(ToggleStyleBody(style: style, configuration: $0)) }
  }
}

/// The looks that a style gives, as a view, so that the style's own dynamic properties work.
private struct ToggleStyleBody<Style: ToggleStyle>: View, PropertyCarrier {
  static var carried: Any.Type { Style.self }

  var style: Style
  @Binding var isOn: Bool
  var isMixed: Bool
  var label: ToggleStyleConfiguration.Label

  init(style: Style, configuration: ToggleStyleConfiguration) {
    self.style = style
    _isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }

  var body: Style.Body {
    style.makeBody(configuration: ToggleStyleConfiguration(isOn: $isOn, isMixed: isMixed, label: label))
  }
}

private struct ToggleStyleKey: EnvironmentKey { static let defaultValue: AnyToggleStyle? = nil }

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the toggles inside the view.
  ///
  /// - Parameter style: The style, such as `.switch`, `.button` or one of your own.
  @MainActor public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
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
