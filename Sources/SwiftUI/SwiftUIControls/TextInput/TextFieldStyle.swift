import SwiftUICore

/// The appearance of text fields; how they are edited and what they say stay their own (behaviour 330).
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<_Label>) -> some View {
///     VStack(spacing: 2) {
///       configuration
///       Divider()
///     }
///   }
/// }
/// ```
///
/// The field that a style is given has the style outside of this one, at last the system's: give it `.textFieldStyle(.plain)`
/// where nothing is to be drawn around it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the field that a style is given.
nonisolated public struct _TextFieldStyleLabel: View, ControlPartView {
  package let part: ControlPart
}

extension TextInputConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(DefaultTextFieldStyle(), TextFieldStyleBody.self)
}

nonisolated struct TextFieldStyleBody<Style: TextFieldStyle>: ControlStyleBody {
  let style: Style
  let configuration: TextInputConfiguration

  @MainActor var body: Style._Body { style._body(configuration: TextField(configuration)) }
}

extension View {
  /// Sets the appearance of text fields and secure fields inside the view.
  ///
  /// - Parameter style: The style, such as `.roundedBorder`, or one of your own.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<TextFieldStyleBody<S>>(style))
  }
}
