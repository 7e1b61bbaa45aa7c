import Foundation
import FoundationGaps
import HostInterface
import SwiftUICore
import SwiftUIScenes

extension SceneConnection {
  /// By which windows of a program of UIKit's are opened.
  nonisolated static let groupID: String = "UIKit.program"

  /// The window of the desktop that stands for a scene; nil where there is none.
  static func window(of scene: UIScene) -> SceneWindow? {
    RunningApp.current?.windows.first { window in
      window.graph?.existingService(UIWindowService.self)?.scene === scene
    }
  }
}

extension UIApplication {
  /// Brings a window forward, or opens one.
  ///
  /// A program of UIKit's may open as many windows as it likes; one of SwiftUI's opens its windows by `openWindow`, and has those brought
  /// forward that are open.
  ///
  /// - Parameters:
  ///   - request: Which window, and what it is to show.
  ///   - errorHandler: Told where that cannot be done.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let scene = request.session?.scene ?? scene(for: request), let window = SceneConnection.window(of: scene) {
      window.app.bringToFront(window)
      if let activity = request.userActivity { SceneConnection.proceed(with: activity, in: scene) }
      return
    }
    guard request.role == .windowApplication, let graph = ViewGraph.foremost,
      RunningApp.current?.hasScene(id: SceneConnection.groupID) == true
    else {
      errorHandler?(UISceneError(request.role == .windowApplication ? .multipleScenesNotSupported : .requestDenied))
      return
    }
    SceneConnection.requests.append(request)
    EnvironmentValues(scope: graph.environment).openWindow(id: SceneConnection.groupID)
  }

  /// The same with its parts one by one.
  ///
  /// - Parameters:
  ///   - sceneSession: The session whose window comes forward; nil for a new window.
  ///   - userActivity: What the window is to show; nil for nothing in particular.
  ///   - options: How.
  ///   - errorHandler: Told where that cannot be done.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let request: UISceneSessionActivationRequest =
      sceneSession.map { UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options) }
      ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
    activateSceneSession(for: request, errorHandler: errorHandler)
  }

  /// The open window that suits an activity; nil where the request has none that says what it shows.
  private func scene(for request: UISceneSessionActivationRequest) -> UIScene? {
    guard request.session == nil, let content = request.userActivity?.targetContentIdentifier else { return nil }
    let open: [UIScene] = connectedScenes.filter { scene in
      scene.session.role == request.role
        && scene.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: content)
        && SceneConnection.window(of: scene) != nil
    }
    // Without a window that was told of contents each activity gets a new one.
    return open.first {
      $0.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: content)
    }
  }

  /// Closes the window of a session for good, unless a document in it has to be asked about first. The delegates hear of it as when the
  /// person closes the window.
  ///
  /// - Parameters:
  ///   - sceneSession: The session.
  ///   - options: How; the desktop moves windows as it does.
  ///   - errorHandler: Told where the session has no window.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = sceneSession.scene, let window = SceneConnection.window(of: scene) else {
      errorHandler?(UISceneError(.requestDenied))
      return
    }
    window.app.requestClose(window)
  }

  /// Asks for what shows a closed or hidden window to be drawn anew: nothing does here but the window.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
