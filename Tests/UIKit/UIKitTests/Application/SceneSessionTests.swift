import AccessibilityTree
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUICore
import SwiftUIScenes
import Testing
import UIKit

/// Windows that a program opens, brings forward and closes.
@MainActor
@Suite("Sessions of scenes", .serialized)
struct SceneSessionTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    static var log: [String] = []
    override init() {
      super.init()
      Self.log.append("made")
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.log.append("launched")
      return true
    }
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      Self.log.append("configure")
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      Self.log.append("discard \(sceneSessions.count)")
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var log: [String] = []
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      Delegate.log.append("connect")
      log.append("connect \(options.userActivities.first?.activityType ?? "-")")
      window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
      let controller = UIViewController()
      controller.view.accessibilityLabel = "Page"
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnect") }
    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) { log.append("will \(type)") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { log.append("continue") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      log += contexts.map { "open \($0.url.absoluteString)" }
    }
  }

  private func start() throws -> HeadlessApplication {
    Delegate.log = []
    let application = try HeadlessApplication(DelegateProgram<Delegate>.self)
    application.update()
    return application
  }

  private func delegate(_ scene: UIScene?) throws -> SceneDelegate { try #require(scene?.delegate as? SceneDelegate) }

  private var scenes: Set<UIScene> { UIApplication.shared.connectedScenes }

  @Test("The program and its delegate are made first; scenes connect once it runs (641)")
  func launch() throws {
    let application = try start()
    #expect(Delegate.log == ["made", "launched", "configure", "connect"])
    #expect(application.windows.count == 1 && scenes.count == 1)
    #expect(UIApplication.shared.delegate is Delegate)
  }

  @Test("A new window opens with the activity that it is asked for with; its options say so (642)")
  func opening() throws {
    let application = try start()
    let first = try #require(scenes.first)
    #expect(try delegate(first).log.first == "connect -")
    var errors: [any Error] = []
    let activity = NSUserActivity(activityType: "org.rotor.note")
    let options = UIScene.ActivationRequestOptions()
    options.requestingScene = first
    let request = UISceneSessionActivationRequest(userActivity: activity, options: options)
    #expect(request.role == .windowApplication && request.session == nil && request.options === options)
    UIApplication.shared.activateSceneSession(for: request) { errors.append($0) }
    application.update()
    #expect(application.windows.count == 2 && errors.isEmpty && options.requestingScene === first)
    let second = try #require(scenes.first { $0 !== first })
    #expect(try delegate(second).log.first == "connect org.rotor.note")
    #expect(first.session.persistentIdentifier != second.session.persistentIdentifier)
    #expect(second.session.scene === second && second.session.role == .windowApplication)
    second.session.userInfo = ["page": 2]
    #expect(second.session.userInfo?["page"] as? Int == 2)
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    application.update()
    #expect(application.windows.count == 3)
  }

  @Test(
    "The window of a session comes forward, and goes on with an activity; one that person asks for is in front (640)")
  func forward() throws {
    let application = try start()
    let first = try #require(scenes.first)
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    application.update()
    let activity = NSUserActivity(activityType: "org.rotor.page")
    let request = UISceneSessionActivationRequest(session: first.session, userActivity: activity)
    #expect(request.session === first.session && request.userActivity === activity)
    try delegate(first).log = []
    UIApplication.shared.activateSceneSession(for: request)
    application.update()
    let log: [String] = try delegate(first).log.filter { !["active", "foreground", "resign"].contains($0) }
    #expect(log == ["will org.rotor.page", "continue"])
    #expect(application.windows.count == 2)
    #expect(application.front?.graph.uiWindow.windowScene === first)
  }

  @Test("An activity goes to the window that prefers its content")
  func conditions() throws {
    let application = try start()
    let first = try #require(scenes.first)
    #expect(first.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "a"))
    first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(
      format: "self == %@", "page-1")
    let activity = NSUserActivity(activityType: "org.rotor.page")
    activity.targetContentIdentifier = "page-1"
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(userActivity: activity))
    application.update()
    #expect(try delegate(first).log.suffix(2) == ["will org.rotor.page", "continue"] && application.windows.count == 1)
    first.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(userActivity: activity))
    application.update()
    #expect(application.windows.count == 2)
  }

  @Test("A session that the program ends closes its window, and its delegates hear of it (639)")
  func ending() throws {
    let application = try start()
    let first = try #require(scenes.first)
    let follower = try delegate(first)
    #expect(follower.log.contains("foreground"))
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    application.update()
    let options = UIWindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = .commit
    UIApplication.shared.requestSceneSessionRefresh(first.session)
    var errors: [UISceneError] = []
    UIApplication.shared.requestSceneSessionDestruction(first.session, options: options) { error in
      errors += (error as? UISceneError).map { [$0] } ?? []
    }
    application.update()
    #expect(follower.log.suffix(2) == ["background", "disconnect"] && application.windows.count == 1)
    #expect(Delegate.log.last == "discard 1" && errors.isEmpty)
    UIApplication.shared.requestSceneSessionDestruction(first.session, options: UISceneDestructionRequestOptions()) {
      error in errors += (error as? UISceneError).map { [$0] } ?? []
    }
    #expect(errors.map(\.code) == [.requestDenied] && options.windowDismissalAnimation.rawValue == 2)
  }

  @Test("Addresses that the program is to open come to the delegate of the scene, or else to that of the program")
  func addresses() throws {
    let application = try start()
    let scene = try #require(scenes.first)
    let url = try #require(URL(string: "rotor://page"))
    application.app.open(url)
    application.update()
    #expect(try delegate(scene).log.last == "open rotor://page")
    application.app.open(try #require(URL(string: "https://rotor.example")))
    application.update()
    #expect(try delegate(scene).log.suffix(2) == ["will NSUserActivityTypeBrowsingWeb", "continue"])
    let plain = try HeadlessApplication(DelegateProgram<Plain>.self)
    plain.update()
    plain.app.open(url)
    plain.app.open(try #require(URL(string: "https://rotor.example")))
    plain.update()
    let delegate = try #require(UIApplication.shared.delegate as? Plain)
    #expect(delegate.log == ["open rotor://page true", "open https://rotor.example true", "continue rotor.example"])
  }

  final class Plain: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      log.append("open \(url.absoluteString) \(options[.openInPlace] as? Bool ?? false)")
      return true
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      log.append("continue \(userActivity.webpageURL?.host ?? "")")
      restorationHandler(nil)
      return true
    }
  }

  @Test("A window of a role that no host has is refused, and so is a window of a program whose windows are SwiftUI's")
  func refusals() throws {
    var codes: [UISceneError.Code] = []
    func ask(_ request: UISceneSessionActivationRequest) {
      UIApplication.shared.activateSceneSession(for: request) { codes += ($0 as? UISceneError).map { [$0.code] } ?? [] }
    }
    let application = try start()
    ask(UISceneSessionActivationRequest(role: .windowExternalDisplayNonInteractive))
    application.app.end()
    #expect(codes == [.requestDenied])
    let error = UISceneError(.geometryRequestDenied)
    #expect(error.errorCode == 101 && UISceneError.errorDomain == UISceneErrorDomain)
    let all: [UISceneError.Code] = [
      UISceneError.multipleScenesNotSupported, UISceneError.requestDenied, UISceneError.geometryRequestUnsupported,
      UISceneError.geometryRequestDenied,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 100, 101])
  }

  @Test("What a scene's delegate leaves out does nothing, and options say what there is not")
  func defaults() throws {
    final class Quiet: NSObject, UIWindowSceneDelegate {}
    let quiet = Quiet()
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session)
    let activity = NSUserActivity(activityType: "org.rotor.note")
    quiet.scene(scene, willContinueUserActivityWithType: "a")
    quiet.scene(scene, continue: activity)
    quiet.scene(scene, didUpdate: activity)
    quiet.scene(scene, didFailToContinueUserActivityWithType: "a", error: CocoaError(.featureUnsupported))
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    var answers: [Bool] = []
    quiet.windowScene(scene, performActionFor: item) { answers.append($0) }
    #expect(answers == [false])
    let options = UIScene.ConnectionOptions(nil)
    #expect(options.userActivities.isEmpty && options.urlContexts.isEmpty && options.sourceApplication == nil)
    #expect(options.handoffUserActivityType == nil && options.shortcutItem == nil)
    scene.userActivity = activity
    scene.subtitle = "Draft"
    #expect(scene.userActivity === activity && scene.subtitle == "Draft" && session.scene === scene)
    let how = UIScene.OpenExternalURLOptions()
    how.universalLinksOnly = true
    var opened: [Bool] = []
    let before = UIApplication.shared.opener
    UIApplication.shared.opener = nil
    scene.open(try #require(URL(string: "https://rotor.example")), options: how) { opened.append($0) }
    UIApplication.shared.opener = before
    #expect(opened == [false] && how.universalLinksOnly)
    let given: UIOpenURLContext.OpenURLOptions = UIScene.OpenURLOptions()
    #expect(given.openInPlace)
  }

  private final class Sized: NSObject, UIWindowSceneDelegate {
    var sizes: [CGSize] = []
    func windowScene(
      _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) { sizes += [previousEffectiveGeometry.systemFrame.size, windowScene.effectiveGeometry.systemFrame.size] }
  }

  @Test("A scene's delegate hears of another size of its window")
  func geometry() throws {
    let application = try start()
    let scene = try #require(scenes.first as? UIWindowScene)
    let sized = Sized()
    scene.delegate = sized
    let host = try #require(application.front)
    let old: CGSize = host.graph.size
    host.graph.resize(to: HostWindow(size: CGSize(width: 300, height: 500)))
    host.update()
    #expect(sized.sizes == [old, CGSize(width: 300, height: 500)])
    let geometry: UIWindowScene.Geometry = scene.effectiveGeometry
    #expect(geometry.interfaceOrientation == .portrait && !geometry.isInteractivelyResizing)
    #expect(!geometry.isInterfaceOrientationLocked)
    host.update()
    #expect(sized.sizes.count == 2)
    final class Quiet: NSObject, UIWindowSceneDelegate {}
    Quiet().windowScene(scene, didUpdateEffectiveGeometry: geometry)
  }
}
