import Foundation

// A desktop keeps nobody in one program, which is what Guided Access does: sessions are refused.
extension UIAccessibility {
  /// Whether a restriction of the program's own is in force.
  public enum GuidedAccessRestrictionState: Int, Sendable {
    case allow = 0
    case deny = 1
  }

  /// Why a feature was not switched.
  public struct GuidedAccessError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
      case permissionDenied = 0
      case failed = 9_223_372_036_854_775_807
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var permissionDenied: Code { .permissionDenied }
    public static var failed: Code { .failed }
    public static var errorDomain: String { "UIGuidedAccessErrorDomain" }
  }

  /// Switches features for the time of a session: refused.
  ///
  /// - Parameters:
  ///   - features: Which.
  ///   - enabled: On or off.
  ///   - completionHandler: Called with false and the reason.
  @MainActor @preconcurrency
  public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, GuidedAccessError(.permissionDenied)) }

  /// Begins or ends a session: refused.
  ///
  /// - Parameters:
  ///   - enable: Whether one begins.
  ///   - completionHandler: Called with false.
  @MainActor @preconcurrency
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// Whether a restriction of the program's own is in force: none is.
  @MainActor @preconcurrency
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState { .allow }

  /// The ears for which hearing aids are connected.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// The ears for which hearing aids are connected: hosts tell of none.
  @MainActor @preconcurrency public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  /// Never posted, as hosts tell of no hearing aids.
  public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
}

/// The features that a program asks the system to switch for the time of a session of Guided Access.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
  public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
  public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
  public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
  public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)
}

/// Knows the restrictions of a program of its own in sessions of Guided Access. Nobody asks, as there are no sessions.
@MainActor @preconcurrency
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  typealias GuidedAccessRestrictionState = UIAccessibility.GuidedAccessRestrictionState

  /// The names of the restrictions.
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String, didChange newRestrictionState: GuidedAccessRestrictionState)
  /// The title of a restriction in the settings of Guided Access.
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  /// A longer text below the title; nil, the default, for none.
  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}
