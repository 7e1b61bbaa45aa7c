import AccessibilityTree
import Foundation
import HostHeadless
import HostInterface
import SwiftUICore
import Testing
import UIKit

/// Programs whose main type is an application delegate.
@MainActor
@Suite("Programs of UIKit's alone", .serialized)
struct DelegateProgramTests {
  final class Page: UIViewController {
    private let text: String
    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let label = UILabel()
      label.text = text
      view = label
    }
  }

  final class Plain: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var log: [String] = []

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("begun")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Page("First")
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  final class Scened: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var log: [String] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      log.append("connect")
      window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
      window?.rootViewController = Page("Scene")
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
  }

  final class Empty: UIResponder, UIApplicationDelegate {}

  private func words(_ application: HeadlessApplication) throws -> [String] {
    application.update()
    let front = try #require(application.front)
    return AccessibilityReader.transcript(of: front.accessibilityTree, title: "").split(separator: "\n").map(
      String.init)
  }

  @Test("Without scenes the window that was made at the beginning is shown, also with another controller")
  func plain() throws {
    let application = try HeadlessApplication(DelegateProgram<Plain>.self)
    #expect(try words(application).contains { $0.hasSuffix("First") })
    let delegate = try #require(UIApplication.shared.delegate as? Plain)
    let window = try #require(delegate.window)
    #expect(delegate.log == ["begun"] && window.isKeyWindow && window.rootViewController?.view.window === window)
    #expect(UIApplication.shared.keyWindow === window && window.windowScene?.windows == [window])
    window.rootViewController = Page("Second")
    let next: [String] = try words(application)
    #expect(next.contains { $0.hasSuffix("Second") } && !next.contains { $0.hasSuffix("First") })
    window.rootViewController = nil
    #expect(try !words(application).contains { $0.hasSuffix("Second") })
  }

  @Test("With scenes their delegates make the windows, and follow the life of the program (639)")
  func scenes() throws {
    let application = try HeadlessApplication(DelegateProgram<Scened>.self)
    #expect(try words(application).contains { $0.hasSuffix("Scene") })
    let scene = try #require(UIApplication.shared.keyWindow?.windowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(delegate.log.first == "connect" && delegate.window === UIApplication.shared.keyWindow)
    scene.follow(.active)
    scene.follow(.background)
    scene.follow(.inactive)
    #expect(Array(delegate.log.prefix(3)) == ["connect", "foreground", "active"])
    #expect(Array(delegate.log.suffix(3)) == ["resign", "background", "foreground"])
  }

  @Test("A program that makes no window shows an empty one")
  func empty() throws {
    let application = try HeadlessApplication(DelegateProgram<Empty>.self)
    _ = try words(application)
    #expect(UIApplication.shared.delegate is Empty && UIApplication.shared.delegate?.window == nil)
    #expect(UIApplication.shared.keyWindow?.rootViewController != nil)
  }
}
