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
  /// The program that was started last in this process.
  package private(set) nonisolated(unsafe) static weak var current: RunningApp?
  private unowned let host: any ApplicationHost
  private let link: AppLink
  /// Whether the program is a tool beside another one in the same process, as an inspector is.
  let isBeside: Bool
  private var graph: ViewGraph?
  private(set) var items: [SceneItem] = []
  private var observers: [any AppObserver] = []
  /// The documents that were open lately.
  let recents: RecentDocuments
  /// The dialog in which the person chooses documents.
  var openDialog: (any PresentedFileDialog)?

  /// Makes the program and evaluates its body.
  ///
  /// - Parameters:
  ///   - type: The program, whose `init()` is called.
  ///   - host: Opens the windows; it outlives the program.
  ///   - name: The name of the executable, of which that in menus and windows without a title is made.
  ///   - isBeside: Whether the program is a tool beside the one that the process is for. It is made before that one.
  @MainActor package init<A: App>(
    _ type: A.Type, host: any ApplicationHost, shaper: any TextShaper,
    name: String = ProcessInfo.processInfo.processName, isBeside: Bool = false
  ) {
    self.isBeside = isBeside
    self.host = host
    self.name = DisplayedName.name(program: name, information: Bundle.main.infoDictionary)
    recents = RecentDocuments(store: host.recentStore)
    link = AppLink(shaper: shaper, startDate: host.startDate)
    link.onFrame = { [weak host] in host?.scheduleUpdate() }
    let app = A()
    observers = Self.takeObservers()
    if !isBeside { Self.current = self }
    var environment: EnvironmentValues = host.environment
    change(&environment)
    environment.openWindow = openAction
    environment.openSettings = openSettingsAction
    environment.supportsMultipleWindows = true
    let graph = ViewGraph(
      root: AppRoot(app: app) { [weak self] in self?.follow($0) }, host: link, settings: host.settings,
      window: HostWindow(size: .zero), environment: environment, isShared: true)
    self.graph = graph
    graph.isBeside = isBeside
    graph.apply(.inactive)
    graph.update()
  }

  /// Opens the window of the first scene that opens by itself, and of those that ask for it.
  package func start() {
    for observer in observers { observer.willOpenWindows() }
    let shown: [SceneItem] = items.filter { $0.kind != .settings && $0.launch != .suppressed }
    guard let first = shown.first else {
      guard items.isEmpty else { return }
      return Diagnostics.warn("\(name) has no scene: add a WindowGroup or a Window to the body of the app.")
    }
    for item in shown.reversed() where item.key == first.key || item.launch == .presented { open(item) }
  }

  /// Opens a window of each scene that has none, settings too. A scene of values shows its default.
  package func openAllScenes() {
    for item in items where !windows.contains(where: { $0.item.key == item.key }) { open(item) }
  }

  /// What all views of the program find in the environment, beside what the host gives.
  func change(_ environment: inout EnvironmentValues) {
    for observer in observers { observer.change(&environment) }
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
    for observer in observers { observer.willEnd() }
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
    defer { tellMenuBars() }
    for window in windows {
      if let item = new.first(where: { $0.key == window.item.key }) {
        if window.follow(item) { host.refresh(window) }
      } else {
        host.close(window)
      }
    }
  }

  func open(_ item: SceneItem, showing value: AnyHashable? = nil) {
    if let open = windows.first(where: {
      $0.item.key == item.key && (item.isSingle || $0.content.value == value)
    }),
      item.isSingle || value != nil
    {
      return host.bringToFront(open)
    }
    let window = SceneWindow(item, showing: value, of: self)
    windows.append(window)
    host.open(window)
    tellMenuBars()
  }

  /// The menu bars show the scenes and windows as they are now.
  func tellMenuBars() {
    for window in windows { window.commands.programDidChange() }
  }

  /// Whether windows have a menu bar: those of a desktop, where the program has commands, settings, documents or a scene that
  /// is opened by a shortcut.
  var hasMenuBar: Bool {
    host.settings.idiom == .desktop
      && items.contains {
        $0.commands.contains(where: \.areShown) || $0.kind == .settings || $0.documents != nil || $0.shortcut != nil
      }
  }

  package func bringToFront(_ window: SceneWindow) { host.bringToFront(window) }

  /// Whether the body gives a scene of an identifier.
  package func hasScene(id: String) -> Bool { items.contains { $0.id == id } }

  /// Closes all windows, unless documents have to be asked about first; the program ends with the last.
  package func quit() {
    for window in windows { requestClose(window) }
  }

  /// Closes a window, whatever its document says.
  func close(_ window: SceneWindow) { host.close(window) }

  /// The document of a window got another file or changes: its title tells so.
  func documentDidChange(of window: SceneWindow) {
    host.refresh(window)
    tellMenuBars()
  }

  var openSettingsAction: OpenSettingsAction {
    OpenSettingsAction { [weak self] in
      guard let self else { return }
      guard let item = items.first(where: { $0.kind == .settings }) else {
        return Diagnostics.warn("openSettings found no scene: add Settings to the body of the app.")
      }
      open(item)
    }
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
        if let window { requestClose(window) }
        return
      }
      for open in windows where open.item.matches(id: id, type: type) && (value == nil || open.content.value == value) {
        requestClose(open)
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
  func windowDidOpen(_ window: ViewGraph) {
    for observer in observers { observer.windowDidOpen(window) }
  }

  func windowWillClose(_ window: ViewGraph) {
    for observer in observers { observer.windowWillClose(window) }
  }

  func windowDidClose(_ window: SceneWindow) {
    windows.removeAll { $0 === window }
    windowPhaseDidChange()
    tellMenuBars()
  }

  /// The program is as near to the person as its nearest window.
  func windowPhaseDidChange() {
    let phases: [HostPhase] = windows.map(\.phase)
    let phase: HostPhase = phases.contains(.active) ? .active : phases.contains(.inactive) ? .inactive : .background
    graph?.apply(phase)
    for observer in observers { observer.phaseDidChange(phase) }
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
