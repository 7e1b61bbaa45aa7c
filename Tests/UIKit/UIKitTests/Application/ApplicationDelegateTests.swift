import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUI
import Testing
import UIKit

/// What delegates of programs and scenes are told and asked by those who know only their protocols.
@MainActor
@Suite("Delegates of programs by their protocols", .serialized)
struct ApplicationDelegateTests {
  private final class Silent: NSObject, UIApplicationDelegate, UIWindowSceneDelegate { var window: UIWindow? }

  private final class Speaking: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
    var log: [String] = []

    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("will finish")
      return false
    }
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
      log.append("token \(token.count)")
    }
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
      log.append("no token")
    }
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(userInfo.isEmpty ? .failed : .newData) }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.append("memory") }
    func applicationSignificantTimeChange(_ application: UIApplication) { log.append("time") }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { log.append("open") }
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { log.append("locked") }
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(shortcutItem.type == "new") }
    func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { log.append("failed \(userActivityType)") }
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
      log.append("updated \(userActivity.activityType)")
    }
    func application(
      _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { userActivityType == "read" }
    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) { log.append("transfers \(identifier)") }
    func application(
      _ application: UIApplication,
      shouldAllowExtensionPointIdentifier identifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { identifier != .keyboard }
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { false }

    func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { log.append("scene failed \(userActivityType)") }
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
      log.append("scene updated \(userActivity.activityType)")
    }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(shortcutItem.type == "new") }
  }

  private let application: UIApplication = .shared
  private let activity = NSUserActivity(activityType: "read")
  private let action = UIApplicationShortcutItem(type: "new", localizedTitle: "New")

  @Test("A delegate is asked by its protocol before the program begins, and when it is turned, extended and localized")
  func questions() {
    let speaking = Speaking()
    let (asked, silent): (any UIApplicationDelegate, any UIApplicationDelegate) = (speaking, Silent())
    #expect(silent.application(application, willFinishLaunchingWithOptions: nil))
    #expect(!asked.application(application, willFinishLaunchingWithOptions: nil))
    #expect(silent.application(application, shouldAllowExtensionPointIdentifier: .keyboard))
    #expect(!asked.application(application, shouldAllowExtensionPointIdentifier: .keyboard))
    #expect(silent.application(application, supportedInterfaceOrientationsFor: nil) == .all)
    #expect(asked.application(application, supportedInterfaceOrientationsFor: nil) == .landscape)
    #expect(silent.applicationShouldAutomaticallyLocalizeKeyCommands(application))
    #expect(!asked.applicationShouldAutomaticallyLocalizeKeyCommands(application))
    #expect(!silent.application(application, willContinueUserActivityWithType: "read"))
    #expect(asked.application(application, willContinueUserActivityWithType: "read"))
    let before = application.delegate
    defer { application.delegate = before }
    application.delegate = speaking
    speaking.log = []
    application.didBegin()
    #expect(speaking.log == ["will finish"])
  }

  @Test("A delegate hears by its protocol of messages, of activities, of transfers and of the device")
  func news() {
    let speaking = Speaking()
    let (told, silent): (any UIApplicationDelegate, any UIApplicationDelegate) = (speaking, Silent())
    let error = CocoaError(.featureUnsupported)
    for delegate in [told, silent] {
      delegate.application(application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1, 2]))
      delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
      delegate.applicationDidReceiveMemoryWarning(application)
      delegate.applicationSignificantTimeChange(application)
      delegate.applicationProtectedDataDidBecomeAvailable(application)
      delegate.applicationProtectedDataWillBecomeUnavailable(application)
      delegate.application(application, didFailToContinueUserActivityWithType: "read", error: error)
      delegate.application(application, didUpdate: activity)
    }
    #expect(
      speaking.log == ["token 2", "no token", "memory", "time", "open", "locked", "failed read", "updated read"])
    var answers: [String] = []
    for delegate in [told, silent] {
      delegate.application(application, handleEventsForBackgroundURLSession: "x") { answers.append("transfers") }
      delegate.application(application, performActionFor: action) { answers.append("action \($0)") }
      delegate.application(application, didReceiveRemoteNotification: [1: 2]) { answers.append("\($0)") }
    }
    #expect(speaking.log.last == "transfers x")
    #expect(answers == ["action true", "newData", "transfers", "action false", "noData"])
  }

  @Test("A scene's delegate hears by its protocol of activities and of the actions of the program's symbol")
  func scenes() {
    let speaking = Speaking()
    let (told, silent): (any UIWindowSceneDelegate, any UIWindowSceneDelegate) = (speaking, Silent())
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session)
    var answers: [Bool] = []
    for delegate in [told, silent] {
      let plain: any UISceneDelegate = delegate
      plain.scene(
        scene, didFailToContinueUserActivityWithType: "read", error: UISceneError(.multipleScenesNotSupported))
      plain.scene(scene, didUpdate: activity)
      delegate.windowScene(scene, performActionFor: action) { answers.append($0) }
    }
    #expect(speaking.log == ["scene failed read", "scene updated read"] && answers == [true, false])
  }
}
