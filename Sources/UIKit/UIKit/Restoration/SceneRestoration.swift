import Foundation
import HostInterface
import SwiftUIScenes

/// Keeps what a window of a program is to come back with, in the store in which SwiftUI's scenes keep theirs.
@MainActor
package enum SceneRestoration {
  private static let activityKey: String = "UIKit.stateRestorationActivity"
  private static let stateKey: String = "UIKit.restorableState"

  private static func store(of scene: UIScene) -> (any SceneStateStore)? {
    (scene as? UIWindowScene)?.windows.first?.graph?.service(SceneState.self).store
  }

  /// The scene leaves the front: the program says what is to come back.
  package static func save(_ scene: UIScene) {
    guard let store = store(of: scene) else { return }
    save(scene, to: store)
  }

  package static func save(_ scene: UIScene, to store: any SceneStateStore) {
    if let delegate = scene.delegate {
      let activity: NSUserActivity? = delegate.stateRestorationActivity(for: scene)
      scene.session.stateRestorationActivity = activity
      store.set(activity.flatMap(StoredActivity.data).map { .data($0) }, for: activityKey)
    }
    let application: UIApplication = .shared
    let root: UIViewController? = (scene as? UIWindowScene)?.windows.first?.programController
    guard let root, let delegate = application.delegate else { return }
    let asked: Data = RestorableState.encoded(writeFacts)
    guard let decision = RestorableState.decoder(asked),
      delegate.application(application, shouldSaveSecureApplicationState: decision)
    else { return store.set(nil, for: stateKey) }
    var state = RestorableState(of: root)
    state.application = RestorableState.encoded { coder in
      writeFacts(coder)
      delegate.application(application, willEncodeRestorableStateWith: coder)
    }
    store.set((try? PropertyListEncoder().encode(state)).map { .data($0) }, for: stateKey)
  }

  /// Writes by what the program can tell whether it still knows the state.
  private static func writeFacts(_ coder: NSCoder) {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? ""
    coder.encode(version as NSString, forKey: UIApplication.stateRestorationBundleVersionKey)
    coder.encode(UIDevice.current.systemVersion as NSString, forKey: UIApplication.stateRestorationSystemVersionKey)
    coder.encode(NSDate(), forKey: UIApplication.stateRestorationTimestampKey)
    coder.encode(
      NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue),
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
  }

  /// What the session is to go on with, before the scene connects.
  package static func prepare(_ scene: UIScene, from store: (any SceneStateStore)? = nil) {
    guard case .data(let data)? = (store ?? Self.store(of: scene))?.value(for: activityKey) else { return }
    scene.session.stateRestorationActivity = StoredActivity.activity(data)
  }

  /// The scene has connected, and has its window: its state comes back.
  package static func restore(_ scene: UIScene, from store: (any SceneStateStore)? = nil) {
    if let activity = scene.session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    let application: UIApplication = .shared
    let root: UIViewController? = (scene as? UIWindowScene)?.windows.first?.programController
    guard let root, let delegate = application.delegate,
      case .data(let data)? = (store ?? Self.store(of: scene))?.value(for: stateKey),
      let state = try? PropertyListDecoder().decode(RestorableState.self, from: data),
      let own = state.application.flatMap(RestorableState.decoder),
      delegate.application(application, shouldRestoreSecureApplicationState: own)
    else { return }
    state.restore(to: root)
    delegate.application(application, didDecodeRestorableStateWith: own)
  }
}
