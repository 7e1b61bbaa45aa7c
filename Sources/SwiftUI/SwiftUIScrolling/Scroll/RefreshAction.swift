import SwiftUICore

/// Brings what a view shows up to date; from the environment, where `refreshable(action:)` put it.
///
/// ```swift
/// struct Reload: View {
///   @Environment(\.refresh) private var refresh
///   var body: some View {
///     Button("Reload") { Task { await refresh?() } }
///   }
/// }
/// ```
public struct RefreshAction: Sendable {
  // Made and called on the main actor.
  nonisolated(unsafe) let action: () async -> Void

  /// Refreshes, and comes back when that is done.
  public func callAsFunction() async { await action() }
}

struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Brings the view around up to date; nil where it cannot be.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets people bring the view up to date: by pulling a list or scroll view down with a finger and, on desktops, by
  /// Control-R and F5. The keys are this framework's choice; Apple's Macs have none for it.
  ///
  /// - Parameter action: Brings the data up to date. While it runs, an indicator is shown.
  public nonisolated func refreshable(action: @escaping () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
