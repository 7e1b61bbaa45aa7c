import SwiftUICore

/// Whether the view of the chosen tab wants the bar with the tabs: of views further out the wish counts that is set last.
nonisolated enum TabBarVisibilityKey: PreferenceKey {
  static var defaultValue: Visibility? { nil }

  static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) { value = value ?? nextValue() }
}

extension View {
  /// Says whether the bar with the tabs is there, where the bars of the screen include it.
  nonisolated func tabBarVisibility(_ visibility: Visibility, in bars: [ToolbarPlacement]) -> some View {
    transformPreference(TabBarVisibilityKey.self) { wish in
      if bars.contains(.tabBar) { wish = visibility }
    }
  }

  /// Keeps what the views inside say of the bar with the tabs.
  func readingTabBarVisibility(_ visibility: Binding<Visibility?>) -> some View {
    onPreferenceChange(TabBarVisibilityKey.self) { wish in
      if visibility.wrappedValue != wish { visibility.wrappedValue = wish }
    }
    // A tab view around this one has a bar of its own.
    .transformPreference(TabBarVisibilityKey.self) { $0 = nil }
  }
}
