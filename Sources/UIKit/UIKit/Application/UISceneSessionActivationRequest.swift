import Foundation
import FoundationGaps

/// What a program asks for when it brings a window forward or opens one.
public struct UISceneSessionActivationRequest {
  /// What the window is for.
  public let role: UISceneSession.Role
  /// The session whose window comes forward; nil for a new window, or one whose conditions suit the activity.
  public let session: UISceneSession?
  /// What the window is to go on with; nil for nothing.
  public var userActivity: NSUserActivity?
  /// How; nil for nothing in particular.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a window of a kind.
  ///
  /// - Parameters:
  ///   - role: What it is for; windows of programs by default.
  ///   - userActivity: What it shows; its delegate finds it in the options of the connection.
  ///   - options: How.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Asks for the window of a session.
  ///
  /// - Parameters:
  ///   - session: The session; a new window opens where its own was closed.
  ///   - userActivity: What the window goes on with; its delegate is told by `scene(_:continue:)`.
  ///   - options: How.
  @MainActor public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

/// Why a window does not do what was asked of it.
public struct UISceneError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The program shows one window alone.
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { UISceneErrorDomain }
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  public static var requestDenied: Code { .requestDenied }
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// The domain of `UISceneError`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UISceneErrorDomain: String = "UISceneErrorDomain"

extension UISceneError: CustomNSError {
  public var errorCode: Int { code.rawValue }
}

/// Which of the open windows suits an activity.
///
/// The predicates are asked about the `targetContentIdentifier` of an activity that the program brings forward without naming a
/// session. A window that can show it and prefers to comes forward; a new one opens where none does.
@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject {
  /// Whether the window can show the content. True by default.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether the window would rather show it than others. False by default.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  public override init() { super.init() }
}

/// How a session is ended.
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// How the session of a window is ended.
@MainActor @preconcurrency
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the window goes: kept as it was set, as the desktop moves windows.
  open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard

  public override init() { super.init() }
}

extension UIWindowScene {
  /// How a window goes.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    /// What was written there is done.
    case commit = 2
    /// What was written there is thrown away.
    case decline = 3
  }
}
