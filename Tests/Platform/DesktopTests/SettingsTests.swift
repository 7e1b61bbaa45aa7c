import Foundation
import Testing

/// What the person has chosen reaches the views of a real window, also later.
@Suite("Settings of the desktop", .serialized)
struct SettingsTests {
  private static let x11 = Comment(rawValue: "Xvfb, xdotool and dbus-daemon are needed")

  private func keyfile(_ lines: [String]) -> String {
    "[org/gnome/desktop/interface]\n" + lines.joined(separator: "\n") + "\n"
  }

  @Test(
    "On Wayland contrast, size of text, motion and locale come from the desktop, and are followed",
    .enabled(if: Desktop.missingTool(for: .wayland) == nil, "weston and dbus-daemon are needed"))
  func wayland() throws {
    let desktop = try Desktop(.wayland)
    let file: String = ".config/glib-2.0/settings/keyfile"
    try desktop.write(
      keyfile(["text-scaling-factor=2.0", "enable-animations=false", "gtk-theme='HighContrast'"]), to: file)
    let program: Program = try desktop.open(
      "settings", environment: ["LANG": "de_AT.UTF-8", "LC_ALL": "", "GSETTINGS_BACKEND": "keyfile"])
    #expect(
      program.line(beginning: "light, contrast increased")
        == "light, contrast increased, size accessibility2, motion less, "
        + "accent 0 25 87, hours 24, leftToRight, locale de_AT, scale 1")
    try desktop.write(keyfile(["text-scaling-factor=1.0"]), to: file)
    #expect(program.line(beginning: "light, contrast standard, size large, motion full") != nil)
  }

  @Test(
    "On X11 the appearance comes from the person's file",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, SettingsTests.x11))
  func x11() throws {
    let desktop = try Desktop(.x11)
    try desktop.write(
      "[Settings]\ngtk-application-prefer-dark-theme=1\ngtk-enable-animations=0\n",
      to: ".config/gtk-4.0/settings.ini")
    let program: Program = try desktop.open("settings")
    #expect(program.line(beginning: "dark")?.contains("motion less") == true)
  }

  @Test(
    "The direction of the layout is that of the person's language",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, SettingsTests.x11))
  func direction() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try desktop.open("settings", environment: ["LANG": "ar_EG.UTF-8", "LC_ALL": ""])
    #expect(program.line(beginning: "light")?.contains("rightToLeft, locale ar_EG") == true)
  }

  @Test(
    "The scale of the monitor reaches the views",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, SettingsTests.x11))
  func scale() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try desktop.open("settings", environment: ["GDK_SCALE": "2"])
    #expect(program.line(beginning: "light")?.hasSuffix("scale 2") == true)
  }

  @Test(
    "The hours of the clock are those of the locale of times where it differs from that of messages",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, SettingsTests.x11),
    arguments: [
      ("en_US", "en_US", "hours 12, leftToRight, locale en_US,"),
      ("en_US", "de_DE", "hours 24, leftToRight, locale en_US@hours=h23,"),
      ("de_DE", "en_US", "hours 12, leftToRight, locale de_DE@hours=h12,"),
      ("en_US", "C", "hours 12, leftToRight, locale en_US,"),
    ])
  func hours(_ language: String, _ times: String, _ expected: String) throws {
    let desktop = try Desktop(.x11)
    let program: Program = try desktop.open(
      "settings", environment: ["LANG": language + ".UTF-8", "LC_TIME": times + ".UTF-8", "LC_ALL": ""])
    let line: String? = program.line(beginning: "light")
    #expect(line?.contains(expected) == true, "\(line ?? "")")
  }

  @Test(
    "A scale with a fraction reaches the views where GTK knows it",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, SettingsTests.x11),
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/cc"), "a C compiler is needed"))
  func fractionalScale() throws {
    let desktop = try Desktop(.x11)
    // GTK 4.8 has no such function: a library that is loaded before stands in for a newer version's.
    try desktop.write("double gdk_surface_get_scale(void *surface) { return 1.25; }\n", to: "scale.c")
    let folder: String = desktop.environment["HOME"] ?? ""
    try desktop.run("cc", ["-shared", "-fPIC", "-o", folder + "/scale.so", folder + "/scale.c"])
    let program: Program = try desktop.open("settings", environment: ["LD_PRELOAD": folder + "/scale.so"])
    #expect(program.line(beginning: "light", ending: "scale 1.25") != nil)
  }

  @Test(
    "The portal's appearance, contrast, accent colour and clock are followed while the program runs",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, SettingsTests.x11))
  func portal() throws {
    let desktop = try Desktop(.x11)
    let portal: Program = try desktop.runScript("portal.py")
    try #require(portal.line(beginning: "ready") != nil)
    let program: Program = try desktop.open("settings", environment: ["XDG_CURRENT_DESKTOP": "Debian:GNOME"])
    #expect(program.line(beginning: "light, contrast standard")?.contains("accent 0 48 100, hours 12") == true)
    // The settings change one after the other.
    let last: String? = program.line(
      beginning: "dark, contrast increased",
      ending: "accent 100 50 0, hours 24, leftToRight, locale en_US@hours=h23, scale 1")
    #expect(last != nil, "\(program.lines)")
  }
}
