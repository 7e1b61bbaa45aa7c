import AccessibilityTree
import CoreGraphics
import Foundation
import HostGTK
import HostHeadless
import HostInterface
import SwiftUICore
import SwiftUIScenes

/// Something that runs in windows.
@MainActor
protocol RunningTarget: AnyObject {
  /// The window that a person uses.
  var drivenWindow: (any DrivenWindow)? { get }
  func end()
}

extension HeadlessHost: RunningTarget {
  var drivenWindow: (any DrivenWindow)? { self }
  func end() {}
}

extension HeadlessApplication: RunningTarget {
  var drivenWindow: (any DrivenWindow)? { front }

  func end() {
    for window in windows { close(window.scene) }
    app.end()
  }
}

extension GTKApplication: RunningTarget {
  var drivenWindow: (any DrivenWindow)? { frontWindow }
}

extension ScreenWindow: DrivenWindow {
  package func advance(by duration: Duration) { advance(by: duration.inSeconds) }
}

/// Starts an app in windows on the screen.
@MainActor
enum ScreenLaunch {
  static func start<A: App>(_ type: A.Type, _ settings: HostSettings, _ window: HostWindow) throws -> GTKApplication {
    var environment = EnvironmentValues()
    // What a test stores ends with it.
    environment.defaultAppStorage = EphemeralDefaults()
    let application = try GTKApplication(
      driven: DrivenProgram(settings: settings, window: window, environment: environment))
    application.start(type, name: ProcessInfo.processInfo.processName)
    // The window gets its place and the focus from the desktop.
    let end: ContinuousClock.Instant = .now + .seconds(5)
    while application.frontWindow?.isActive == false, ContinuousClock.now < end { application.iterate(for: 0.01) }
    return application
  }

  /// Starts an app whose only window shows a view.
  static func start(_ root: AnyView, _ settings: HostSettings, _ window: HostWindow) throws -> GTKApplication {
    RootApp.next = root
    return try start(RootApp.self, settings, window)
  }

  private struct RootApp: App {
    static var next: AnyView = AnyView(EmptyView())
    private let root: AnyView = Self.next

    init() {}

    var body: some Scene { WindowGroup { root } }
  }
}
