import SwiftUICore

/// What controllers of UIKit's say of the bar with the tabs.
package struct TabBarLook {
  /// Whether the chosen view has the bar's room as well.
  package var isHidden: Bool = false
  /// What lies behind the bar; nil for what is behind bars.
  package var surface: BarSurface?
  package var normal = TabBarItemLook()
  package var selected = TabBarItemLook()
  package var badge = TabBadgeLook()
  /// How wide a tab is at most, in points, of tabs that stand together in the middle; nil for tabs that share the bar's width.
  package var itemWidth: CGFloat?
  /// The distance between tabs that stand in the middle, in points.
  package var itemSpacing: CGFloat = 0

  package init() {}
}

/// How tabs look in one state.
package struct TabBarItemLook {
  /// The colour of the icon; nil for what tabs have.
  package var icon: Color?
  package var title: BarTextStyle?
  /// How far the title is moved, in points.
  package var titleOffset: CGSize = .zero

  package init() {}
}

/// How the badges of tabs look.
package struct TabBadgeLook {
  package var color: Color?
  package var text: BarTextStyle?
  /// How far the badge is moved, in points.
  package var offset: CGSize = .zero
  /// How far the letters are moved in the badge, in points.
  package var textOffset: CGSize = .zero

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
