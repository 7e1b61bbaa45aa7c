@_exported import Foundation
import FoundationGaps
import HostInterface

/// Shows notifications of the program, at once or at a time.
///
/// What is pending is shown as long as the program runs.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// A request that waits for its time.
  struct Pending {
    let request: UNNotificationRequest
    let cancel: () -> Void
  }

  // All of it is used on the main thread alone.
  weak var host: (any NotificationHost)?
  var pending: [Pending] = []
  var delivered: [UNNotification] = []
  var categories: Set<UNNotificationCategory> = []
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  private init(host: (any NotificationHost)?) {
    self.host = host
    super.init()
    host?.onAnswer = { [weak self] id, answer in self?.receive(answer, for: id) }
  }

  private nonisolated(unsafe) static var key: UInt8 = 0
  private static let hostless = UNUserNotificationCenter(host: nil)

  /// The center of the program.
  open class func current() -> UNUserNotificationCenter {
    guard let host = HostServices.notifications else { return hostless }
    if let made = objc_getAssociatedObject(host, &key) as? UNUserNotificationCenter { return made }
    let made = UNUserNotificationCenter(host: host)
    objc_setAssociatedObject(host, &key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// False: the desktop asks for no text.
  public var supportsContentExtensions: Bool { false }

  /// What is done on the main thread, now where this is it.
  func onMain(_ action: @escaping () -> Void) {
    struct Work: @unchecked Sendable { let action: () -> Void }
    guard !MainQueue.isCurrent else { return action() }
    let work = Work(action: action)
    DispatchQueue.main.async { work.action() }
  }

  // MARK: - Permission

  /// Asks whether the program may notify. It may on a desktop that shows notifications: people silence programs in the
  /// desktop's settings.
  ///
  /// - Parameter completionHandler: Called on the main thread.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    onMain { [self] in
      guard let host else { return completionHandler(false, nil) }
      host.findOut { [weak host] isThere in
        host?.isAllowed = isThere
        completionHandler(isThere, nil)
      }
    }
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAuthorization(options: options) { isAllowed, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isAllowed) }
      }
    }
  }

  var status: UNAuthorizationStatus {
    guard let host else { return .denied }
    return host.isAllowed.map { $0 ? .authorized : .denied } ?? .notDetermined
  }

  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    onMain { [self] in completionHandler(UNNotificationSettings(status)) }
  }

  open func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  // MARK: - Categories

  /// The kinds of notifications whose actions are offered; they replace those of before.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    onMain { [self] in self.categories = categories }
  }

  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    onMain { [self] in completionHandler(categories) }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> {
    await withCheckedContinuation { continuation in
      getNotificationCategories { continuation.resume(returning: $0) }
    }
  }

  // MARK: - Badge

  /// Sets the number at the program's icon, which no desktop shows.
  ///
  /// - Throws: `UNError.Code.badgeInputInvalid` for a negative number.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    if newBadgeCount < 0 { throw UNError(.badgeInputInvalid) }
  }

  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(newBadgeCount < 0 ? UNError(.badgeInputInvalid) : nil)
  }
}
