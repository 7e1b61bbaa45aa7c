import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import UIKit
import ViewTestSupport

/// What windows, scenes and programs have by default.
@MainActor
@Suite("Windows, scenes and programs by default", .serialized)
struct SceneValueTests {
  private final class Silent: UIResponder, UIApplicationDelegate, UISceneDelegate {}

  @Test("The scene of a window is its next responder, and the program is the scene's; both have the window's traits")
  func scenes() throws {
    var settings = HostSettings()
    settings.isDark = true
    let host = try window(width: 300, height: 200, settings: settings) { Color.red }
    host.update()
    let own = try #require(UIApplication.shared.keyWindow)
    let scene = try #require(own.windowScene)
    #expect(own.next === scene && scene.next === UIApplication.shared && scene.screen === UIScreen.main)
    #expect(scene.traitCollection.userInterfaceStyle == .dark && scene.statusBarManager == nil)
    #expect(scene.interfaceOrientation == .landscapeRight && scene.keyWindow === own)
    #expect(scene.session.configuration.name == nil && scene.session.role == .windowApplication)
    let session = UISceneSession(configuration: UISceneConfiguration(name: "main", sessionRole: .windowApplication))
    #expect(session.configuration.name == "main" && UIScene(session: session).session === session)
    scene.title = "Title"
    #expect(scene.title == "Title")
    let limits = try #require(scene.sizeRestrictions)
    #expect(limits.minimumSize == .zero && limits.maximumSize.width > 1e9 && limits.allowsFullScreen)
    limits.minimumSize = CGSize(width: 100, height: 50)
    limits.maximumSize = CGSize(width: 800, height: 600)
    limits.allowsFullScreen = false
    #expect(scene.sizeRestrictions?.minimumSize == CGSize(width: 100, height: 50))
    #expect(scene.sizeRestrictions?.maximumSize == CGSize(width: 800, height: 600))
    #expect(scene.sizeRestrictions?.allowsFullScreen == false)
  }

  @Test("A view ends the editing of fields inside of it that are willing, a window that of all")
  func editing() throws {
    final class Stubborn: NSObject, UITextFieldDelegate {
      var isWilling = false
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { isWilling }
    }
    let (field, stubborn, around) = (UITextField(), Stubborn(), UIView())
    field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    around.addSubview(field)
    let host = try window { Hosting(view: around) }
    host.change { _ = field.becomeFirstResponder() }
    #expect(field.isFirstResponder)
    host.change { #expect(UIView().endEditing(true)) }
    #expect(field.isFirstResponder)
    host.change { around.endEditing(false) }
    #expect(!field.isFirstResponder)
    host.change { _ = field.becomeFirstResponder() }
    field.delegate = stubborn
    host.change { #expect(!around.endEditing(false)) }
    #expect(field.isFirstResponder)
    host.change { #expect(around.endEditing(true)) }
    #expect(!field.isFirstResponder && !field.isEditing)
    stubborn.isWilling = true
    host.change { _ = field.becomeFirstResponder() }
    #expect(field.isFirstResponder)
    let own = try #require(field.window)
    host.change { own.endEditing(true) }
    #expect(!field.isFirstResponder)
  }

  @Test("A decoded window and one of a frame are not shown until they are told to be")
  func windows() throws {
    let decoded = try #require(UIWindow(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(!decoded.isKeyWindow && decoded.windowLevel == .normal && decoded.window === decoded)
    let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(made.bounds.size == CGSize(width: 30, height: 40) && made.safeAreaInsets == .zero)
  }

  @Test("A program's delegate that says nothing lets it begin, and has nothing new of a remote notification")
  func programs() {
    let silent = Silent()
    let application = UIApplication.shared
    #expect(silent.application(application, willFinishLaunchingWithOptions: nil))
    #expect(silent.application(application, didFinishLaunchingWithOptions: nil))
    var results: [UIBackgroundFetchResult] = []
    silent.application(application, didReceiveRemoteNotification: ["a": 1]) { results.append($0) }
    silent.application(application, didRegisterForRemoteNotificationsWithDeviceToken: Data())
    silent.application(application, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    #expect(results == [.noData] && application.applicationIconBadgeNumber == 0)
  }

  @Test("A background task that cannot be begun has the number that stands for none")
  func backgroundTasks() {
    let none = UIBackgroundTaskIdentifier.invalid
    let task: UIBackgroundTaskIdentifier = UIApplication.shared.beginBackgroundTask()
    #expect(none.rawValue == UIBackgroundTaskIdentifier(rawValue: none.rawValue).rawValue)
    #expect(task == none || task.rawValue != none.rawValue)
    UIApplication.shared.endBackgroundTask(task)
  }
}
