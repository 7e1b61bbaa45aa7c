import HostInterface
import SwiftUICore

/// What a host gives to a window that it opens.
package struct WindowSetup {
  package var host: any WindowHost
  package var settings: HostSettings
  package var window: HostWindow
  /// The host's clock, in seconds.
  package var time: Double
  package var environment: EnvironmentValues
  /// What a menu bar above the content shows; nil for none.
  var commands: WindowCommands?

  package init(
    host: any WindowHost, settings: HostSettings, window: HostWindow, time: Double,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.host = host
    self.settings = settings
    self.window = window
    self.time = time
    self.environment = environment
  }

  /// Makes the graph of a window with a view in it.
  package func makeGraph<Root: View>(_ root: Root) -> ViewGraph {
    if let commands { return makeGraph(root: WindowRoot(MenuBarRoot(commands: commands, content: root))) }
    return makeGraph(root: WindowRoot(root))
  }

  private func makeGraph<Root: View>(root: Root) -> ViewGraph {
    ViewGraph(root: root, host: host, settings: settings, window: window, time: time, environment: environment)
  }
}
