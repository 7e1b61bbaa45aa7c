import SwiftUIControls
import SwiftUICore

/// How a split view shares the room among its columns.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  typealias Configuration = NavigationSplitViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A split view, which its style shows.
public struct NavigationSplitViewStyleConfiguration {
  let controller: SplitController
}

extension NavigationSplitViewStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(
    AutomaticNavigationSplitViewStyle(), NavigationSplitViewStyleBody.self)
}

nonisolated private struct NavigationSplitViewStyleBody<Style: NavigationSplitViewStyle>: ControlStyleBody {
  let style: Style
  let configuration: NavigationSplitViewStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

/// Leading columns beside the detail where there is room for both, and otherwise over it.
@MainActor @preconcurrency
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    SplitRoom(controller: configuration.controller, sharing: .automatic)
  }
}

/// Leading columns beside the detail, which gets smaller for them.
@MainActor @preconcurrency
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    SplitRoom(controller: configuration.controller, sharing: .balanced)
  }
}

/// Leading columns over the detail, which keeps its size.
@MainActor @preconcurrency
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    SplitRoom(controller: configuration.controller, sharing: .prominentDetail)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Leading columns beside the detail where there is room for both, and otherwise over it.
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Leading columns beside the detail, which gets smaller for them.
  @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Leading columns over the detail, which keeps its size.
  @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets how split views inside share the room among their columns.
  ///
  /// - Parameter style: The style. The default is `.automatic`.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<NavigationSplitViewStyleBody<S>>(style))
  }
}
