import Foundation
import FoundationGaps

/// What a program wants to know of its own life.
///
/// A SwiftUI program makes its delegate with `UIApplicationDelegateAdaptor`. Each requirement has a form that does nothing.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol, _WindowOwnerDefaults {
  /// The window of a program without scenes of its own. What keeps it: the system shows it and holds it weakly.
  @_disfavoredOverload
  var window: UIWindow? { get set }
  /// The program begins. False says that it cannot go on with what it was started for.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program has begun; its first window comes next.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// A window got the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// No window will have the keyboard.
  func applicationWillResignActive(_ application: UIApplication)
  /// No window is seen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// A window will be seen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The program ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Messages of servers can reach the program; and those that cannot, and those that came. A desktop has no such messages.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// A window is about to open: how it is configured, and which delegate it has. The content of windows of SwiftUI's programs
  /// comes from their scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Windows were closed for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// An address is to be opened, in a program whose scenes have no delegate. False, the default, where the program does not know it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// An activity of a type is to be gone on with, in a program whose scenes have no delegate. False by default.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// An activity is to be gone on with. The handler takes the objects that restore themselves from it. False by default.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  // Questions and news of devices with services of their own: nothing asks and tells so on a desktop; programs may call these.

  /// There is little memory left: no desktop tells.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Another day or another time zone began: no host tells.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Files that are locked with the screen can be read again: no desktop locks files.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Files that are locked with the screen cannot be read soon.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// The person chose an action of the program's symbol: the desktop file has those.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// An activity could not be brought from another machine: none is.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  )
  /// The program's activity was brought up to date.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Transfers in the background have come to an end: those of a program end with it.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )
  /// Whether parts of other programs may be used in this one: there are none.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// How windows may be turned: a desktop does not turn them.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Whether key commands are changed for other keyboards: hosts tell characters, not keyboards.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

  /// Whether the state of controllers with restoration identifiers is kept when a window leaves the front. False by default.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Whether that state comes back with the window. False by default. The coder reads what the delegate wrote.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// The delegate may write something beside the state of the controllers.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// The state has come back; the coder reads what the delegate wrote.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Makes a controller of a navigation controller again that has no `restorationClass`; nil where it is not to come back.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

/// Gives a delegate without a window of its own a `window` property that is nil.
public protocol _WindowOwnerDefaults: AnyObject {}

extension _WindowOwnerDefaults {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The window as an optional requirement has it, in `UIApplication.shared.delegate?.window??.rootViewController`; nil for none.
  public var window: UIWindow?? {
    guard let window: UIWindow = self.window else { return nil }
    return window
  }

  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
  public func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
}

/// The result of asking for news in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}
