import CoreGraphics
import HostInterface
import LayoutEngine
import SwiftUICore

/// One window of a scene, as a host shows it.
package final class SceneWindow {
  package private(set) var item: SceneItem
  package let content: any WindowContent
  package private(set) var graph: ViewGraph?
  /// How near the window is to the person.
  package private(set) var phase: HostPhase = .inactive
  /// What the host keeps of the window.
  package var hostWindow: AnyObject?
  unowned let app: RunningApp

  init(_ item: SceneItem, showing value: AnyHashable?, of app: RunningApp) {
    self.item = item
    content = item.content.makeWindow(showing: value)
    self.app = app
  }

  /// Makes the window's graph for a host.
  package func open(_ setup: WindowSetup) -> ViewGraph {
    var setup: WindowSetup = setup
    setup.environment.openWindow = app.openAction
    setup.environment.dismissWindow = app.dismissAction(in: self)
    setup.environment.supportsMultipleWindows = true
    let graph: ViewGraph = content.makeGraph(setup)
    graph.apply(phase)
    self.graph = graph
    return graph
  }

  /// The title; where the scene has none, the program's name.
  package var title: String {
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
    graph?.end()
    graph = nil
    hostWindow = nil
    app.windowDidClose(self)
  }
}
