import SwiftUI

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue: WidgetFamily = .systemMedium
}

private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue: WidgetRenderingMode = .fullColor
}

private struct WidgetContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

private struct ShowsWidgetContainerBackgroundKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

extension EnvironmentValues {
  /// The size of the widget around. The default is `systemMedium`.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the widget's colours are shown. The default, and what previews have, is `fullColor`.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// The space between the widget's content and its edges, in points; also where the widget disables it.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }

  /// Whether the widget's background is shown. It always is.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[ShowsWidgetContainerBackgroundKey.self] }
    set { self[ShowsWidgetContainerBackgroundKey.self] = newValue }
  }
}
