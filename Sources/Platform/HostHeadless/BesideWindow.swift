import AccessibilityTree
import DisplayList
import HostInterface
import SwiftUICore
import SwiftUIScenes

/// A window without a display as companions of its program see it.
@MainActor
final class BesideWindow: @preconcurrency CompanionWindow {
  let scene: SceneWindow
  private let host: HeadlessHost
  private let companions: [any WindowCompanion]
  /// The changes of the tree of which companions have not been told.
  private var changes: [AccessibilityUpdate] = []
  private var isTelling: Bool = false

  /// Tells the companions of a window, and from now on of what happens in it.
  ///
  /// - Parameter then: Called with each frame of the window, after the companions.
  init(_ scene: SceneWindow, _ host: HeadlessHost, _ companions: [any WindowCompanion], then: @escaping () -> Void) {
    self.scene = scene
    self.host = host
    self.companions = companions
    host.graph.accessibility.onUpdate = { [weak self] update in
      MainActor.assumeIsolated { self?.changes.append(update) }
    }
    host.isTakenBeside = { [unowned self] event in companions.contains { $0.takes(event, in: self) } }
    host.didAnnounce = { [unowned self] announcement in
      for companion in companions { companion.windowDidAnnounce(self, announcement) }
    }
    host.didUpdate = { [weak self] in
      self?.tell()
      then()
    }
    for companion in companions { companion.windowDidOpen(self) }
    tell()
  }

  func end() {
    host.graph.accessibility.onUpdate = nil
    host.isTakenBeside = nil
    host.didAnnounce = nil
    for companion in companions { companion.windowDidClose(self) }
  }

  var views: ViewGraph { host.graph }
  func requestFrame() {}
  func show(_ marks: DisplayList?) { host.marks = marks }

  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    host.graph.accessibility.refresh()
    let due: [AccessibilityUpdate] = changes
    changes = []
    for companion in companions { companion.windowDidUpdate(self, due) }
  }
}
