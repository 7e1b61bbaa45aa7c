import CGtk
import CGtkView
import CoreGraphics
import DisplayList
import Foundation
import HostInterface

/// What the person has chosen in the desktop's settings, as they change.
///
/// GTK's settings come from the desktop at once; the portal, where one runs, knows the appearance and contrast and is
/// asked without waiting for it.
final class DesktopSettings {
  private(set) var current: HostSettings
  private let changed: () -> Void
  private let gtk: UnsafeMutableRawPointer?
  /// What the portal said: 1 dark, 2 light, 0 no preference; nil before it answered.
  private var portalScheme: UInt32?
  private var portalContrast: UInt32?
  private var portalAccent: RGBA?
  /// Whether the desktop's clock has 24 hours; nil where the portal does not know.
  private var has24Hours: Bool?
  private var proxy: OpaquePointer?

  init(changed: @escaping () -> Void) {
    self.changed = changed
    gtk = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
    current = HostSettings(idiom: .desktop)
    current = read()
    if let gtk {
      let handler: Signal.Property = { _, _, data in owner(data, as: DesktopSettings.self)?.update() }
      for name in [
        "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
        "gtk-double-click-time", "gtk-cursor-blink",
      ] { Signal.connect(gtk, "notify::\(name)", handler, owner: self) }
    }
    askPortal()
  }

  deinit {
    if let gtk { Signal.disconnectAll(gtk, owner: self) }
    if let proxy { g_object_unref(UnsafeMutableRawPointer(proxy)) }
  }

  private func update() {
    let new: HostSettings = read()
    guard new != current else { return }
    current = new
    changed()
  }

  private func read() -> HostSettings {
    var settings = HostSettings(idiom: .desktop)
    settings.displayScale = current.displayScale
    settings.localeIdentifier = Self.localeIdentifier(has24Hours: has24Hours)
    settings.timeZoneIdentifier = TimeZone.current.identifier
    // GTK knows the direction only where it has translations for the language.
    let language = Locale.Language(identifier: settings.localeIdentifier)
    settings.isRightToLeft = language.characterDirection == .rightToLeft
    guard let gtk else { return settings }
    let theme: String = Self.string(gtk, "gtk-theme-name")
    settings.isDark =
      rotor_get_boolean(gtk, "gtk-application-prefer-dark-theme") != 0 || theme.lowercased().hasSuffix("-dark")
    settings.increasesContrast = theme.lowercased().contains("highcontrast")
    if let portalScheme, portalScheme != 0 { settings.isDark = portalScheme == 1 }
    settings.accentColor = portalAccent
    if let portalContrast { settings.increasesContrast = settings.increasesContrast || portalContrast == 1 }
    settings.doubleClickTime = Double(rotor_get_int(gtk, "gtk-double-click-time")) / 1000
    settings.doubleClickDistance = Double(rotor_get_int(gtk, "gtk-double-click-distance"))
    settings.caretBlinks = rotor_get_boolean(gtk, "gtk-cursor-blink") != 0
    settings.caretBlinkTime = max(0.1, Double(rotor_get_int(gtk, "gtk-cursor-blink-time")) / 1000)
    settings.caretBlinkTimeout = Double(rotor_get_int(gtk, "gtk-cursor-blink-timeout"))
    settings.reducesMotion = rotor_get_boolean(gtk, "gtk-enable-animations") == 0
    settings.textSize = Self.textSize(dotsPerInch: Double(rotor_get_int(gtk, "gtk-xft-dpi")) / 1024)
    return settings
  }

  private static func string(_ object: UnsafeMutableRawPointer, _ property: String) -> String {
    guard let text = rotor_get_string(object, property) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The locale of messages, by the environment, for Foundation does not look there; with the hours of the clock where these
  /// are not the locale's: the desktop's setting decides, else the locale of times.
  private static func localeIdentifier(has24Hours: Bool?) -> String {
    let language: String = locale(of: "LC_MESSAGES") ?? "en_US"
    let isDay: Bool = Locale(identifier: language).countsToTwentyFour
    let wished: Bool = has24Hours ?? locale(of: "LC_TIME").map { Locale(identifier: $0).countsToTwentyFour } ?? isDay
    return wished == isDay ? language : language + (wished ? "@hours=h23" : "@hours=h12")
  }

  /// The name of a category's locale; nil where the environment names none, or the one without a language.
  private static func locale(of category: String) -> String? {
    let environment: [String: String] = ProcessInfo.processInfo.environment
    let value: String = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = String(value.prefix { $0 != "." && $0 != "@" })
    return name.isEmpty || name == "C" || name == "POSIX" ? nil : name
  }

  /// The step of the twelve text sizes nearest to a font scale: desktops give it as dots per inch, 96 for 1.
  private static func textSize(dotsPerInch: Double) -> Int {
    guard dotsPerInch > 0 else { return 3 }
    let factor: Double = dotsPerInch / 96
    // Body at the twelve sizes, as parts of that at the default one.
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53].map { $0 / 17 }
    let nearest: Int? = sizes.indices.min { abs(sizes[$0] - factor) < abs(sizes[$1] - factor) }
    return nearest ?? 3
  }
}

extension Locale {
  /// Whether hours are counted through the day and not twice to twelve.
  fileprivate var countsToTwentyFour: Bool { hourCycle == .zeroToTwentyThree || hourCycle == .oneToTwentyFour }
}

// MARK: - The portal

extension DesktopSettings {
  private static let appearance: String = "org.freedesktop.appearance"
  private static let interface: String = "org.gnome.desktop.interface"

