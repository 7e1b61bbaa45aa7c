import AccessibilityTree
import Diagnostics
import Foundation
import HostInterface
import ImageEngine
import ReactiveGraph
import SwiftUICore
import TextEngine

/// A program while it runs: its state, its scenes and its open windows.
///
/// The program's body is evaluated in a graph of its own. What the body reads makes the body run again; what a window's
/// views read of the program's state makes those views run again.
package final class RunningApp {
  /// What titles fall back to.
  package let name: String
  package private(set) var windows: [SceneWindow] = []
  private unowned let host: any ApplicationHost
  private let link: AppLink
  private var graph: ViewGraph?
  private var items: [SceneItem] = []

  /// Makes the program and evaluates its body.
  ///
  /// - Parameters:
  ///   - type: The program, whose `init()` is called.
  ///   - host: Opens the windows; it outlives the program.
  ///   - name: What windows without a title are called.
  @MainActor package init<A: App>(
    _ type: A.Type, host: any ApplicationHost, shaper: any TextShaper,
    name: String = ProcessInfo.processInfo.processName
  ) {
    self.host = host
    self.name = name
    link = AppLink(shaper: shaper, startDate: host.startDate)
    link.onFrame = { [weak host] in host?.scheduleUpdate() }
    let app = A()
    var environment: EnvironmentValues = host.environment
    environment.openWindow = openAction
    environment.supportsMultipleWindows = true
    let graph = ViewGraph(
      root: AppRoot(app: app) { [weak self] in self?.follow($0) }, host: link, settings: host.settings,
      window: HostWindow(size: .zero), environment: environment, isShared: true)
    self.graph = graph
    graph.apply(.inactive)
    graph.update()
  }

  /// Opens the first scene's window.
  package func start() {
    guard let first = items.first else {
      return Diagnostics.warn("\(name) has no scene: add a WindowGroup or a Window to the body of the app.")
    }
    open(first, showing: nil)
  }

  /// Brings the program's body up to date with its state.
  package func update() { graph?.update() }

  /// Takes up other settings of the person, for the program and all its windows.
  package func apply(_ settings: HostSettings) {
    graph?.apply(settings)
    for window in windows { window.graph?.apply(settings) }
  }

  /// Ends the program's own state. Its windows were closed before.
  package func end() {
    graph?.end()
    graph = nil
  }

  /// Another start of the program was asked for while this one runs.
  package func reopen() {
    if let last = windows.last { host.bringToFront(last) } else { start() }
  }
}

// MARK: - Scenes

extension RunningApp {
  /// The body gives these scenes now.
  private func follow(_ new: [SceneItem]) {
    items = new
    for window in windows {
      if let item = new.first(where: { $0.key == window.item.key }) {
        if window.follow(item) { host.refresh(window) }
      } else {
        host.close(window)
      }
    }
  }

  private func open(_ item: SceneItem, showing value: AnyHashable?) {
    if let open = windows.first(where: {
      $0.item.key == item.key && (item.kind == .single || $0.content.value == value)
    }),
      item.kind == .single || value != nil
    {
      return host.bringToFront(open)
    }
    let window = SceneWindow(item, showing: value, of: self)
    windows.append(window)
    host.open(window)
  }

  var openAction: OpenWindowAction {
    OpenWindowAction { [weak self] id, value, type in self?.open(id: id, value: value, type: type) }
  }

  private func open(id: String?, value: AnyHashable?, type: Any.Type?) {
    let item: SceneItem? = items.first { $0.matches(id: id, type: type) }
    guard let item else {
      var wish: String = id.map { "id: \"\($0)\"" } ?? ""
      if let type { wish += (wish.isEmpty ? "" : ", ") + "value: a \(type)" }
      let known: String = items.compactMap(\.id).joined(separator: ", ")
      return Diagnostics.warn(
        "openWindow(\(wish)) found no scene. Give a WindowGroup or Window that id or type; known ids: "
          + (known.isEmpty ? "none" : known) + ".")
    }
    open(item, showing: value)
  }

  func dismissAction(in window: SceneWindow) -> DismissWindowAction {
    DismissWindowAction { [weak self, weak window] id, value, type in
      guard let self else { return }
      if id == nil, value == nil {
        if let window { host.close(window) }
        return
      }
      for open in windows where open.item.matches(id: id, type: type) && (value == nil || open.content.value == value) {
        host.close(open)
      }
    }
  }

  static func warnNoScenes(_ call: String) {
    Diagnostics.warn("\(call) has no effect: the view is not in a window of a program with scenes.")
  }
}

extension SceneItem {
  fileprivate func matches(id: String?, type: Any.Type?) -> Bool {
    if let id, id != self.id { return false }
    if let type { return content.valueType == type }
    return id != nil
  }
}

// MARK: - Windows

extension RunningApp {
  func windowDidClose(_ window: SceneWindow) {
    windows.removeAll { $0 === window }
    windowPhaseDidChange()
  }

  /// The program is as near to the person as its nearest window.
  func windowPhaseDidChange() {
    let phases: [HostPhase] = windows.map(\.phase)
    let phase: HostPhase = phases.contains(.active) ? .active : phases.contains(.inactive) ? .inactive : .background
    graph?.apply(phase)
  }
}

/// The root of the program's own graph: it shows nothing and lists the scenes.
nonisolated private struct AppRoot<A: App>: UnaryView {
  let app: A
  let tell: ([SceneItem]) -> Void

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let body: _GraphValue<A.Body> = view[{ $0.app }].evaluated(inputs: inputs) { $0.body }
    let scenes: _SceneOutputs = A.Body._makeScene(scene: body, inputs: _SceneInputs(views: inputs))
    let tell: ([SceneItem]) -> Void = inputs.graph.untracked { view.read() }.tell
    SceneTeller(in: inputs, scenes.items, tell).setNeedsEvaluation()
    return _ViewOutputs()
  }
}

/// Tells of the scenes each time the program's body gave others.
private final class SceneTeller: GraphNode {
  private unowned(unsafe) let window: ViewGraph
  private let items: () -> [SceneItem]
  private let tell: ([SceneItem]) -> Void

  init(in inputs: _ViewInputs, _ items: @escaping () -> [SceneItem], _ tell: @escaping ([SceneItem]) -> Void) {
    window = inputs.window
    self.items = items
    self.tell = tell
    super.init(in: inputs.graph, "scenes")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let items: [SceneItem] = self.items()
    window.afterUpdate { [tell] in tell(items) }
    return false
  }
}

/// The host of the program's own graph, which has no window.
private final class AppLink: WindowHost {
  let shaper: any TextShaper
  var onFrame: (() -> Void)?

  let startDate: Date

  init(shaper: any TextShaper, startDate: Date) {
    self.shaper = shaper
    self.startDate = startDate
  }

  func scheduleFrame() { onFrame?() }
  func announce(_ announcement: AccessibilityAnnouncement) {}
}
