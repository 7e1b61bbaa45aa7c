import SwiftUICore

struct LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether links in rows of lists have an arrow at their end.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the arrow at the end of links in rows of lists.
  ///
  /// - Parameter visibility: Whether it is there; `.automatic` shows it on a phone.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
