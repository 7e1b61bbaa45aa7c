import Foundation

extension ProcessInfo {
  /// What a system is to refrain from while something goes on.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | (1 << 20))
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00FF_FFFF & ~(1 << 20))
    public static let background = ActivityOptions(rawValue: 0xFF)
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// Whether the machine saves energy, as the firmware's profile says; false where it has none.
  public var isLowPowerModeEnabled: Bool {
    let profile: String? = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
    return profile?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
  }

  /// False: programs run as programs of the desktop.
  public var isiOSAppOnMac: Bool { false }
  /// False: programs run as programs of the desktop.
  public var isMacCatalystApp: Bool { false }

  /// Begins something that the system is not to interrupt, until `endActivity(_:)`.
  ///
  /// - Parameters:
  ///   - options: What the system is to refrain from.
  ///   - reason: For people who look for what keeps the system awake.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    ActivityToken()
  }

  /// Ends what `beginActivity(options:reason:)` began.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Runs a closure that the system is not to interrupt.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) {
    block()
  }

  private final class ActivityToken: NSObject {}
}
