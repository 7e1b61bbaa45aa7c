import Foundation

/// A window of a program as UIKit sees it.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Why a window opens: the person opened one, or the program asked for it (`UIApplication.activateSceneSession(for:errorHandler:)`).
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The addresses that the window opens with: none, as they come to its delegate when it is there.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue: the one with which the program asked for the window.
    open private(set) var userActivities: Set<NSUserActivity> = []
    /// The program that asks for the window: none but the program itself does so.
    open var sourceApplication: String? { nil }
    /// The type of an activity that comes later from another machine: none does.
    open var handoffUserActivityType: String? { nil }
    /// The action of the program's symbol by which the window opens: the desktop starts programs by theirs.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    package override init() { super.init() }

    package convenience init(_ request: UISceneSessionActivationRequest?) {
      self.init()
      if let activity = request?.userActivity { userActivities = [activity] }
    }
  }

  /// How the program asks for a window.
  @MainActor @preconcurrency
  open class ActivationRequestOptions: NSObject {
    /// The window that asks; the desktop decides where the new one opens.
    open weak var requestingScene: UIScene?

    public override init() { super.init() }
  }

  /// How an address is opened in another program. Nothing of it matters on a desktop.
  @MainActor @preconcurrency
  open class OpenExternalURLOptions: NSObject {
    /// Whether only a program that belongs to the address may open it; kept as it was set.
    open var universalLinksOnly: Bool = false

    public override init() { super.init() }
  }

  public typealias OpenURLOptions = UIOpenURLContext.OpenURLOptions

  /// Opens an address in the program that is there for it.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: How; nothing of it matters here.
  ///   - completion: Called with whether there is such a program.
  @preconcurrency open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, completionHandler: completion) }

  /// Which windows are chosen for an activity that the program brings forward (`UIApplication.activateSceneSession(for:errorHandler:)`
  /// without a session).
  open var activationConditions = UISceneActivationConditions()
  /// What is shown below the title where windows have room for it: kept as it was set.
  open var subtitle: String = ""

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
    session.scene = self
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
    /// A screen that shows something and is not used: no host gives such windows.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  /// Another one for each session, also when the program runs again.
  public let persistentIdentifier: String = UUID().uuidString
  /// The window; nil while it is closed.
  open internal(set) weak var scene: UIScene?
  /// Values of the program's own for the window; nil for none.
  open var userInfo: [String: Any]?
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
