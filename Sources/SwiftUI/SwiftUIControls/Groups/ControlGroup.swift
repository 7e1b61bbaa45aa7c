import SwiftUICore

/// Controls that belong together, shown as one.
///
/// ```swift
/// struct Alignments: View {
///   var body: some View {
///     ControlGroup {
///       Button("Left", systemImage: "text.alignleft") {}
///       Button("Right", systemImage: "text.alignright") {}
///     }
///   }
/// }
/// ```
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content

  /// Makes a group of controls.
  ///
  /// - Parameter content: Makes the controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group of controls with a label, which styles show that have room for it, and which is spoken.
  ///
  /// - Parameters:
  ///   - content: Makes the controls.
  ///   - label: Makes the label.
  public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Makes a group of controls with a title.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group of controls with a title and a symbol.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Makes a group of controls with a title and a picture of the resources.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}

/// Controls with the label of their group.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor public var body: some View { content }
}

/// The two parts of the content of a group with a label.
private protocol LabeledGroup: View {
  nonisolated static func parts(
    of view: _GraphValue<Self>, in scope: ControlStyleScope
  ) -> (content: ControlPart, label: ControlPart)
}

extension LabeledControlGroupContent: LabeledGroup {
  nonisolated fileprivate static func parts(
    of view: _GraphValue<Self>, in scope: ControlStyleScope
  ) -> (content: ControlPart, label: ControlPart) {
    (ControlPart(view.part(\.content), in: scope), ControlPart(view.part(\.label), in: scope))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was given, for styles that add to another.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) { content = configuration.content }
}

extension ControlGroup: StyleableControl {
  package nonisolated static func styled(
    _ view: _GraphValue<Self>, in inputs: _ViewInputs
  ) -> _GraphValue<StyledControlGroup> {
    let scope: ControlStyle<ControlGroupStyleConfiguration> = .around(inputs)
    let content: _GraphValue<Content> = view.part(\.content)
    func parts<Group: LabeledGroup>(_ type: Group.Type) -> (content: ControlPart, label: ControlPart)? {
      (content as? _GraphValue<Group>).map { Group.parts(of: $0, in: scope) }
    }
    let labeled: (content: ControlPart, label: ControlPart)? = (Content.self as? any LabeledGroup.Type).flatMap {
      parts($0)
    }
    let given: ControlPart? = inputs.graph.untracked {
      (content.read() as? ControlGroupStyleConfiguration.Content)?.label
    }
    let configuration = ControlGroupStyleConfiguration(
      content: labeled?.content ?? ControlPart(content, in: scope), label: labeled?.label ?? given ?? .none)
    // The group that a style shows of its configuration is a part of the group that has the style.
    let isElement: Bool = Content.self != ControlGroupStyleConfiguration.Content.self
    return _GraphValue {
      StyledControlGroup(configuration: configuration, isElement: isElement, hasLabel: labeled != nil)
    }
  }
}

/// A group in the style of its place, which assistive technologies know as a container.
nonisolated package struct StyledControlGroup: View {
  let configuration: ControlGroupStyleConfiguration
  let isElement: Bool
  let hasLabel: Bool

  @MainActor package var body: some View {
    if hasLabel {
      StyledControl(configuration)
        .attaching(AccessibilityAttachmentModifier(behavior: .contain))
        .accessibilityLabel { _ in configuration.label }
    } else {
      StyledControl(configuration)
        .attaching(AccessibilityAttachmentModifier(behavior: isElement ? .contain : nil))
    }
  }
}
