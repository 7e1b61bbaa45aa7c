import CoreGraphics
import Foundation
import FoundationGaps
import ReactiveGraph
import SwiftUICore
import UIFoundation

/// The content of a window of a program of UIKit's: the view of the controller that the program's own window has.
nonisolated struct ProgramWindow: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph: ViewGraph = inputs.window
    // What the program does to make its window is no part of a body.
    let window: UIWindow = inputs.graph.untracked { MainActor.assumeIsolated { SceneConnection.connect(graph) } }
    let content: _GraphValue<ProgramWindowContent> = _GraphValue { ProgramWindowContent(window: window) }
    return ProgramWindowContent._makeView(view: content, inputs: inputs)
  }
}

/// The view of the root controller of a window, also when that becomes another one.
private struct ProgramWindowContent: View {
  let window: UIWindow

  var body: some View {
    let _: Int = window.rootChanges.read()
    if let controller = window.programController {
      HostedUIView(filling: controller.view).id(ObjectIdentifier(controller)).ignoresSafeArea()
        .background { ControllerPresenter(presenter: controller) }
        .onOpenURL { SceneConnection.open($0, in: window) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { SceneConnection.proceed(with: $0, in: window) }
    } else {
      Color.clear
    }
  }
}

/// Joins a window of the desktop to one that the program makes.
@MainActor
enum SceneConnection {
  /// Windows that the program made visible and that belong to no scene, in their order.
  private static var waiting: [UIWindow] = []
  /// What the program has asked of windows that have not opened yet.
  static var requests: [UISceneSessionActivationRequest] = []

  /// A program begins: windows of one before it are none of its own.
  static func begin() { (waiting, requests) = ([], []) }

  /// The program shows a window that no window of the desktop stands for yet.
  static func show(_ window: UIWindow) {
    if let scene = window.windowScene {
      scene.programWindow = window
    } else if !waiting.contains(where: { $0 === window }) {
      waiting.append(window)
    }
  }

  /// Asks the program for its window, for one of the desktop that opens.
  static func connect(_ graph: ViewGraph) -> UIWindow {
    let service: UIWindowService = graph.service(UIWindowService.self)
    let scene: UIWindowScene = service.scene
    // A window made before scenes are asked for belongs to a program without scenes.
    let isNew: Bool = !scene.isConnected
    if waiting.isEmpty, isNew { begin(scene) }
    scene.isConnected = true
    let own: UIWindow? = (scene.delegate as? any UIWindowSceneDelegate)?.window ?? nil
    let window: UIWindow? = scene.programWindow ?? own ?? (waiting.isEmpty ? nil : waiting.removeFirst())
    if let window { service.adopt(window) }
    if isNew { SceneRestoration.restore(scene) }
    scene.follow(UIApplication.shared.applicationState)
    return service.window
  }

  /// Tells the program of a window that SwiftUI's scenes opened: a delegate of the program may give it one of its own, which
  /// is told of the window's life. The content is SwiftUI's.
  static func introduce(_ graph: ViewGraph) {
    let scene: UIWindowScene = graph.service(UIWindowService.self).scene
    guard !scene.isConnected, waiting.isEmpty else { return }
    begin(scene)
    scene.follow(UIApplication.shared.applicationState)
  }

  /// Tells the program that a window closes. It does not come back.
  static func close(_ graph: ViewGraph) {
    let scene: UIWindowScene = graph.service(UIWindowService.self).scene
    guard scene.isConnected else { return }
    scene.isConnected = false
    scene.follow(.background)
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    let application: UIApplication = .shared
    application.delegate?.application(application, didDiscardSceneSessions: [scene.session])
  }

  /// Asks the program how a scene is configured, and makes its delegate.
  private static func begin(_ scene: UIWindowScene) {
    scene.isConnected = true
    let application: UIApplication = .shared
    let request: UISceneSessionActivationRequest? = requests.isEmpty ? nil : requests.removeFirst()
    let options = UIScene.ConnectionOptions(request)
    SceneRestoration.prepare(scene)
    let configuration: UISceneConfiguration =
      application.delegate?.application(application, configurationForConnecting: scene.session, options: options)
      ?? scene.session.configuration
    let type: AnyClass? = configuration.delegateClass ?? Self.declaredDelegate(named: configuration.name)
    if let type = type as? NSObject.Type, let delegate = NSObject.make(type) as? any UISceneDelegate {
      scene.keep(delegate)
      delegate.scene(scene, willConnectTo: scene.session, options: options)
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
  }

  /// An address is to be opened in a window: by the delegate of its scene, or else by the program's.
  static func open(_ url: URL, in window: UIWindow) {
    if let scene = window.windowScene, let delegate = scene.delegate {
      return delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    }
    let application: UIApplication = .shared
    _ = application.delegate?.application(application, open: url, options: [.openInPlace: true])
  }

  /// A window is to go on with an activity: by the delegate of its scene, or else by the program's.
  static func proceed(with activity: NSUserActivity, in window: UIWindow) {
    if let scene = window.windowScene, scene.delegate != nil { return proceed(with: activity, in: scene) }
    let application: UIApplication = .shared
    guard let delegate = application.delegate,
      delegate.application(application, willContinueUserActivityWithType: activity.activityType)
        || activity.activityType == NSUserActivityTypeBrowsingWeb
    else { return }
    _ = delegate.application(application, continue: activity) { restoring in
      for object in restoring ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  static func proceed(with activity: NSUserActivity, in scene: UIScene) {
    scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
    scene.delegate?.scene(scene, continue: activity)
  }

  /// The class of the scene's delegate that the program's description names, for the configuration of a name or the first one.
  private static func declaredDelegate(named name: String?) -> AnyClass? {
    let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let role: String = UISceneSession.Role.windowApplication.rawValue
    let configurations: [[String: Any]] = roles?[role] as? [[String: Any]] ?? []
    let chosen: [String: Any]? =
      configurations.first { name != nil && $0["UISceneConfigurationName"] as? String == name } ?? configurations.first
    return (chosen?["UISceneDelegateClassName"] as? String).flatMap { NSClassFromString($0) }
  }
}
