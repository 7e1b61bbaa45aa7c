import SwiftUICore

/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Makes a label of any views.
  ///
  /// - Parameters:
  ///   - title: Makes the title.
  ///   - icon: Makes the icon.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: StyleableControl {
  package nonisolated static func styled(
    _ label: _GraphValue<Self>, in inputs: _ViewInputs
  ) -> _GraphValue<StyledControl<LabelStyleConfiguration>> {
    let scope: ControlStyle<LabelStyleConfiguration> = .around(inputs)
    let configuration = LabelStyleConfiguration(
      title: .init(part: ControlPart(label.part(\.title), in: scope)),
      icon: .init(part: ControlPart(label.part(\.icon), in: scope)))
    return _GraphValue { StyledControl(configuration) }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was given, for styles that add to another.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a symbol. The title alone is its accessibility label.
  ///
  /// ```swift
  /// Label("Settings", systemImage: "gearshape")
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the tables of strings.
  ///   - systemImage: The name of the symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// With a picture of an asset catalog, or a file, as the icon.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }

  /// With a picture of the resources as the icon.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    title = Text(titleKey)
    icon = Image(resource)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.title = Text(title)
    icon = Image(resource)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}
