import HostInterface
import SwiftUICore

/// No border on a phone and in grouped forms, a round one elsewhere on a desktop.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View { IdiomaticTextField(field: configuration) }
}

private struct IdiomaticTextField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.spreadsRows) private var isSpread: Bool

  init(field: TextField<_TextFieldStyleLabel>) { self.field = field }

  var body: some View {
    if isSpread { field.input(.plain) } else { field.input(.roundedBorder) }
  }
}

/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration.input(.plain) }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration.input(.roundedBorder) }
}

/// A border with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration.input(.squareBorder) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
