import HostInterface
import SwiftUICore
import SwiftUIScenes

/// Tells UIKit's program of the life of SwiftUI's.
@MainActor
package final class ApplicationObserver: @preconcurrency AppObserver {
  package init() {}

  package func willOpenWindows() { UIApplication.shared.didBegin() }

  package func windowDidOpen(_ window: ViewGraph) { SceneConnection.introduce(window) }
  package func windowWillClose(_ window: ViewGraph) { SceneConnection.close(window) }

  package func phaseDidChange(_ phase: HostPhase) {
    switch phase {
    case .active: UIApplication.shared.move(to: .active)
    case .inactive: UIApplication.shared.move(to: .inactive)
    case .background: UIApplication.shared.move(to: .background)
    }
  }

  package func willEnd() { UIApplication.shared.willEnd() }
  package func change(_ environment: inout EnvironmentValues) {}
}
