import SwiftUI

extension View {
  /// The address that a touch on the widget gives to the app: a preview is not touched.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }

  /// Whether the view takes the accent's colour where widgets have two colours: here they have all.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// A text beside the widget on a watch: there is none here.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// A text beside the widget on a watch: there is none here.
  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// A view beside the widget on a watch: there is none here.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
}

/// The ground that widgets beside a clock have: a veil in the colour of the text.
public struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { Rectangle().fill(Color.primary.opacity(0.12)) }
}
