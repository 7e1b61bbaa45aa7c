import Foundation

/// A window of a program as UIKit sees it.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Why a window opens.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The addresses that the window opens with: none, as SwiftUI's windows get them by `onOpenURL(perform:)`.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue: none, as SwiftUI's windows get them by `onContinueUserActivity(_:perform:)`.
    open var userActivities: Set<NSUserActivity> { [] }
  }

  /// The session that the window belongs to.
  open private(set) var session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?
  /// The delegate that was made for the scene, which goes with it.
  private var ownDelegate: (any UISceneDelegate)?
  /// The state that the delegate was told last.
  private var toldState: ActivationState = .unattached
  open var title: String! = ""
  /// How near the window is to the person.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  public init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  /// Takes a delegate that nobody else keeps.
  final func keep(_ new: any UISceneDelegate) {
    ownDelegate = new
    delegate = new
  }

  /// Tells the delegate that the program is nearer to the person, or farther away.
  package final func follow(_ state: UIApplication.State) {
    let wanted: ActivationState =
      switch state {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
    // A window that opens is in front of the person before it has the keyboard.
    while toldState != wanted {
      switch (toldState, wanted) {
      case (.unattached, .background): toldState = .background
      case (.unattached, _), (.background, _):
        toldState = .foregroundInactive
        delegate?.sceneWillEnterForeground(self)
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
      case (.foregroundInactive, .foregroundActive):
        toldState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        NotificationCenter.default.post(name: Self.didActivateNotification, object: self)
      case (.foregroundInactive, _):
        toldState = .background
        delegate?.sceneDidEnterBackground(self)
        SceneRestoration.save(self)
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
      case (.foregroundActive, _):
        toldState = .foregroundInactive
        delegate?.sceneWillResignActive(self)
        SceneRestoration.save(self)
        NotificationCenter.default.post(name: Self.willDeactivateNotification, object: self)
      }
    }
  }

  /// How near a window is to the person.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// What a window is over its life, also while it is closed.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What the windows of a session are for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role
  /// How the windows of the session are made.
  open private(set) var configuration: UISceneConfiguration
  /// What the window was doing when it left the front last, in this run of the program or in one before; nil for nothing.
  open var stateRestorationActivity: NSUserActivity?

  package init(configuration: UISceneConfiguration) {
    role = configuration.role
    self.configuration = configuration
  }
}

/// How windows of a kind are made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  public let role: UISceneSession.Role
  /// The class of the window's delegate.
  open var delegateClass: AnyClass?
  /// The class of the window.
  open var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
