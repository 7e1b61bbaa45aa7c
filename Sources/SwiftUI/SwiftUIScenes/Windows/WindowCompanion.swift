import AccessibilityTree
import DisplayList
import HostInterface
import SwiftUICore
import TextEngine

/// A tool beside a program that follows the program's windows and may take events of devices before views get them: a reader
/// that speaks the windows, or an inspector.
///
/// A host with companions tells all of them of each window, also of those that another companion opened; a host without any
/// does nothing for them.
package protocol WindowCompanion: AnyObject {
  /// Whether programs are told that a screen reader runs.
  var isScreenReader: Bool { get }
  /// Makes a program with windows of the companion's own; nil, the default, where it shows none. It is called once, before
  /// the program that is followed is made.
  @MainActor func makeProgram(host: any ApplicationHost, shaper: any TextShaper) -> RunningApp?
  /// A window has come; its first frame is ready.
  @MainActor func windowDidOpen(_ window: any CompanionWindow)
  @MainActor func windowDidClose(_ window: any CompanionWindow)
  /// A window is up to date for a frame, and so is its accessibility tree.
  ///
  /// - Parameter changes: What changed of the tree since the last call, oldest first.
  @MainActor func windowDidUpdate(_ window: any CompanionWindow, _ changes: [AccessibilityUpdate])
  /// A window asked assistive technologies to say something.
  @MainActor func windowDidAnnounce(_ window: any CompanionWindow, _ announcement: AccessibilityAnnouncement)
  /// Whether the companion takes an event, which then goes no further.
  @MainActor func takes(_ event: HostEvent, in window: any CompanionWindow) -> Bool
}

extension WindowCompanion {
  package var isScreenReader: Bool { false }
  @MainActor package func makeProgram(host: any ApplicationHost, shaper: any TextShaper) -> RunningApp? { nil }
  @MainActor package func windowDidOpen(_ window: any CompanionWindow) {}
  @MainActor package func windowDidClose(_ window: any CompanionWindow) {}
  @MainActor package func windowDidUpdate(_ window: any CompanionWindow, _ changes: [AccessibilityUpdate]) {}
  @MainActor package func windowDidAnnounce(_ window: any CompanionWindow, _ announcement: AccessibilityAnnouncement) {}
  @MainActor package func takes(_ event: HostEvent, in window: any CompanionWindow) -> Bool { false }
}

/// A window as companions see it.
package protocol CompanionWindow: AnyObject {
  var scene: SceneWindow { get }
  /// The views of the window.
  var views: ViewGraph { get }
  /// Lets the host show a frame, after the companion changed views without an event of a device.
  func requestFrame()
  /// Shows marks above all views, in the window's space; nil takes them away. Nothing of the views is evaluated or recorded
  /// for it.
  func show(_ marks: DisplayList?)
}

extension CompanionWindow {
  /// Does what a reader asks for, and brings the views up to date with it; false when nothing takes it.
  package func perform(_ request: AccessibilityReaderSession.Request) -> Bool {
    let isTaken: Bool =
      switch request {
      case .action(let element, let kind, let input):
        views.send(.accessibilityAction(element: element, action: kind, input: input))
      case .focus(let element): views.send(.accessibilityFocus(element))
      case .preparation(let rotor, let stop): views.send(.accessibilityPreparation(rotor: rotor, stop: stop))
      }
    // The reader says what came of it at once, not with the next frame.
    views.updateFrame()
    requestFrame()
    return isTaken
  }
}
