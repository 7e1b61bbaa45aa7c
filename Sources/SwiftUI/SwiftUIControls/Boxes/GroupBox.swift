import SwiftUICore

/// A box around things that belong together, with a label if one is given. A reader knows it as a container.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Puts a box around views that belong together.
  ///
  /// - Parameters:
  ///   - content: Makes the views.
  ///   - label: Makes the label above them.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension GroupBox: StyleableControl {
  package nonisolated static func styled(
    _ box: _GraphValue<Self>, in inputs: _ViewInputs
  ) -> _GraphValue<StyledGroupBox> {
    let scope: ControlStyle<GroupBoxStyleConfiguration> = .around(inputs)
    let configuration = GroupBoxStyleConfiguration(
      label: .init(part: ControlPart(box.part(\.label), in: scope)),
      content: .init(part: ControlPart(box.part(\.content), in: scope)))
    // The box that a style shows of its configuration is a part of the box that has the style.
    let isElement: Bool = Label.self != GroupBoxStyleConfiguration.Label.self
    return _GraphValue { StyledGroupBox(configuration: configuration, isElement: isElement) }
  }
}

/// A box in the style of its place.
nonisolated package struct StyledGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  let isElement: Bool

  @MainActor package var body: some View {
    StyledControl(configuration).attaching(AccessibilityAttachmentModifier(behavior: isElement ? .contain : nil))
  }
}

extension GroupBox {
  /// A box with a label that is a view already.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was given, for styles that add to another.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}
