import CoreGraphics
import Foundation
import HostInterface
import SwiftUICore
import UIFoundation

/// A window of a program with what belongs to it.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  open internal(set) var windows: [UIWindow] = []
  /// The window that the program made for the scene, before or when the scene connects.
  var programWindow: UIWindow?
  /// Whether the program was told of the window, and the window was not closed since.
  var isConnected: Bool = false
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
  open var screen: UIScreen { .main }
  /// By the form of the window: upright where it is higher than wide.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard let size = windows.first?.bounds.size, size.width > 0 else { return .unknown }
    return size.width > size.height ? .landscapeRight : .portrait
  }
  open var traitCollection: UITraitCollection { windows.first?.traitCollection ?? .current }
  /// Nil: a desktop has no status bar.
  open var statusBarManager: UIStatusBarManager? { nil }
  /// Kept as they were set: scenes say which sizes their windows have.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
  open override var next: UIResponder? { UIApplication.shared }

  /// Orientations are no matter of windows.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// What a program asks of the form of a window.
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    @MainActor @preconcurrency
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

/// The status bar of a scene.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
  open var isStatusBarHidden: Bool { true }
  open var statusBarStyle: UIStatusBarStyle { .default }
}

/// The sizes that a scene's window may have.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize: CGSize = .zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var allowsFullScreen: Bool = true
}

/// The delegate of a window's life. A window has the delegate of its configuration, which the program's delegate gives
/// (`application(_:configurationForConnecting:options:)`) or the program's description names, in programs of SwiftUI's too.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are to be opened in the window. SwiftUI's windows get them by `onOpenURL(perform:)`.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// What the window is to come back with; asked when it leaves the front. Nil, the default, for nothing.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The window has come back, and has its controllers: these take up what the activity tells of.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity of a type will be brought to the window.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// The window goes on with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity could not be brought from another machine: none is.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// The program's activity was brought up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// An address that a window is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// How an address is opened.
  @MainActor @preconcurrency
  open class OpenURLOptions: NSObject {
    /// The program that asks; nil where it is not known, as on a desktop.
    open var sourceApplication: String? { nil }
    /// Whether the file must be copied before it is changed.
    open var openInPlace: Bool { true }
  }

  public nonisolated let url: URL
  public let options = OpenURLOptions()

  package init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The delegate of a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwnerDefaults {
  @_disfavoredOverload
  var window: UIWindow? { get set }
  /// The window has another size than before.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// The person chose an action of the program's symbol. Desktops start programs by theirs: nobody calls it.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The window as an optional requirement has it; nil for none.
  public var window: UIWindow?? {
    guard let window: UIWindow = self.window else { return nil }
    return window
  }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
