import CoreGraphics
import SwiftUICore

/// How much room the accessory of a tab view has.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// A line of its own.
  case expanded
  /// Beside the tabs of a small bar.
  case inline
}

private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct TabSidebarHeaderKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct TabSidebarFooterKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct TabSidebarBottomKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// What stands at the bar of the tab view inside.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  var tabSidebarHeader: AnyView? {
    get { self[TabSidebarHeaderKey.self] }
    set { self[TabSidebarHeaderKey.self] = newValue }
  }

  var tabSidebarFooter: AnyView? {
    get { self[TabSidebarFooterKey.self] }
    set { self[TabSidebarFooterKey.self] = newValue }
  }

  var tabSidebarBottom: AnyView? {
    get { self[TabSidebarBottomKey.self] }
    set { self[TabSidebarBottomKey.self] = newValue }
  }

  /// How much room the view has, in the accessory of a tab view; nil elsewhere.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Puts a view at the bar of the tab view inside, above the tabs (behaviour 114).
  ///
  /// - Parameter content: Makes the view.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }

  /// Puts a view at the bar of the tab view inside, above the tabs.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether it is there.
  ///   - content: Makes the view.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }

  /// Adds a view above the tabs in the sidebar of the tab view inside (behaviour 112).
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabSidebarHeader, AnyView(content()))
  }

  /// Adds a view below the tabs in the sidebar of the tab view inside; it scrolls with them (behaviour 112).
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabSidebarFooter, AnyView(content()))
  }

  /// Adds a view at the lower edge of the sidebar of the tab view inside (behaviour 112).
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabSidebarBottom, AnyView(content()))
  }

  /// What was said about one tab view does not count for those inside of it.
  nonisolated func withoutTabExtras() -> some View {
    transformEnvironment(\.self) { values in
      values.tabAccessory = nil
      values.tabSidebarHeader = nil
      values.tabSidebarFooter = nil
      values.tabSidebarBottom = nil
    }
  }
}

/// The accessory in a line of its own.
struct TabAccessory: View {
  let content: AnyView

  init(content: AnyView) { self.content = content }

  var body: some View {
    content
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .padding(8)
      .frame(maxWidth: .infinity)
      .background(.bar, in: .rect(cornerRadius: 12))
      .padding(.horizontal, 12)
      .padding(.bottom, 4)
  }
}
