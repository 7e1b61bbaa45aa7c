import AccessibilityATSPI
import CGtk
import CGtkView
import Combine
import CoreGraphics
import Diagnostics
import Foundation
import HostInterface
import RenderCairo
import SwiftUICore
import SwiftUIScenes
import TextEngine
import TextPango

/// A program on the desktop: GTK's windows, one for each of the program's.
package final class GTKApplication: ApplicationHost, CompanionHost {
  package private(set) var settings: HostSettings
  package let startDate = Date()
  let shaper: any TextShaper
  /// The time of GLib's clock, in microseconds, at which the program's began.
  private let startTime: gint64 = g_get_monotonic_time()
  private let loop: OpaquePointer
  private var app: RunningApp?
  /// The tools that follow the windows from beside the program, such as the inspector; set before the program runs, later with
  /// `attach(_:)` and `detach(_:)`.
  package var companions: [any WindowCompanion] = []
  /// The programs of companions, with the companion of each.
  var programs: [(companion: any WindowCompanion, app: RunningApp)] = []
  private(set) var windows: [GTKWindow] = []
  /// Set where another program drives this one; nil for one that a person started.
  let driven: DrivenProgram?
  /// The timers of a driven program, whose driver's thread runs no loop for them; nil for others.
  private(set) var timers: HostTimers?
  package var recentStore: UserDefaults? { driven == nil ? .standard : nil }
  package var environment: EnvironmentValues { driven?.environment ?? EnvironmentValues() }
  private let updating = LoopTimer()
  private var desktop: DesktopSettings?
  private var instance: SingleInstance?
  /// The notifications of the program.
  private var notifications: DesktopNotifications?
  /// The clipboard, for all windows.
  private(set) lazy var clipboard = DesktopClipboard()
  /// The accessibility bus, once the program runs.
  private(set) var bus: AccessibilityBus?
  /// What is said and asked of each window on the bus.
  private var links: [UInt64: AccessibilityLink] = [:]

  /// Connects with the display.
  ///
  /// - Parameter driven: How the program runs where another one drives it; nil for one that runs by `run`.
  /// - Throws: `HostError.noDisplay` where there is none, and an error that names the package to install when a font is
  ///   missing.
  package init(driven: DrivenProgram? = nil) throws {
    self.driven = driven
    Self.setDefaults()
    guard gtk_init_check() != 0, gdk_display_get_default() != nil else { throw HostError.noDisplay }
    loop = g_main_loop_new(nil, 0)
    SymbolIcons.measuresSymbols
    shaper = try PangoShaper()
    settings = HostSettings(idiom: .desktop)
    if let driven {
      settings = driven.settings
      let timers = HostTimers(start: startDate, time: time)
      HostTimers.current = timers
      self.timers = timers
    } else {
      desktop = DesktopSettings { [weak self] in self?.settingsDidChange() }
      settings = desktop?.current ?? settings
      // The driver's own program serves the main actor.
      MainLoop.connect()
    }
  }

  deinit { g_main_loop_unref(loop) }

  /// What GTK is told before it begins; a value of the person's stays.
  private static func setDefaults() {
    // Cairo is quickest where no graphics card helps, takes a fifth of the memory, and draws what tests photograph.
    setenv("GSK_RENDERER", "cairo", 0)
    setenv(
      gtk_get_minor_version() >= 16 ? "GDK_DISABLE" : "GDK_DEBUG", gtk_get_minor_version() >= 16 ? "gl" : "gl-disable",
      0)
    // The accessibility tree is our own.
    setenv("GTK_A11Y", "none", 1)
  }

  /// Seconds since the program began.
  var time: Double { Double(g_get_monotonic_time() - startTime) / 1e6 }

  /// The same for a time of GLib's clock.
  func time(of microseconds: gint64) -> Double { Double(microseconds - startTime) / 1e6 }

  /// Runs the program until its last window is closed.
  ///
  /// - Parameters:
  ///   - name: The program's name, as that of its desktop file.
  ///   - id: The name on the session bus.
  ///   - isSingle: Whether a second start brings the first one to the front instead.
  ///   - urls: What the program is started to open.
  /// - Returns: the exit status.
  @MainActor package func run<A: App>(
    _ type: A.Type, name: String, id: String, isSingle: Bool, urls: [URL] = []
  ) -> Int32 {
    // Desktops find the program's icon and desktop file by the name of the program.
    g_set_prgname(name)
    g_set_application_name(name)
    if isSingle {
      instance = SingleInstance(id: id) {
        [weak self] in
        self?.app?.reopen()
      } open: {
        [weak self] in
        self?.app?.open($0)
      }
      if let instance, !instance.begin(urls) { return 0 }
    }
    start(type, name: name)
    for url in urls { app?.open(url) }
    if hasOwnWindows { g_main_loop_run(loop) }
    clipboard.store()
    end()
    return 0
  }

  /// Starts the program and opens its first windows.
  ///
  /// - Parameter name: The program's name.
  @MainActor package func start<A: App>(_ type: A.Type, name: String) {
    connectWithBus(name)
    let notifications = DesktopNotifications(
      name: name, isActive: { [weak self] in self?.windows.contains { $0.scene.phase == .active } ?? false },
      bringToFront: { [weak self] in self?.app?.reopen() })
    self.notifications = notifications
    HostServices.notifications = notifications
    settings.hasScreenReader = companions.contains(where: \.isScreenReader)
    programs = companions.compactMap { companion in
      companion.makeProgram(host: self, shaper: shaper).map { (companion, $0) }
    }
    let app = RunningApp(type, host: self, shaper: shaper, name: name)
    self.app = app
    for program in programs { program.app.start() }
    app.start()
  }

  /// Ends the program: its windows close.
  @MainActor package func end() {
    for window in windows { window.close() }
    app?.end()
    for program in programs { program.app.end() }
    bus?.stop()
  }

  /// Looks for the accessibility bus in the background; there may be none.
  private func connectWithBus(_ name: String) {
    // Requests come on the bus's thread and are done here, in the order in which they came.
    nonisolated(unsafe) weak let application: GTKApplication? = self
    bus = AccessibilityBus(applicationName: name, toolkitVersion: "1.0") { request in
      DispatchQueue.main.async { application?.perform(request) }
    }
  }

  private func perform(_ request: AccessibilityBusRequest) { links[request.window]?.perform(request) }

  func setLink(_ link: AccessibilityLink?, for window: UInt64) { links[window] = link }

  /// Ends the program after its windows were closed.
  func quit() { g_main_loop_quit(loop) }

  func settingsDidChange() {
    var new: HostSettings = desktop?.current ?? settings
    new.hasScreenReader = companions.contains(where: \.isScreenReader)
    guard new != settings else { return }
    settings = new
    for program in programs { program.app.apply(settings) }
    app?.apply(settings)
    for window in windows { window.settingsDidChange() }
  }

  // MARK: - Windows

  package func scheduleUpdate() {
    guard !updating.isWaiting else { return }
    updating.start(after: 0) { [weak self] in
      guard let self else { return }
      app?.update()
      for program in programs { program.app.update() }
    }
  }

  package func open(_ window: SceneWindow) {
    let made = GTKWindow(window, of: self)
    windows.append(made)
    MainActor.assumeIsolated {
      for companion in companions { companion.windowDidOpen(made) }
    }
    made.present()
  }

  package func bringToFront(_ window: SceneWindow) { gtkWindow(of: window)?.present() }

  package func close(_ window: SceneWindow) { gtkWindow(of: window)?.close() }

  package func refresh(_ window: SceneWindow) { gtkWindow(of: window)?.refresh() }

  private func gtkWindow(of window: SceneWindow) -> GTKWindow? { window.hostWindow as? GTKWindow }

  func windowDidClose(_ window: GTKWindow) {
    windows.removeAll { $0 === window }
    MainActor.assumeIsolated {
      for companion in companions { companion.windowDidClose(window) }
    }
    if !hasOwnWindows { return quit() }
    MainActor.assumeIsolated { detachClosed() }
  }

  /// Whether a window of the program itself is open: those of companions alone do not keep it running.
  private var hasOwnWindows: Bool { windows.contains { $0.scene.app === app } }
}
