import Foundation
import FoundationGaps
import SwiftUICore

extension RunningApp {
  /// Opens a document, or an address in the window that takes it: one that prefers it, else one of the scene that handles it and allows
  /// it, the front one first, else a new one of that scene.
  package func open(_ url: URL) {
    if openDocument(url) { return }
    if let window = windows.last(where: { $0.externalEvents?.prefers(url) == true }) { return give(url, to: window) }
    let scenes: [SceneItem] = items.filter { $0.kind != .settings && $0.handles(url) }
    guard let first = scenes.first(where: { $0.externalEvents != nil }) ?? scenes.first else { return }
    let open: SceneWindow? = windows.last { window in
      window.item.key == first.key && window.externalEvents?.allows(url) == true
    }
    if let open { return give(url, to: open) }
    let known: Set<ObjectIdentifier> = Set(windows.map { ObjectIdentifier($0) })
    self.open(first)
    guard let new = windows.first(where: { !known.contains(ObjectIdentifier($0)) }) else { return }
    give(url, to: new)
  }

  /// Opens an address in the program that is there for it.
  @MainActor package func openElsewhere(_ url: URL, completion: @escaping (Bool) -> Void) {
    guard let graph = windows.last?.graph else { return completion(false) }
    EnvironmentValues(scope: graph.environment).openURL(url, completion: completion)
  }

  /// Goes on with an activity in the front window whose views take it; false where there is none.
  @discardableResult
  package func proceed(with activity: NSUserActivity) -> Bool {
    for window in windows.reversed() where window.externalEvents?.proceed(with: activity) == true {
      bringToFront(window)
      return true
    }
    return false
  }

  private func give(_ url: URL, to window: SceneWindow) {
    bringToFront(window)
    guard let graph = window.graph else { return }
    graph.update()
    window.externalEvents?.open(url)
  }
}

extension SceneWindow {
  var externalEvents: ExternalEvents? { graph?.service(ExternalEvents.self) }
}

extension SceneItem {
  /// Whether windows of the scene open for an address.
  fileprivate func handles(_ url: URL) -> Bool {
    externalEvents.map { ExternalEvents.matches(url, $0) } ?? (content.valueType == nil)
  }
}
