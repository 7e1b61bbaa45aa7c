import Combine
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import UIKit
import ViewTestSupport

/// The delegate of a program's life.
@MainActor
@Suite("Delegates of programs", .serialized)
struct ApplicationTests {
  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var words = "from the delegate"
    var log: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      log.append("finished launching, \(application.applicationState == .inactive ? "inactive" : "not inactive")")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { log.append("terminates") }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = Delegate.self
      return configuration
    }
  }

  private struct Content: View {
    @EnvironmentObject private var delegate: Delegate
    var body: some View { TextField("Words", text: $delegate.words) }
  }

  private struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup { Content().accessibilityHint("\(delegate.log.count)") }
    }
  }

  @Test("A delegate is made with its program, told of its life in order, and in the environment of its views")
  func life() throws {
    UIApplication.shared.move(to: .inactive)
    let app = try HeadlessApplication(Program.self)
    let delegate = try #require(UIApplication.shared.delegate as? Delegate)
    #expect(delegate.log == ["finished launching, inactive", "active"])
    #expect(app.front?.elements.first?.properties.value == "from the delegate")
    delegate.words = "changed"
    app.update()
    #expect(app.front?.elements.first?.properties.value == "changed")
    let window = try #require(app.windows.first?.scene)
    delegate.log = []
    window.setPhase(.background)
    #expect(UIApplication.shared.applicationState == .background)
    window.setPhase(.active)
    app.app.end()
    #expect(delegate.log == ["resigns", "background", "foreground", "active", "terminates"])
  }

  private final class SceneFollower: UIResponder, UIWindowSceneDelegate {
    static var log: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { Self.log.append("connects") }
    func sceneWillEnterForeground(_ scene: UIScene) { Self.log.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { Self.log.append("resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { Self.log.append("background") }
    func sceneDidDisconnect(_ scene: UIScene) { Self.log.append("disconnects") }
  }

  private final class Configurer: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneFollower.self
      return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      SceneFollower.log.append("discards \(sceneSessions.count)")
    }
  }

  private struct ConfiguredProgram: App {
    @UIApplicationDelegateAdaptor(Configurer.self) private var delegate
    var body: some Scene { WindowGroup { Text("Content") } }
  }

  @Test("A window of SwiftUI's scenes has the delegate that the program's delegate configures")
  func sceneDelegates() throws {
    SceneFollower.log = []
    let app = try HeadlessApplication(ConfiguredProgram.self)
    #expect(SceneFollower.log == ["connects", "foreground", "active"])
    #expect(app.front?.labels == ["Content"])
    SceneFollower.log = []
    app.windows.first?.scene.setPhase(.background)
    #expect(SceneFollower.log == ["resigns", "background"])
    app.windows.first?.scene.setPhase(.active)
    SceneFollower.log = []
    let window = try #require(app.windows.first?.scene)
    app.close(window)
    #expect(SceneFollower.log == ["resigns", "background", "disconnects", "discards 1"])
    app.app.end()
  }

  @Test("Notifications tell of the same, and addresses are opened by what shows windows")
  func notifications() async {
    var names: [Notification.Name] = []
    let all: [Notification.Name] = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.didFinishLaunchingNotification, UIApplication.willTerminateNotification,
    ]
    let observers = all.map { name in
      NotificationCenter.default.publisher(for: name).sink { names.append($0.name) }
    }
    UIApplication.shared.didBegin()
    UIApplication.shared.move(to: .active)
    names = []
    UIApplication.shared.move(to: .background)
    UIApplication.shared.move(to: .active)
    UIApplication.shared.willEnd()
    #expect(names == [all[0], all[1], all[2], all[3], all[5]])
    observers.forEach { $0.cancel() }
    var opened: [URL] = []
    UIApplication.shared.opener = { url, completion in
      opened.append(url)
      completion(true)
    }
    let isOpen: Bool = await withCheckedContinuation { continuation in
      UIApplication.shared.open(URL(string: "https://example.com")!) { continuation.resume(returning: $0) }
    }
    UIApplication.shared.opener = nil
    #expect(isOpen && opened.map(\.absoluteString) == ["https://example.com"])
  }

  @Test("No messages of servers come: a delegate that is given one answers that there is nothing new")
  func remoteMessages() {
    final class Quiet: NSObject, UIApplicationDelegate {}
    let quiet = Quiet()
    var results: [UIBackgroundFetchResult] = []
    quiet.application(.shared, didReceiveRemoteNotification: [:]) { results.append($0) }
    quiet.application(.shared, didRegisterForRemoteNotificationsWithDeviceToken: Data())
    quiet.application(.shared, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    #expect(results == [.noData] && UIBackgroundFetchResult.newData.rawValue == 0)
    #expect(UIBackgroundFetchResult.failed.rawValue == 2)
  }

  @Test("A window opens with no addresses, and a desktop has no other symbols for a program")
  func addressesAndIcons() throws {
    final class Watcher: NSObject, UIWindowSceneDelegate {
      var urls: [URL] = []
      func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
        urls += urlContexts.map(\.url)
      }
    }
    final class Quiet: NSObject, UIWindowSceneDelegate {}
    let options = UIScene.ConnectionOptions()
    #expect(options.urlContexts.isEmpty && options.userActivities.isEmpty)
    let context = UIOpenURLContext(url: URL(fileURLWithPath: "/a"))
    #expect(context.options.openInPlace && context.options.sourceApplication == nil)
    let watcher = Watcher()
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session)
    watcher.scene(scene, openURLContexts: [context])
    Quiet().scene(scene, openURLContexts: [context])
    #expect(watcher.urls == [URL(fileURLWithPath: "/a")])
    var errors: [any Error] = []
    UIApplication.shared.setAlternateIconName("Other") { errors += $0.map { [$0] } ?? [] }
    UIApplication.shared.setAlternateIconName(nil)
    #expect(errors.count == 1 && !UIApplication.shared.supportsAlternateIcons)
  }
}
