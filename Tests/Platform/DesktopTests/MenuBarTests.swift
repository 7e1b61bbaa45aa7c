import Foundation
import Testing

/// The menu bar of a real window, by keyboard and pointer, and addresses that come from the desktop.
@Suite("Menu bars of windows", .serialized)
struct MenuBarTests {
  private static let tools = Comment(rawValue: "Xvfb, xdotool and dbus-daemon are needed")
  private static let isMissing: Bool = Desktop.missingTool(for: .x11) != nil

  private func open(_ desktop: Desktop) throws -> Program {
    let program: Program = try desktop.open("menus")
    try #require(program.line(beginning: "appears") != nil)
    let found: String = try desktop.run("xdotool", ["search", "--sync", "--onlyvisible", "--name", "^Menus$"])
    let window: String = try #require(found.split(separator: "\n").last.map(String.init))
    try desktop.run("xdotool", ["windowmove", "--sync", window, "0", "0"])
    try desktop.run("xdotool", ["windowfocus", "--sync", window, "sleep", "0.2"])
    return program
  }

  @Test(
    "F10 and Alt open the bar, arrows and Return choose, and shortcuts work while it is closed",
    .disabled(if: isMissing, tools))
  func keys() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    // The last menu lies to the left of the first one.
    try desktop.run("xdotool", ["key", "F10", "key", "Left", "key", "Return"])
    #expect(program.line(beginning: "handbook") != nil)
    try desktop.run("xdotool", ["key", "ctrl+t"])
    #expect(program.line(beginning: "first") != nil)
    try desktop.run("xdotool", ["key", "alt", "key", "Left", "Left", "Left", "key", "Down", "key", "Return"])
    #expect(program.line(beginning: "second") != nil, "\(program.lines)")
    try desktop.run("xdotool", ["key", "ctrl+comma"])
    #expect(program.line(beginning: "settings") != nil)
  }

  @Test("Addresses at the start and of a second start go to the window that is there", .disabled(if: isMissing, tools))
  func addresses() throws {
    let desktop = try Desktop(.x11)
    let mode: [String: String] = ["ROTOR_TEST_MODE": "menus"]
    let program: Program = try desktop.open("x-menus:first?a=1", environment: mode)
    #expect(program.line(beginning: "opens") == "opens x-menus:first?a=1")
    let second: Program = try desktop.open("x-menus:second", environment: mode)
    #expect(second.status() == 0 && second.lines.isEmpty)
    #expect(program.line(beginning: "opens x-menus:second") != nil, "\(program.lines)")
  }
}
