import SwiftUICore

/// What a tab is for; some stand in a place of their own.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab in which a person searches: it stands apart, at the end of the bar, with an icon and a title of its own where it
  /// is given none.
  public static var search: TabRole { TabRole(name: "search") }
}

/// Where a tab is offered.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// Where the style of the tab view puts it.
  public static let automatic = TabPlacement(name: "automatic")
  /// At the trailing end of the tab bar, and never hidden.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a person may change about a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// Moving and hiding it.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
  /// Moving it.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
  /// Nothing.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
}

/// One of the places in which an adaptable tab view shows its tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Where the style shows tabs first.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab view shows its tabs.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// In a bar below the content.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// As dots that stand for pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// Beside the content.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// In a bar above the content.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// Beside the window; no host here has it.
  public static let ornament = TabBarPlacement(name: "ornament")
}

private struct TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }
private struct TabBarShowsSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Where the tab view around the view shows its tabs; nil outside of tab views.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// Whether the tab view around the view shows the headers of sections.
  public internal(set) var isTabBarShowingSections: Bool {
    get { self[TabBarShowsSectionsKey.self] }
    set { self[TabBarShowsSectionsKey.self] = newValue }
  }
}
