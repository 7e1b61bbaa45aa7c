import CoreGraphics
import Foundation
import HostInterface
import SwiftUICore
import SwiftUIScenes

/// A program without a display: its windows can be photographed, listened to and used.
@MainActor
package final class HeadlessApplication: @preconcurrency ApplicationHost {
  package let settings: HostSettings
  package let startDate: Date
  /// The open windows, oldest first.
  package private(set) var windows: [(scene: SceneWindow, host: HeadlessHost)] = []
  package private(set) var app: RunningApp!
  private let window: HostWindow
  private let companions: [any WindowCompanion]
  /// The windows as companions see them.
  private var besides: [BesideWindow] = []
  /// The programs of the companions.
  private var programs: [RunningApp] = []
  private let clock: VirtualClock
  private var needsUpdate: Bool = false
  private var isUpdating: Bool = false

  /// Starts a program and opens its first window.
  ///
  /// - Parameters:
  ///   - window: the space of a window whose scene asks for no size.
  ///   - startDate: of the program's clock.
  ///   - companions: what follows the windows from beside the program.
  /// - Throws: an error that names the package to install when the pinned font is missing.
  package init<A: App>(
    _ type: A.Type, settings: HostSettings = HostSettings(idiom: .desktop), window: HostWindow = .desktop,
    clock: VirtualClock = VirtualClock(), startDate: Date = Date(timeIntervalSinceReferenceDate: 0),
    companions: [any WindowCompanion] = []
  ) throws {
    var settings: HostSettings = settings
    if companions.contains(where: \.isScreenReader) { settings.hasScreenReader = true }
    self.companions = companions
    self.settings = settings
    self.window = window
    self.clock = clock
    self.startDate = startDate
    let shaper = try SharedShaper.get()
    programs = companions.compactMap { $0.makeProgram(host: self, shaper: shaper) }
    app = RunningApp(type, host: self, shaper: shaper)
    for program in programs { program.start() }
    app.start()
    update()
  }

  /// Brings the program and its windows up to date.
  package func update() {
    isUpdating = true
    defer { isUpdating = false }
    needsUpdate = false
    updatePrograms()
    for window in windows { window.host.update() }
    // What a window did may have changed the program, and so on; a frame is shown as it is after some rounds.
    for _ in 0..<8 where needsUpdate {
      needsUpdate = false
      updatePrograms()
      for window in windows { window.host.update() }
    }
  }

  private func updatePrograms() {
    app.update()
    for program in programs { program.update() }
  }

  /// A window has been brought up to date alone, as whoever uses it does; what it did may have changed the program.
  private func windowDidUpdate() {
    if needsUpdate, !isUpdating { update() }
  }

  /// The window in front.
  package var front: HeadlessHost? { windows.last?.host }

  package func scheduleUpdate() { needsUpdate = true }

  package func open(_ window: SceneWindow) {
    let size: CGSize? = window.defaultSize
    guard
      let host = try? HeadlessHost(
        scene: window, settings: settings, window: size.map { HostWindow(size: $0) } ?? self.window, clock: clock)
    else { return }
    host.didUpdate = { [weak self] in self?.windowDidUpdate() }
    windows.append((window, host))
    setActive(window)
    guard !companions.isEmpty else { return }
    besides.append(BesideWindow(window, host, companions) { [weak self] in self?.windowDidUpdate() })
  }

  package func bringToFront(_ window: SceneWindow) {
    guard let index = windows.firstIndex(where: { $0.scene === window }) else { return }
    windows.append(windows.remove(at: index))
    setActive(window)
  }

  package func close(_ window: SceneWindow) {
    windows.removeAll { $0.scene === window }
    besides.removeAll { beside in
      guard beside.scene === window else { return false }
      beside.end()
      return true
    }
    window.close()
    if let last = windows.last { setActive(last.scene) }
  }

  package func refresh(_ window: SceneWindow) {}

  private func setActive(_ window: SceneWindow) {
    for other in windows { other.scene.setPhase(other.scene === window ? .active : .inactive) }
  }
}
