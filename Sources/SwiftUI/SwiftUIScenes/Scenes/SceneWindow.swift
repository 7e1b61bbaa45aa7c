import CoreGraphics
import HostInterface
import LayoutEngine
import SwiftUIControls
import SwiftUICore

/// One window of a scene, as a host shows it.
package final class SceneWindow {
  package private(set) var item: SceneItem
  let content: any WindowContent
  package private(set) var graph: ViewGraph?
  /// How near the window is to the person.
  package private(set) var phase: HostPhase = .inactive
  /// What the host keeps of the window.
  package var hostWindow: AnyObject?
  /// The program whose window it is.
  package unowned let app: RunningApp
  private(set) lazy var commands = WindowCommands(self)
  /// Whether there is a menu bar above the content.
  let hasMenuBar: Bool

  init(_ item: SceneItem, showing value: AnyHashable?, of app: RunningApp) {
    self.item = item
    content = item.content.makeWindow(showing: value)
    self.app = app
    hasMenuBar = app.hasMenuBar
    document?.window = self
  }

  /// The size at first that the scene asks for, with the menu bar; nil for what suits the content.
  package var defaultSize: CGSize? {
    item.options.defaultSize.map {
      CGSize(width: $0.width, height: $0.height + (hasMenuBar ? MenuBar.height : 0))
    }
  }

  func bringToFront() { app.bringToFront(self) }

  /// Makes the window's graph for a host.
  package func open(_ setup: WindowSetup) -> ViewGraph {
    var setup: WindowSetup = setup
    app.change(&setup.environment)
    setup.environment.openWindow = app.openAction
    setup.environment.dismissWindow = app.dismissAction(in: self)
    setup.environment.openSettings = app.openSettingsAction
    setup.environment.openDocument = app.openDocumentAction
    setup.environment.newDocument = app.newDocumentAction
    setup.environment.supportsMultipleWindows = true
    if hasMenuBar { setup.commands = commands }
    let former: ViewGraph? = ViewGraph.lastWindow
    let graph: ViewGraph = content.makeGraph(setup)
    if app.isBeside {
      graph.isBeside = true
      ViewGraph.lastWindow = former
    }
    graph.apply(phase)
    self.graph = graph
    app.windowDidOpen(graph)
    return graph
  }

  /// The title; where the scene has none, the program's name.
  package var title: String {
    if let document { return document.title }
    guard let title = item.title, let graph else { return app.name }
    return title.string(in: EnvironmentValues(scope: graph.environment))
  }

  /// Takes the scene as the program's body has it now; true when the window's title or options changed.
  func follow(_ item: SceneItem) -> Bool {
    let isOther: Bool = item.options != self.item.options || item.title != self.item.title
    self.item = item
    content.follow(item.content)
    return isOther
  }

  /// The host tells how near the window is to the person.
  package func setPhase(_ phase: HostPhase) {
    guard phase != self.phase else { return }
    self.phase = phase
    graph?.apply(phase)
    app.windowPhaseDidChange()
  }

  /// The host's window is gone: its views end.
  package func close() {
    if let graph { app.windowWillClose(graph) }
    graph?.end()
    graph = nil
    hostWindow = nil
    app.windowDidClose(self)
  }
}
