import SwiftUI

/// What a background is put behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The widget around the view.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// The background of the widget around: the outermost that is named.
struct WidgetBackgroundKey: PreferenceKey {
  static var defaultValue: WidgetBackground? { nil }

  static func reduce(value: inout WidgetBackground?, nextValue: () -> WidgetBackground?) {
    value = value ?? nextValue()
  }
}

struct WidgetBackground {
  let alignment: Alignment
  let view: AnyView
}

extension View {
  /// Puts a style behind the whole of the widget around. Outside of widgets it is not seen.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - container: What it is put behind.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    preference(
      key: WidgetBackgroundKey.self,
      value: WidgetBackground(alignment: .center, view: AnyView(Rectangle().fill(style))))
  }

  /// Puts a view behind the whole of the widget around. Outside of widgets it is not seen.
  ///
  /// - Parameters:
  ///   - container: What it is put behind.
  ///   - alignment: Where it stands. The default is the middle.
  ///   - content: Makes the view.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    preference(
      key: WidgetBackgroundKey.self, value: WidgetBackground(alignment: alignment, view: AnyView(content())))
  }
}
