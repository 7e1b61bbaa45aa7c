import Foundation
import FoundationGaps
import Testing
import UIKit

/// What a program asks of a device, and what a desktop has of it.
@MainActor
@Suite("A program on a desktop", .serialized)
struct ApplicationDeviceTests {
  private final class Quiet: NSObject, UIApplicationDelegate {}

  @Test("A delegate that leaves news of devices out does nothing, and answers as the framework would")
  func defaults() throws {
    let quiet = Quiet()
    let application: UIApplication = .shared
    quiet.applicationDidReceiveMemoryWarning(application)
    quiet.applicationSignificantTimeChange(application)
    quiet.applicationProtectedDataDidBecomeAvailable(application)
    quiet.applicationProtectedDataWillBecomeUnavailable(application)
    let activity = NSUserActivity(activityType: "org.rotor.note")
    quiet.application(application, didUpdate: activity)
    quiet.application(
      application, didFailToContinueUserActivityWithType: "a", error: CocoaError(.featureUnsupported))
    var log: [String] = []
    quiet.application(
      application, performActionFor: UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    ) { log.append("performed \($0)") }
    quiet.application(application, handleEventsForBackgroundURLSession: "session") { log.append("handled") }
    #expect(log == ["performed false", "handled"])
    #expect(quiet.application(application, shouldAllowExtensionPointIdentifier: .keyboard))
    #expect(UIApplication.ExtensionPointIdentifier.keyboard.rawValue == "com.apple.keyboard-service")
    #expect(quiet.application(application, supportedInterfaceOrientationsFor: nil) == .all)
    #expect(quiet.applicationShouldAutomaticallyLocalizeKeyCommands(application))
    let url = try #require(URL(string: "rotor://a"))
    #expect(!quiet.application(application, open: url))
    #expect(!quiet.application(application, willContinueUserActivityWithType: "a"))
    #expect(!quiet.application(application, continue: activity) { _ in })
  }

  @Test("Actions at the program's symbol are kept, and those that can be changed are")
  func shortcuts() {
    let icon = UIApplicationShortcutIcon(systemImageName: "plus")
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: "Empty", icon: icon, userInfo: ["page": "1" as NSString])
    #expect(item.type == "new" && item.localizedTitle == "New" && item.localizedSubtitle == "Empty")
    #expect(item.icon === icon && icon.image != nil && item.targetContentIdentifier == nil)
    #expect(item.userInfo?["page"] as? NSString == "1")
    let other = UIMutableApplicationShortcutItem(type: "open", localizedTitle: "Open")
    (other.type, other.localizedTitle, other.localizedSubtitle) = ("last", "Last", "Page 2")
    other.icon = UIApplicationShortcutIcon(templateImageName: "there is none")
    other.userInfo = ["page": "2" as NSString]
    other.targetContentIdentifier = "page-2"
    #expect(other.type == "last" && other.localizedTitle == "Last" && other.localizedSubtitle == "Page 2")
    #expect(other.icon?.image == nil && other.userInfo?.count == 1)
    #expect(other.targetContentIdentifier as? String == "page-2")
    UIApplication.shared.shortcutItems = [item, other]
    #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["new", "last"])
    UIApplication.shared.shortcutItems = nil
  }

  @Test("Programs work in the background, and nothing is shaken")
  func background() {
    let application: UIApplication = .shared
    #expect(application.backgroundRefreshStatus == .available && application.applicationSupportsShakeToEdit)
    let statuses: [UIBackgroundRefreshStatus] = [.restricted, .denied, .available]
    #expect(statuses.map(\.rawValue) == [0, 1, 2])
    #expect(UIApplication.backgroundFetchIntervalMinimum == 0 && UIApplication.backgroundFetchIntervalNever > 1e300)
    application.ignoreSnapshotOnNextApplicationLaunch()
    application.extendStateRestoration()
    application.completeStateRestoration()
    #expect(UIApplication.backgroundRefreshStatusDidChangeNotification.rawValue.hasPrefix("UIApplication"))
    #expect(UIApplication.openDefaultApplicationsSettingsURLString != UIApplication.openSettingsURLString)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }

  @Test("The program is the browser of the person where the desktop's file names it")
  func categories() throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("mime-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment: [String: String] = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_CONFIG_DIRS": "/nowhere",
      "XDG_DATA_HOME": "/nowhere", "XDG_DATA_DIRS": "/nowhere",
    ]
    #expect(throws: CocoaError.self) {
      try UIApplication.shared.isDefault(.webBrowser, environment: environment)
    }
    let file: URL = folder.appendingPathComponent("mimeapps.list")
    func write(_ name: String) throws {
      let text = """
        [Added Associations]
        x-scheme-handler/https=other.desktop
        [Default Applications]
        text/html=reader.desktop
        x-scheme-handler/https = \(name).desktop;second.desktop;
        """
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try write("firefox")
    #expect(try !UIApplication.shared.isDefault(.webBrowser, environment: environment))
    try write(ProcessInfo.processInfo.processName)
    #expect(try UIApplication.shared.isDefault(.webBrowser, environment: environment))
    #expect(UIApplication.Category.webBrowser.rawValue == 1)
    _ = try? UIApplication.shared.isDefault(.webBrowser)
  }
}
