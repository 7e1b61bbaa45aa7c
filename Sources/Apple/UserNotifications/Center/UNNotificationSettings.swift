import Foundation

/// What a program asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// Whether a program may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied
  case authorized
  case provisional
  case ephemeral
}

/// Whether something is switched on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled
  case enabled
}

/// How notifications come up.
public enum UNAlertStyle: Int, Sendable {
  case none = 0
  case banner
  case alert
}

/// When the content of notifications is seen.
public enum UNShowPreviewsSetting: Int, Sendable {
  case always = 0
  case whenAuthenticated
  case never
}

/// What the person lets the program do.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }

  private var isOn: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }

  public var alertSetting: UNNotificationSetting { isOn }
  public var soundSetting: UNNotificationSetting { isOn }
  public var notificationCenterSetting: UNNotificationSetting { isOn }
  public var timeSensitiveSetting: UNNotificationSetting { isOn }
  public var badgeSetting: UNNotificationSetting { .notSupported }
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  public var announcementSetting: UNNotificationSetting { .notSupported }
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  public var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  public var providesAppNotificationSettings: Bool { false }
}

/// How a notification is shown while the program is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Why a notification is not shown.
public struct UNError: Error, Hashable, Sendable, LocalizedError {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid = 1501
    case badgeInputInvalid = 1600
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "The program may not show notifications."
    case .notificationInvalidNoDate: "No date fits the trigger of the notification."
    case .notificationInvalidNoContent: "The notification says nothing."
    case .badgeInputInvalid: "The number of the badge is negative."
    default: "The attachment of the notification cannot be used."
    }
  }
}
