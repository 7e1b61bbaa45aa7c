import Foundation
import FoundationGaps
import Selectors

/// The running program.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// How near the program is to the person.
  public enum State: Int, Sendable {
    case active
    /// A window is seen, and none has the keyboard.
    case inactive
    case background
  }

  /// A key of the reasons for which a program is started. Programs are started by people here: there are none.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// A key of what is told when a program is to open an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of how another program opens an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The program.
  public class var shared: UIApplication { running }
  private static var running = UIApplication()

  /// The program is one of a class of its own from now on; done before it begins.
  package static func become(_ type: UIApplication.Type) {
    if Swift.type(of: running) != type { running = NSObject.make(type) }
  }

  @MainActor @preconcurrency public override init() { super.init() }

  /// What is told about the life of the program.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The delegate, where it is a responder of its own: no view, no controller and not the program itself.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder is UIView || responder is UIViewController ? nil : responder
  }

  /// Gives an event to the window in which it happens. A subclass may look at all touches and presses of the program here; an event that
  /// it does not hand to `super` reaches nobody.
  open func sendEvent(_ event: UIEvent) {
    if let window = event.window { window.sendEvent(event) } else { event.deliver() }
  }

  /// Performs an action.
  ///
  /// Without a target it goes to the first responder, to those after it, and to the window. `resignFirstResponder` takes the
  /// keyboard from whatever has it, of UIKit's and of SwiftUI's.
  ///
  /// - Returns: Whether somebody performed it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    send(action, to: target, from: sender, for: event)
  }

  open override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    next?.buildMenu(with: builder)
  }

  /// How near the program is to the person.
  open private(set) var applicationState: State = .inactive

  /// Opens an address in the program that is there for it: set by what shows windows.
  package var opener: (@MainActor (URL, @escaping @Sendable (Bool) -> Void) -> Void)?

  /// Opens an address in the program that is there for it.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: How; nothing of it matters here.
  ///   - completion: Called with whether there is such a program.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let opener else {
      completion?(false)
      return
    }
    opener(url) { isOpen in DispatchQueue.main.async { completion?(isOpen) } }
  }

  // MARK: - What a desktop does not have

  /// Whether the screen stays on while nobody does anything: kept as it was set.
  open var isIdleTimerDisabled: Bool = false
  /// A number on the program's symbol: kept as it was set.
  open var applicationIconBadgeNumber: Int = 0
  /// The colours of a status bar: kept as they were set.
  open var statusBarStyle: UIStatusBarStyle = .default
  open var isStatusBarHidden: Bool {
    get { true }
    set {}
  }
  /// Changes the colours of a status bar: they are kept as they were set.
  @available(*, deprecated, message: "Override preferredStatusBarStyle of the controller.")
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Hides a status bar: there is none.
  @available(*, deprecated, message: "Override prefersStatusBarHidden of the controller.")
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Opens an address.
  ///
  /// - Returns: Whether there is a program for it.
  @available(*, deprecated, message: "Use open(_:options:completionHandler:).")
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }
  /// The directions of the screen that a window's controllers may have: all of them, as the desktop turns the screen.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }
  open var statusBarFrame: CGRect { .zero }
  open var statusBarOrientation: UIInterfaceOrientation { keyWindow?.windowScene?.interfaceOrientation ?? .unknown }
  open var isNetworkActivityIndicatorVisible: Bool = false
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  /// Chooses another symbol for the program: a desktop takes it from the program's desktop file, so it fails.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// Actions at the program's symbol: kept as they were set.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether a shake offers to undo: no desktop is shaken.
  open var applicationSupportsShakeToEdit: Bool = true
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}

  /// Programs go on in the background: a task begins and ends at once.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { UIBackgroundTaskIdentifier(rawValue: 1) }

  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: - The life of the program

  /// The program has begun and shows no window yet.
  package func didBegin() {
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification, DidFinishLaunchingMessage())
  }

  /// The program is nearer to the person, or farther away.
  package func move(to state: State) {
    // Between the background and being active lies being inactive.
    while applicationState != state {
      switch (applicationState, state) {
      case (.background, _):
        applicationState = .inactive
        delegate?.applicationWillEnterForeground(self)
        post(Self.willEnterForegroundNotification, WillEnterForegroundMessage())
      case (.inactive, .active):
        applicationState = .active
        delegate?.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification, DidBecomeActiveMessage())
      case (.inactive, _):
        applicationState = .background
        delegate?.applicationDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification, DidEnterBackgroundMessage())
      case (.active, _):
        delegate?.applicationWillResignActive(self)
        post(Self.willResignActiveNotification, WillResignActiveMessage())
        applicationState = .inactive
      }
      for scene in connectedScenes { scene.follow(applicationState) }
    }
  }

  /// The program ends.
  package func willEnd() {
    for scene in connectedScenes where scene.activationState != .background { SceneRestoration.save(scene) }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification, WillTerminateMessage())
  }

  private func post<Message: NotificationCenter.MainActorMessage>(_ name: Notification.Name, _ message: Message)
  where Message.Subject == UIApplication { UIKit.post(name, message, of: self) }
}

extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

/// A task that a program begins before it goes into the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
