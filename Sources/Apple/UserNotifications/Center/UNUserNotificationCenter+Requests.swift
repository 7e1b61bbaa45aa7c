import Foundation
import HostInterface

extension UNUserNotificationCenter {
  // MARK: - Adding

  /// Shows a notification at the time of its trigger, at once without one.
  ///
  /// - Parameter completionHandler: Called on the main thread, with an error where the program may not notify, or no date
  ///   fits the trigger.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMain { [self] in
      guard status == .authorized, let host else { return completionHandler?(UNError(.notificationsNotAllowed)) ?? () }
      cancelPending { $0 == request.identifier }
      guard let trigger = request.trigger else {
        deliver(request)
        completionHandler?(nil)
        return
      }
      guard let date = trigger.date(after: host.date) else {
        completionHandler?(UNError(.notificationInvalidNoDate))
        return
      }
      schedule(request, at: date)
      completionHandler?(nil)
    }
  }

  public func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      add(request) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  private func schedule(_ request: UNNotificationRequest, at date: Date) {
    guard let host else { return }
    let cancel: () -> Void = host.wait(date.timeIntervalSince(host.date)) { [weak self] in self?.isDue(request, date) }
    pending.append(Pending(request: request, cancel: cancel))
  }

  private func isDue(_ request: UNNotificationRequest, _ date: Date) {
    pending.removeAll { $0.request === request }
    deliver(request)
    if let trigger = request.trigger, trigger.repeats, let next = trigger.date(after: date) {
      schedule(request, at: next)
    }
  }

  // MARK: - Showing

  private func deliver(_ request: UNNotificationRequest) {
    guard let host else { return }
    let notification = UNNotification(request: request, date: host.date)
    guard host.isProgramActive else { return show(notification, hasSound: request.content.sound != nil) }
    delegate?.userNotificationCenter(self, willPresent: notification) { [weak self] options in
      self?.onMain {
        guard !options.isDisjoint(with: [.alert, .banner, .list]) else { return }
        self?.show(notification, hasSound: options.contains(.sound) && request.content.sound != nil)
      }
    }
  }

  private func show(_ notification: UNNotification, hasSound: Bool) {
    let request: UNNotificationRequest = notification.request
    let content: UNNotificationContent = request.content
    delivered.removeAll { $0.request.identifier == request.identifier }
    delivered.append(notification)
    let body: [String] = [content.subtitle, content.body].filter { !$0.isEmpty }
    var shown = DesktopNotification(
      id: request.identifier, title: content.title, body: body.joined(separator: "\n"))
    shown.hasSound = hasSound
    shown.image = content.attachments.first { $0.isPicture }?.url
    shown.actions =
      category(of: content)?.actions.map { DesktopNotification.Action(id: $0.identifier, title: $0.title) } ?? []
    shown.urgency =
      switch content.interruptionLevel {
      case .passive: .low
      case .active, .timeSensitive: .normal
      case .critical: .critical
      }
    host?.show(shown)
  }

  private func category(of content: UNNotificationContent) -> UNNotificationCategory? {
    guard !content.categoryIdentifier.isEmpty else { return nil }
    return categories.first { $0.identifier == content.categoryIdentifier }
  }

  func receive(_ answer: NotificationAnswer, for id: String) {
    guard let index = delivered.firstIndex(where: { $0.request.identifier == id }) else { return }
    let notification: UNNotification = delivered.remove(at: index)
    let category: UNNotificationCategory? = category(of: notification.request.content)
    let response: UNNotificationResponse
    switch answer {
    case .opened:
      response = UNNotificationResponse(
        notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
    case .dismissed:
      guard category?.options.contains(.customDismissAction) == true else { return }
      response = UNNotificationResponse(
        notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier)
    case .action(let identifier):
      let asksForText: Bool =
        category?.actions.contains { $0.identifier == identifier && $0 is UNTextInputNotificationAction } ?? false
      response =
        asksForText
        ? UNTextInputNotificationResponse(notification: notification, actionIdentifier: identifier)
        : UNNotificationResponse(notification: notification, actionIdentifier: identifier)
    }
    delegate?.userNotificationCenter(self, didReceive: response) {}
  }

  // MARK: - Pending and delivered

  /// The requests that wait for their time, in the order in which they were added.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    onMain { [self] in completionHandler(pending.map(\.request)) }
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await withCheckedContinuation { continuation in
      getPendingNotificationRequests { continuation.resume(returning: $0) }
    }
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onMain { [self] in cancelPending { identifiers.contains($0) } }
  }

  public func removeAllPendingNotificationRequests() {
    onMain { [self] in cancelPending { _ in true } }
  }

  private func cancelPending(_ isMeant: (String) -> Bool) {
    for entry in pending where isMeant(entry.request.identifier) { entry.cancel() }
    pending.removeAll { isMeant($0.request.identifier) }
  }

  /// The notifications that were shown and not answered since.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    onMain { [self] in completionHandler(delivered) }
  }

  public func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { continuation in
      getDeliveredNotifications { continuation.resume(returning: $0) }
    }
  }

  /// Takes notifications away from the screen.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onMain { [self] in
      delivered.removeAll { identifiers.contains($0.request.identifier) }
      for id in identifiers { host?.withdraw(id) }
    }
  }

  public func removeAllDeliveredNotifications() {
    onMain { [self] in removeDeliveredNotifications(withIdentifiers: delivered.map(\.request.identifier)) }
  }
}
