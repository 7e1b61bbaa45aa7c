import Foundation
import Testing

/// The live reader and the inspector beside real windows.
@Suite(
  "Companions of windows", .serialized,
  .enabled(if: Desktop.missingTool(for: .x11) == nil, "Xvfb, xdotool and dbus-daemon are needed"))
struct CompanionTests {
  private let listening: [String: String] = ["ROTOR_LISTEN": "print", "SPEECHD_ADDRESS": "unix_socket:/nowhere"]

  private func focus(_ name: String, on desktop: Desktop) throws {
    let window: String = try desktop.run("xdotool", ["search", "--sync", "--onlyvisible", "--name", name])
    try desktop.run("xdotool", ["windowfocus", "--sync", window.trimmingCharacters(in: .whitespacesAndNewlines)])
  }

  @Test("The reader says the window and follows its own keys, which the app does not get")
  func keys() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try desktop.open("cursor", environment: listening)
    try focus("Cursor", on: desktop)
    #expect(program.line(beginning: "Press. Button.") != nil)
    #expect(program.lines.contains("Cursor"))
    try desktop.run("xdotool", ["key", "alt+shift+Up"])
    #expect(program.line(beginning: "Title") != nil && program.line(beginning: "cursor title") != nil)
    try desktop.run("xdotool", ["key", "alt+shift+Down", "alt+shift+space"])
    #expect(program.line(beginning: "pressed") != nil)
    try desktop.run("xdotool", ["key", "alt+shift+r"])
    #expect(program.line(beginning: "Buttons, 1 stop") != nil)
  }

  @Test("Typing is the app's and is echoed; a key with the reader's modifiers types nothing")
  func typing() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try desktop.open("fields", environment: listening)
    try focus("Fields", on: desktop)
    #expect(program.line(beginning: "Fields") != nil)
    try desktop.run("xdotool", ["mousemove", "100", "25", "click", "1"])
    #expect(program.line(beginning: "Name. Text Field.") != nil)
    try desktop.run("xdotool", ["key", "x", "alt+shift+z", "alt+shift+i", "y"])
    #expect(program.line(beginning: "name xy") != nil)
    #expect(program.line(beginning: "y") != nil && program.lines.contains("x"))
    #expect(!program.lines.contains { $0.lowercased().contains("z") })
  }

  @Test("The inspector opens beside the app, picks by a click that the app does not get, and ends with the app")
  func inspector() throws {
    let desktop = try Desktop(.x11, width: 1400, height: 900)
    let program: Program = try desktop.open("controls", environment: ["ROTOR_INSPECTOR": "1"])
    try focus("Accessibility Inspector", on: desktop)
    try desktop.run("xdotool", ["key", "ctrl+p"])
    let app: String = try desktop.run("xdotool", ["search", "--onlyvisible", "--name", "^Controls$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    // The windows lie on each other, as nobody manages them: the app's is the one that is raised.
    try desktop.run("xdotool", ["windowraise", app, "windowfocus", "--sync", app])
    try desktop.run("xdotool", ["mousemove", "--window", app, "200", "25", "click", "1"])
    try desktop.run("xdotool", ["mousemove", "--window", app, "200", "75", "click", "1"])
    #expect(program.line(beginning: "switch true") != nil)
    #expect(!program.lines.contains("count 1"))
    try desktop.run("xdotool", ["key", "ctrl+w"])
    #expect(program.status() == 0)
  }
}
