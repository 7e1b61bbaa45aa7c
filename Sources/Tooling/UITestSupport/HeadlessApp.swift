import AccessibilityTree
import CoreGraphics
import Foundation
@_exported import HostHeadless
import HostInterface
import SwiftUICore

/// A view in a window without a display: it can be photographed, listened to and used.
///
/// Time goes on only when `advance(by:)` is called, so that a run can be repeated exactly.
@MainActor
public final class HeadlessApp {
  /// The kind of device that the window stands for.
  public enum Idiom: String, CaseIterable, Sendable {
    /// 393 by 852 points with the safe area of a phone held upright.
    case phone
    /// A window of 900 by 640 points.
    case desktop
  }

  /// What a person has chosen in the settings of the machine.
  public struct Settings: Sendable {
    public var colorScheme: ColorScheme = .light
    public var colorSchemeContrast: ColorSchemeContrast = .standard
    public var dynamicTypeSize: DynamicTypeSize = .large
    public var reducesMotion: Bool = false
    public var reducesTransparency: Bool = false
    public var differentiatesWithoutColor: Bool = false
    public var hasBoldText: Bool = false
    public var isRightToLeft: Bool = false
    public var locale: Locale = Locale(identifier: "en_US")
    public var timeZone: TimeZone = .gmt
    /// Pixels per point.
    public var displayScale: CGFloat = 2

    public init() {}
  }

  package let host: HeadlessHost
  /// What `repaint` keeps.
  var screen: HeadlessHost.Screen?
  /// The pointer that is down.
  var heldPointer: UInt64 = 0

  /// Opens a window without a display.
  ///
  /// ```swift
  /// struct Adder: View {
  ///   @State private var count = 0
  ///   var body: some View {
  ///     VStack {
  ///       Text("Count \(count)")
  ///       Button("Add") { count += 1 }
  ///     }
  ///   }
  /// }
  ///
  /// let app = try HeadlessApp { Adder() }
  /// app.activate(label: "Add")
  /// print(app.contains(label: "Count 1"))
  /// ```
  ///
  /// - Parameters:
  ///   - idiom: The kind of device, which decides metrics and the size of the window. The default is `.phone`.
  ///   - size: Another size of the window, in points; it then has no safe area. Nil, the default, is the size of the
  ///     idiom.
  ///   - settings: What the user has chosen, such as appearance and size of text.
  ///   - clock: The clock of the window, which stands still until it is advanced. Give the same one to what the views
  ///     wait for.
  ///   - root: Makes the view in the window.
  /// - Throws: An error that names the Debian package to install when symbols or fonts are missing.
  public init<Root: View>(
    idiom: Idiom = .phone, size: CGSize? = nil, settings: Settings = Settings(), clock: VirtualClock = VirtualClock(),
    @ViewBuilder root: () -> Root
  ) throws {
    let standard: HostWindow = idiom == .phone ? .phone : .desktop
    host = try HeadlessHost(
      root: root(), settings: HostSettings(settings, idiom: idiom),
      window: size.map { HostWindow(size: $0) } ?? standard,
      clock: clock)
  }

  public var clock: VirtualClock { host.clock }

  /// The window's size in points.
  public var size: CGSize { host.graph.size }

  /// Changes settings while the window is open.
  public func apply(_ settings: Settings) {
    host.graph.apply(HostSettings(settings, idiom: host.graph.settings.idiom == .phone ? .phone : .desktop))
    host.update()
  }

  /// Changes the window's size, in points.
  public func resize(to size: CGSize) {
    host.graph.resize(to: HostWindow(size: size))
    host.update()
  }
}

extension HostSettings {
  package init(_ settings: HeadlessApp.Settings, idiom: HeadlessApp.Idiom) {
    self.init(idiom: idiom == .phone ? .phone : .desktop)
    displayScale = settings.displayScale
    isDark = settings.colorScheme == .dark
    increasesContrast = settings.colorSchemeContrast == .increased
    textSize = DynamicTypeSize.allCases.firstIndex(of: settings.dynamicTypeSize) ?? 3
    hasBoldText = settings.hasBoldText
    reducesMotion = settings.reducesMotion
    reducesTransparency = settings.reducesTransparency
    differentiatesWithoutColor = settings.differentiatesWithoutColor
    isRightToLeft = settings.isRightToLeft
    localeIdentifier = settings.locale.identifier
    timeZoneIdentifier = settings.timeZone.identifier
  }
}

// MARK: - Time

extension HeadlessApp {
  /// Moves the clock of the window on, a frame at a time, so that animations pass through each of their frames.
  ///
  /// - Parameter duration: The time.
  public func advance(by duration: Duration) {
    host.advance(by: duration)
  }

  /// Lets animations run out, for at most ten seconds of the clock's time.
  public func finishAnimations() {
    host.finishAnimations()
  }

  /// Waits until a condition about state that the views show holds; work off the main actor goes on meanwhile.
  public func run(until condition: () -> Bool) async {
    await host.run(until: condition)
  }

  /// Lets the main actor's tasks that are ready run.
  public func settle() async {
    await host.settle()
  }
}

// MARK: - What it shows and says

extension HeadlessApp {
  /// The window as a PNG picture, at the settings' scale.
  ///
  /// - Throws: an error that names the Debian package to install when symbols or fonts are missing.
  public func pngData() throws -> Data { try host.pngData() }

  /// The window's drawing as text.
  public var displayListText: String { "\(host.displayList)" }

  /// The accessibility tree as text.
  public var accessibilityText: String { host.accessibilityTree.dump() }

  /// What a screen reader says from the first element to the last, and in each rotor.
  public func transcript(title: String) -> String {
    AccessibilityReader.transcript(of: host.accessibilityTree, title: title)
  }

  /// What is wrong with the accessibility tree; empty for a valid one.
  public var accessibilityIssues: [String] { host.accessibilityTree.issues().map(\.description) }

  /// What assistive technologies were asked to announce, oldest first.
  public var announcements: [String] { host.announcements.map(\.text) }
}
