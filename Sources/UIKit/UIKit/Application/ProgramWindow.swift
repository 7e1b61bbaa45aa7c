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
      HostedUIView(controller.view).id(ObjectIdentifier(controller)).ignoresSafeArea()
        .background { ControllerPresenter(presenter: controller) }
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

  /// A program begins: windows of one before it are none of its own.
  static func begin() { waiting = [] }

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
    let application: UIApplication = .shared
    let options = UIScene.ConnectionOptions()
    // A window made before scenes are asked for belongs to a program without scenes.
    if waiting.isEmpty {
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
    let own: UIWindow? = (scene.delegate as? any UIWindowSceneDelegate)?.window ?? nil
    let window: UIWindow? = scene.programWindow ?? own ?? (waiting.isEmpty ? nil : waiting.removeFirst())
    if let window { service.adopt(window) }
    scene.follow(application.applicationState)
    return service.window
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
