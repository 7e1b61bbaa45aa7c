import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUICore
import SwiftUIScenes
import Testing
import UITestSupport

/// An app under test. It runs in the process of the test: in windows without a display, on a clock that stands still until
/// the driver lets it go on, or in windows on the screen, on the clock of the machine (`display`).
///
/// ```swift
/// struct Shop: App {
///   @State private var count = 0
///   var body: some Scene {
///     WindowGroup {
///       Text("\(count) items")
///       Button("Add") { count += 1 }
///     }
///   }
/// }
/// let app = XCUIApplication(Shop.self)
/// app.launch()
/// app.buttons["Add"].tap()
/// assert(app.staticTexts["1 items"].waitForExistence(timeout: 2))
/// ```
public final class XCUIApplication: XCUIElement {
  /// Whether an app runs, with the names of Apple's tests.
  public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning = 1
    case runningBackgroundSuspended = 2
    case runningBackground = 3
    case runningForeground = 4
  }

  /// The place of the windows of an app under test.
  public enum Display: String, Sendable {
    /// In memory: no display is needed, and nothing is waited for.
    case memory
    /// On the screen, as a person has them. Give a display, such as one that `xvfb-run` makes, and the app's windows open on it;
    /// without one `launch()` records an issue.
    case screen
  }

  /// The app that `XCUIApplication()` stands for. Set it once, before the first test.
  public static var appUnderTest: (any App.Type)?

  /// Arguments for the app. It runs in the process of the test, which has arguments of its own: an app reads these by
  /// `XCUIApplication.current`.
  public var launchArguments: [String] = []
  /// Environment variables, set while the app is launched.
  public var launchEnvironment: [String: String] = [:]
  /// The kind of device: it decides metrics and the size of windows.
  public var idiom: HeadlessApp.Idiom
  /// What a person has chosen in the settings of the machine.
  public var settings: HeadlessApp.Settings
  /// The place of the app's windows. The default is memory, or what the variable `ROTOR_TEST_DISPLAY` says: `memory` or `screen`.
  ///
  /// The same test runs in both. On the screen it takes as long as a person would see it: waits take their time.
  public var display: Display =
    Display(rawValue: ProcessInfo.processInfo.environment["ROTOR_TEST_DISPLAY"] ?? "") ?? .memory
  /// The clock of windows in memory.
  public let clock: VirtualClock

  private let start: (XCUIApplication) throws -> any RunningTarget
  private(set) var target: (any RunningTarget)?

  override var application: XCUIApplication { self }

  private init(
    idiom: HeadlessApp.Idiom, settings: HeadlessApp.Settings, clock: VirtualClock,
    starting start: @escaping (XCUIApplication) throws -> any RunningTarget
  ) {
    self.idiom = idiom
    self.settings = settings
    self.clock = clock
    self.start = start
    super.init(nil, .only)
  }

  /// The app that `appUnderTest` names.
  public convenience init() {
    self.init(
      idiom: .phone, settings: HeadlessApp.Settings(), clock: VirtualClock(),
      starting: { application in
        guard let type = Self.appUnderTest else { throw LaunchFailure.noApp }
        return try Self.target(type, application)
      })
  }

  /// An app.
  ///
  /// - Parameters:
  ///   - type: The app.
  ///   - idiom: The kind of device. The default is `.phone`.
  ///   - settings: What a person has chosen, such as appearance and size of text.
  ///   - clock: The clock of the windows. Give the same one to what the app waits for.
  public convenience init<A: App>(
    _ type: A.Type, idiom: HeadlessApp.Idiom = .phone, settings: HeadlessApp.Settings = HeadlessApp.Settings(),
    clock: VirtualClock = VirtualClock()
  ) {
    self.init(idiom: idiom, settings: settings, clock: clock, starting: { try Self.target(type, $0) })
  }

  /// A view as the content of an app's only window.
  ///
  /// - Parameters:
  ///   - idiom: The kind of device. The default is `.phone`.
  ///   - size: The size of the window in points; nil, the default, is that of the device.
  ///   - settings: What a person has chosen, such as appearance and size of text.
  ///   - clock: The clock of the window.
  ///   - root: Makes the view.
  public convenience init<Root: View>(
    idiom: HeadlessApp.Idiom = .phone, size: CGSize? = nil, settings: HeadlessApp.Settings = HeadlessApp.Settings(),
    clock: VirtualClock = VirtualClock(), @ViewBuilder root: @escaping () -> Root
  ) {
    self.init(
      idiom: idiom, settings: settings, clock: clock,
      starting: { application in
        let window: HostWindow = size.map { HostWindow(size: $0) } ?? application.standardWindow
        if application.display == .screen {
          return try ScreenLaunch.start(AnyView(root()), application.hostSettings, window)
        }
        return try HeadlessHost(
          root: root(), settings: application.hostSettings, window: window, clock: application.clock)
      })
  }

  private static func target<A: App>(_ type: A.Type, _ application: XCUIApplication) throws -> any RunningTarget {
    if application.display == .screen {
      return try ScreenLaunch.start(type, application.hostSettings, application.standardWindow)
    }
    return try HeadlessApplication(
      type, settings: application.hostSettings, window: application.standardWindow, clock: application.clock)
  }

  private var hostSettings: HostSettings { HostSettings(settings, idiom: idiom) }
  private var standardWindow: HostWindow { idiom == .phone ? .phone : .desktop }

  // MARK: Life

  /// The app that was launched last and runs.
  public private(set) static weak var current: XCUIApplication?

  /// Starts the app anew.
  public func launch(sourceLocation: SourceLocation = #_sourceLocation) {
    terminate()
    Self.current = self
    for (name, value) in launchEnvironment { setenv(name, value, 1) }
    do {
      target = try start(self)
    } catch {
      let words: String = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      sourceLocation.record(.other("launch the app", words))
    }
    for name in launchEnvironment.keys { unsetenv(name) }
  }

  /// Starts the app unless it runs.
  public func activate(sourceLocation: SourceLocation = #_sourceLocation) {
    if target == nil { launch(sourceLocation: sourceLocation) }
  }

  /// Ends the app: its windows close.
  public func terminate() {
    target?.end()
    target = nil
  }

  public var state: State { target == nil ? .notRunning : .runningForeground }

  /// Whether the app is in a state, at once or after a time.
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    if self.state != state { advance(by: .seconds(timeout)) }
    return self.state == state
  }

  // MARK: The window in front

  /// The window that a person uses, or nil with an issue where the app does not run.
  func window(_ action: String, _ location: SourceLocation) -> (any DrivenWindow)? {
    guard let window = target?.drivenWindow else {
      location.record(.other(action, "the app does not run: call launch() first"))
      return nil
    }
    return window
  }

  /// The root of the window in front.
  var root: ElementSnapshot? {
    guard let window = target?.drivenWindow else { return nil }
    window.update()
    let tree: AccessibilityTree = window.accessibilityTree
    return tree[tree.root].map {
      ElementSnapshot(
        node: $0, tree: tree, isDesktop: idiom == .desktop, windowSize: window.graph.size,
        focusID: window.graph.focus.focusedElement(in: window.graph))
    }
  }

  /// Lets the clock go on, a frame at a time; animations and timers of the app go on with it.
  public func advance(by duration: Duration) { target?.drivenWindow?.advance(by: duration) }

  public override var exists: Bool { target != nil }
  public override var label: String { root?.label ?? "" }
  public override var frame: CGRect { CGRect(origin: .zero, size: target?.drivenWindow?.graph.size ?? .zero) }
  public override var elementType: ElementType { .application }
  public override var debugDescription: String { root?.outline() ?? "The app does not run." }
}

/// Why an app does not start.
private enum LaunchFailure: LocalizedError {
  case noApp

  var errorDescription: String? {
    "XCUIApplication() stands for no app: set XCUIApplication.appUnderTest, or give the app as XCUIApplication(Shop.self)"
  }
}
