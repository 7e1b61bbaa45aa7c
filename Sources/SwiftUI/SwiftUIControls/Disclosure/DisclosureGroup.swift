import SwiftUICore

/// Views that are shown and put away by a control.
///
/// ```swift
/// struct Details: View {
///   @State private var isOpen = false
///   var body: some View {
///     DisclosureGroup("Details", isExpanded: $isOpen) {
///       Text("What is seldom needed")
///     }
///   }
/// }
/// ```
///
/// The content is made when the group is opened, and ends when it is closed.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: DisclosedContent<Content>

  init(_ isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = DisclosedContent(make: content)
  }

  /// Makes a group that keeps for itself whether it is open; it is closed at first.
  ///
  /// - Parameters:
  ///   - content: Makes the views that are shown while the group is open.
  ///   - label: Makes the label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), content: content)
  }

  /// Makes a group that is opened by a value.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the group is open, which the group reads and writes.
  ///   - content: Makes the views that are shown while the group is open.
  ///   - label: Makes the label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label: label(), content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that keeps for itself whether it is open.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, label: Text(titleKey), content: content)
  }

  /// Makes a group with a title that is opened by a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, label: Text(label), content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(label), content: content)
  }
}

extension DisclosureGroup: StyleableControl {
  package nonisolated static func styled(
    _ view: _GraphValue<Self>, in inputs: _ViewInputs
  ) -> _GraphValue<StyledDisclosure> {
    let scope: ControlStyle<DisclosureGroupStyleConfiguration> = .around(inputs)
    let label = DisclosureGroupStyleConfiguration.Label(part: ControlPart(view.part(\.label), in: scope))
    let content = DisclosureGroupStyleConfiguration.Content(part: ControlPart(view.part(\.content), in: scope))
    return view[{ StyledDisclosure(isExpanded: $0.isExpanded, label: label, content: content) }]
  }
}

/// The content of a group, made where and when it is shown.
nonisolated struct DisclosedContent<Content: View>: View {
  let make: () -> Content

  @MainActor var body: Content { make() }
}

/// A group in the style of its place, with the state that it keeps where the app does not.
nonisolated package struct StyledDisclosure: View {
  let isExpanded: Binding<Bool>?
  let label: DisclosureGroupStyleConfiguration.Label
  let content: DisclosureGroupStyleConfiguration.Content
  @State private var isOpen = false

  init(
    isExpanded: Binding<Bool>?, label: DisclosureGroupStyleConfiguration.Label,
    content: DisclosureGroupStyleConfiguration.Content
  ) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  @MainActor package var body: some View {
    StyledControl(
      DisclosureGroupStyleConfiguration(label: label, content: content, isExpanded: isExpanded ?? $isOpen))
  }
}
