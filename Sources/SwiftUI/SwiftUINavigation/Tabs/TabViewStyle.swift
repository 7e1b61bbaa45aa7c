import SwiftUICore

/// How a tab view shows its tabs and changes between them.
@MainActor @preconcurrency
public protocol TabViewStyle {
  nonisolated var _kind: _TabViewStyleKind { get }
}

/// A style, as a tab view sees it.
nonisolated public struct _TabViewStyleKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, tabBarOnly, sidebarAdaptable, grouped
    case page(PageTabViewStyle.IndexDisplayMode)
    case verticalPage
  }

  let kind: Kind
}

/// The style of the device: a bar below the content on a phone, tabs above it on a desktop.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .automatic) }
}

/// Tabs in a bar, also where there is room for a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .tabBarOnly) }
}

/// Tabs in a sidebar where there is room for one, otherwise in a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .sidebarAdaptable) }
}

/// Tabs above a box that holds the content.
public struct GroupedTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .grouped) }
}

/// Pages side by side, which a person turns by swiping, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are seen.
  public struct IndexDisplayMode: Sendable, Equatable {
    private let name: String

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  nonisolated let mode: IndexDisplayMode

  public nonisolated init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .page(mode)) }
}

/// Pages one above the other, as on a watch.
public struct VerticalPageTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .verticalPage) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style of the device.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar, also where there is room for a sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room for one.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs above a box.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages to swipe.
  ///
  /// - Parameter indexDisplayMode: When the dots are seen.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages one above the other.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

private struct TabViewStyleKey: EnvironmentKey {
  static let defaultValue = _TabViewStyleKind(kind: .automatic)
}

extension EnvironmentValues {
  var tabViewStyle: _TabViewStyleKind.Kind { self[TabViewStyleKey.self].kind }

  fileprivate var tabViewStyleKind: _TabViewStyleKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how tab views inside show their tabs.
  ///
  /// - Parameter style: The style. The default is `.automatic`.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyleKind, style._kind)
  }
}
