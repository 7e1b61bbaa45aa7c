import Foundation
import SwiftUICore

/// A value, or a control, with a label beside it.
///
/// Where both are text, a reader hears them as one element: the label, then the value.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Puts a label beside a value or control.
  ///
  /// - Parameters:
  ///   - content: Makes the value.
  ///   - label: Makes the label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent: PrimitiveView, StyleableControl where Label: View, Content: View {
  package nonisolated static func styled(
    _ view: _GraphValue<Self>, in inputs: _ViewInputs
  ) -> _GraphValue<StyledControl<LabeledContentStyleConfiguration>> {
    let scope: ControlStyle<LabeledContentStyleConfiguration> = .around(inputs)
    let configuration = LabeledContentStyleConfiguration(
      label: .init(part: ControlPart(view.part(\.label), in: scope)),
      content: .init(part: ControlPart(view.part(\.content), in: scope)))
    return _GraphValue { StyledControl(configuration) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Shows a value as a format has it.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The labeled content that a style was given, for styles that add to another.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
