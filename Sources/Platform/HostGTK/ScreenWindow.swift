import AccessibilityTree
import HostInterface
import SwiftUICore

/// A window on the screen as a driver uses it: events come in as if its devices had made them.
package final class ScreenWindow {
  private weak var window: GTKWindow?
  private let app: GTKApplication
  package let graph: ViewGraph
  /// The announcements that views have asked for since somebody drives the window, oldest first.
  package internal(set) var announcements: [AccessibilityAnnouncement] = []

  /// The number of the last finger.
  package var lastPointer: UInt64 = 0

  init(_ window: GTKWindow) {
    self.window = window
    app = window.app
    graph = window.graph
  }

  /// The window's clock, in seconds.
  package var time: Double { app.time }

  /// Whether the desktop gives the window what is typed.
  package var isActive: Bool { window?.scene.phase == .active }

  /// Brings the window up to date and lets the desktop show it.
  package func update() {
    window?.frames.advance()
    app.iterate(for: 0)
  }

  /// Lets the window and the desktop go on for a time, in seconds.
  package func advance(by seconds: Double) {
    app.iterate(for: seconds)
    update()
  }

  /// Delivers an event and brings the window up to date; false when nothing took it.
  package func send(_ event: HostEvent) -> Bool {
    guard window != nil else { return false }
    let isTaken: Bool = graph.send(event)
    update()
    return isTaken
  }
}
