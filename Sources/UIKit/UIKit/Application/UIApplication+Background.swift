import Foundation

/// Whether the program may work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

extension UIApplication {
  /// Available: programs go on while no window is seen.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Posted when that changes: never on a desktop.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// As often as possible, in seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  /// The person's settings of programs for kinds of files and addresses: no desktop has an address for them.
  public nonisolated static let openDefaultApplicationsSettingsURLString: String = "app-settings:default-applications"

  /// Asks that no picture of the program be shown at its next start: none is kept.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Says that state comes back after the delegate was asked for it: nothing waits for that here.
  public func extendStateRestoration() {}
  /// Says that it has come back.
  public func completeStateRestoration() {}
}

/// The kind of device of which the interface is meant to be.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