  /// What is asked for and followed, by namespace and key. The clock is asked for in GNOME alone: elsewhere the portal has the
  /// setting as well, with a default that nobody chose.
  private static let keys: [(namespace: String, name: String)] = {
    let desktops: String = ProcessInfo.processInfo.environment["XDG_CURRENT_DESKTOP"] ?? ""
    let hasClock: Bool = desktops.split(separator: ":").contains("GNOME")
    return [(appearance, "color-scheme"), (appearance, "accent-color"), (appearance, "contrast")]
      + (hasClock ? [(interface, "clock-format")] : [])
  }()

  /// Asks in the background; nothing waits for an answer, and none changes nothing.
  private func askPortal() {
    let owner: UnsafeMutableRawPointer = Unmanaged.passRetained(self).toOpaque()
    g_dbus_proxy_new_for_bus(
      G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START_AT_CONSTRUCTION, nil, "org.freedesktop.portal.Desktop",
      "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", nil,
      { _, result, data in
        guard let data else { return }
        let settings: DesktopSettings = Unmanaged<DesktopSettings>.fromOpaque(data).takeRetainedValue()
        if let proxy = g_dbus_proxy_new_for_bus_finish(result, nil) { settings.follow(OpaquePointer(proxy)) }
      }, owner)
  }

  private func follow(_ proxy: OpaquePointer) {
    self.proxy = proxy
    typealias Handler =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, OpaquePointer?, UnsafeMutableRawPointer?
      ) -> Void
    let handler: Handler = { _, _, signal, parameters, data in
      guard let signal, String(cString: signal) == "SettingChanged", let parameters else { return }
      guard g_variant_n_children(parameters) == 3 else { return }
      let namespace = DesktopSettings.text(parameters, 0)
      let name = DesktopSettings.text(parameters, 1)
      guard DesktopSettings.keys.contains(where: { $0 == (namespace, name) }) else { return }
      SwiftValue.owner(data)?.take(name, g_variant_get_child_value(parameters, 2))
    }
    Signal.connect(UnsafeMutableRawPointer(proxy), "g-signal", handler, owner: self)
    for key in Self.keys { read(key.name, of: key.namespace, from: proxy) }
  }

  private enum SwiftValue {
    static func owner(_ data: UnsafeMutableRawPointer?) -> DesktopSettings? {
      HostGTK.owner(data, as: DesktopSettings.self)
    }
  }

  fileprivate static func text(_ tuple: OpaquePointer, _ index: Int) -> String {
    guard let child = g_variant_get_child_value(tuple, gsize(index)) else { return "" }
    defer { g_variant_unref(child) }
    return g_variant_get_string(child, nil).map { String(cString: $0) } ?? ""
  }

  /// One question on its way.
  private final class Question {
    weak var settings: DesktopSettings?
    let name: String

    init(_ settings: DesktopSettings, _ name: String) {
      self.settings = settings
      self.name = name
    }
  }

  private func read(_ name: String, of namespace: String, from proxy: OpaquePointer) {
    let question: UnsafeMutableRawPointer = Unmanaged.passRetained(Question(self, name)).toOpaque()
    var arguments: [OpaquePointer?] = [g_variant_new_string(namespace), g_variant_new_string(name)]
    g_dbus_proxy_call(
      UnsafeMutableRawPointer(proxy).assumingMemoryBound(to: GDBusProxy.self), "Read",
      g_variant_new_tuple(&arguments, 2), G_DBUS_CALL_FLAGS_NONE, 2000, nil,
      { proxy, result, data in
        guard let data, let proxy else { return }
        let question: Question = Unmanaged<Question>.fromOpaque(data).takeRetainedValue()
        let source = UnsafeMutableRawPointer(proxy).assumingMemoryBound(to: GDBusProxy.self)
        guard let answer = g_dbus_proxy_call_finish(source, result, nil) else { return }
        defer { g_variant_unref(answer) }
        question.settings?.take(question.name, g_variant_get_child_value(answer, 0))
      }, question)
  }

  /// Takes an answer or a change, whose value may lie in variants of variants; consumes the value.
  private func take(_ name: String, _ value: OpaquePointer?) {
    guard var value else { return }
    while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT, let inner = g_variant_get_variant(value) {
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    switch (name, g_variant_classify(value)) {
    case ("color-scheme", G_VARIANT_CLASS_UINT32): portalScheme = g_variant_get_uint32(value)
    case ("contrast", G_VARIANT_CLASS_UINT32): portalContrast = g_variant_get_uint32(value)
    case ("accent-color", G_VARIANT_CLASS_TUPLE): portalAccent = Self.color(value)
    case ("clock-format", G_VARIANT_CLASS_STRING):
      has24Hours = g_variant_get_string(value, nil).map { String(cString: $0) == "24h" }
    default: return
    }
    update()
  }

  /// Red, green and blue from 0 to 1; what lies outside is no colour.
  private static func color(_ tuple: OpaquePointer) -> RGBA? {
    guard g_variant_n_children(tuple) == 3 else { return nil }
    let parts: [Double] = (0 as gsize..<3).compactMap { index in
      guard let child = g_variant_get_child_value(tuple, index) else { return nil }
      defer { g_variant_unref(child) }
      return g_variant_classify(child) == G_VARIANT_CLASS_DOUBLE ? g_variant_get_double(child) : nil
    }
    guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return RGBA(red: parts[0], green: parts[1], blue: parts[2])
  }
}
