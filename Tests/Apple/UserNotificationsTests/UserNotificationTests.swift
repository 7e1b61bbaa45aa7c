import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UserNotifications
import ViewTestSupport

/// Notifications without a desktop, on a clock that a test moves.
@MainActor
@Suite("Notifications", .serialized)
struct UserNotificationTests {
  private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    nonisolated(unsafe) var options: UNNotificationPresentationOptions = [.banner, .sound]
    nonisolated(unsafe) var presented: [String] = []
    nonisolated(unsafe) var responses: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      presented.append(notification.request.identifier)
      completionHandler(options)
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      responses.append("\(response.notification.request.identifier) \(response.actionIdentifier)")
      completionHandler()
    }
  }

  private final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate {
    nonisolated(unsafe) var responses: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { .list }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
      responses.append(response.actionIdentifier)
    }
  }

  private let host: HeadlessHost
  private let center: UNUserNotificationCenter

  init() throws {
    host = try window { Text("A") }
    center = .current()
  }

  private func request(_ id: String, _ trigger: UNNotificationTrigger? = nil) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Title \(id)"
    content.subtitle = "Subtitle"
    content.body = "Body"
    content.sound = .default
    content.categoryIdentifier = "mail"
    return UNNotificationRequest(identifier: id, content: content, trigger: trigger)
  }

  private func allow() {
    // Other tests have opened windows since this one was made: its program comes to the front.
    host.update()
    center.requestAuthorization(options: [.alert, .sound]) { _, _ in }
  }

  private var pending: [String] {
    nonisolated(unsafe) var found: [String] = []
    center.getPendingNotificationRequests { found = $0.map(\.identifier) }
    return found
  }

  private var delivered: [String] {
    nonisolated(unsafe) var found: [String] = []
    center.getDeliveredNotifications { found = $0.map(\.request.identifier) }
    return found
  }

  @Test("A program may notify after it has asked, where the desktop shows notifications")
  func permission() {
    nonisolated(unsafe) var answers: [Bool] = []
    nonisolated(unsafe) var errors: [UNError.Code?] = []
    nonisolated(unsafe) var status: [UNAuthorizationStatus] = []
    func look() { center.getNotificationSettings { status.append($0.authorizationStatus) } }
    look()
    center.add(request("early")) { errors.append(($0 as? UNError)?.code) }
    host.notifications.allows = false
    center.requestAuthorization(options: .alert) { isAllowed, _ in answers.append(isAllowed) }
    look()
    host.notifications.allows = true
    center.requestAuthorization(options: .alert) { isAllowed, _ in answers.append(isAllowed) }
    look()
    center.add(request("late")) { errors.append(($0 as? UNError)?.code) }
    #expect(status == [.notDetermined, .denied, .authorized] && answers == [false, true])
    #expect(errors == [.notificationsNotAllowed, nil])
  }

  @Test(
    "A notification is shown at once while the program is behind, and by its delegate's choice while it is in front")
  func presentation() throws {
    allow()
    center.add(request("unasked"))
    #expect(host.notifications.shown.isEmpty)
    let delegate = Delegate()
    center.delegate = delegate
    center.add(request("front"))
    #expect(delegate.presented == ["front"] && host.notifications.shown.map(\.id) == ["front"])
    #expect(host.notifications.shown[0].hasSound && host.notifications.shown[0].body == "Subtitle\nBody")
    delegate.options = .badge
    center.add(request("quiet"))
    host.notifications.isProgramActive = false
    center.add(request("behind"))
    #expect(delegate.presented == ["front", "quiet"])
    #expect(host.notifications.shown.map(\.title) == ["Title front", "Title behind"])
    #expect(delivered == ["front", "behind"])
    center.removeDeliveredNotifications(withIdentifiers: ["front"])
    #expect(host.notifications.shown.map(\.id) == ["behind"] && delivered == ["behind"])
    center.removeAllDeliveredNotifications()
    #expect(host.notifications.shown.isEmpty && delivered.isEmpty)
  }

  @Test("Triggers show notifications after a time and at times of the calendar, once or again")
  func triggers() throws {
    allow()
    host.notifications.isProgramActive = false
    center.add(request("once", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
    center.add(request("again", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    var components = DateComponents(hour: 0, minute: 2)
    components.timeZone = TimeZone(secondsFromGMT: 0)
    let daily = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    #expect(daily.nextTriggerDate() == Date(timeIntervalSinceReferenceDate: 120))
    center.add(request("daily", daily))
    center.add(request("removed", UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)))
    #expect(pending == ["once", "again", "daily", "removed"])
    center.removePendingNotificationRequests(withIdentifiers: ["removed"])
    host.advance(by: .seconds(4))
    #expect(host.notifications.shown.isEmpty)
    host.advance(by: .seconds(2))
    #expect(host.notifications.shown.map(\.id) == ["once"] && pending == ["again", "daily"])
    host.advance(by: .seconds(116))
    // Two come at the same time, in any order.
    #expect(host.notifications.shown.first?.id == "once" && host.notifications.shownCount == 4)
    #expect(Set(host.notifications.shown.map(\.id)) == ["once", "again", "daily"])
    #expect(Set(pending) == ["again", "daily"])
    center.removeAllPendingNotificationRequests()
    host.advance(by: .seconds(120))
    #expect(pending.isEmpty && host.notifications.shownCount == 4)
    nonisolated(unsafe) var code: UNError.Code?
    let never = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 1999), repeats: false)
    center.add(request("never", never)) { code = ($0 as? UNError)?.code }
    #expect(code == .notificationInvalidNoDate)
  }

  @Test("The delegate is told what the person did, with the actions of the category")
  func answers() throws {
    allow()
    let delegate = Delegate()
    center.delegate = delegate
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "")
    let archive = UNNotificationAction(identifier: "archive", title: "Archive", options: .destructive)
    let mail = UNNotificationCategory(identifier: "mail", actions: [archive, reply], intentIdentifiers: [])
    center.setNotificationCategories([mail])
    for id in ["a", "b", "c"] { center.add(request(id)) }
    #expect(host.notifications.shown[0].actions.map(\.title) == ["Archive", "Reply"])
    #expect(host.notifications.answer("a", .opened) && host.notifications.answer("b", .action("archive")))
    #expect(host.notifications.answer("c", .dismissed) && !host.notifications.answer("c", .opened))
    #expect(delegate.responses == ["a \(UNNotificationDefaultActionIdentifier)", "b archive"])
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: .customDismissAction)
    ])
    center.add(request("d"))
    host.notifications.answer("d", .dismissed)
    #expect(delegate.responses.last == "d \(UNNotificationDismissActionIdentifier)" && delivered.isEmpty)
  }

  @Test("A delegate may answer later, and a request keeps the content that it was made with")
  func asynchronously() async throws {
    allow()
    let delegate = AsyncDelegate()
    center.delegate = delegate
    let content = UNMutableNotificationContent()
    content.title = "First"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "Second"
    try await center.add(request)
    await host.settle { !host.notifications.shown.isEmpty }
    #expect(host.notifications.shown.map(\.title) == ["First"] && host.notifications.shown.first?.hasSound == false)
    host.notifications.answer("a", .opened)
    await host.settle { !delegate.responses.isEmpty }
    #expect(delegate.responses == [UNNotificationDefaultActionIdentifier])
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.notificationSettings().alertSetting == .enabled)
  }

  @Test("Each program has a center of its own, and an attachment has to be a file")
  func centers() throws {
    allow()
    let other = try window { Text("B") }
    #expect(UNUserNotificationCenter.current() !== center)
    host.update()
    #expect(UNUserNotificationCenter.current() === center)
    withExtendedLifetime(other) {}
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nowhere.png"))
    }
    let picture: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try Data().write(to: picture)
    defer { try? FileManager.default.removeItem(at: picture) }
    let content = UNMutableNotificationContent()
    content.attachments = [try UNNotificationAttachment(identifier: "", url: picture)]
    content.interruptionLevel = .critical
    host.notifications.isProgramActive = false
    center.add(UNNotificationRequest(identifier: "p", content: content, trigger: nil))
    #expect(host.notifications.shown.first?.image == picture && host.notifications.shown.first?.urgency == .critical)
  }
}
