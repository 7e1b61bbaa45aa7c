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

/// What a button style draws.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool

  /// The button's label, of whatever type: it stands for the views where the button was written.
  nonisolated public struct Label: View, LoweredControlLabel {
    let lowering: ControlLabelLowering
  }
}
