import SwiftUICore

/// What controllers of UIKit's say of the bar with the tabs.
package struct TabBarLook {
  /// Whether the chosen view has the bar's room as well.
  package var isHidden: Bool = false
  /// What lies behind the bar; nil for what is behind bars.
  package var surface: BarSurface?
  package var normal = TabBarItemLook()
  package var selected = TabBarItemLook()
  package var badgeColor: Color?

  package init() {}
}

/// How tabs look in one state.
package struct TabBarItemLook {
  /// The colour of the icon; nil for what tabs have.
  package var icon: Color?
  package var title: BarTextStyle?

  package init() {}
}

private struct TabBarLookKey: EnvironmentKey {
  static var defaultValue: TabBarLook? { nil }
}

extension EnvironmentValues {
  package var tabBarLook: TabBarLook? {
    get { self[TabBarLookKey.self] }
    set { self[TabBarLookKey.self] = newValue }
  }
}
