import Foundation
import HostInterface
import SwiftUICore

/// The machine on which the program runs.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  public static let current = UIDevice()

  /// The machine's name in the network.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// The kind of machine.
  open var model: String { "Linux" }
  open var localizedModel: String { model }
  open var systemName: String { "Linux" }
  /// The version of the system's core.
  open var systemVersion: String {
    let version: OperatingSystemVersion = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// `phone` in windows that stand for one, `mac` on a desktop.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    ViewGraph.foremost?.settings.idiom == .phone ? .phone : .mac
  }

  /// The same while the program is there: a number of the program on this machine.
  open private(set) lazy var identifierForVendor: UUID? = {
    let key = "UIDevice.identifierForVendor"
    if let known = UserDefaults.standard.string(forKey: key).flatMap(UUID.init(uuidString:)) { return known }
    let new = UUID()
    UserDefaults.standard.set(new.uuidString, forKey: key)
    return new
  }()

  open var isMultitaskingSupported: Bool { true }
  /// A desktop is not turned: unknown.
  open var orientation: UIDeviceOrientation { .unknown }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  /// No host tells of batteries: the level is -1, as where it is not monitored.
  open var isBatteryMonitoringEnabled: Bool = false
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  open var isProximityMonitoringEnabled: Bool = false
  open var proximityState: Bool { false }
  open func playInputClick() {}

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
