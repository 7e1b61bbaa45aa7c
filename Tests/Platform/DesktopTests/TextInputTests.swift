import Foundation
import Testing

/// Real keys, a real clipboard and GTK's own input method in texts of a real window.
@Suite("Text input in windows", .serialized)
struct TextInputTests {
  private static let tools = Comment(rawValue: "Xvfb, xdotool and dbus-daemon are needed")

  private func open(_ desktop: Desktop) throws -> Program {
    let program: Program = try desktop.open("fields")
    try #require(program.line(beginning: "appears") != nil)
    let window: String = try desktop.run("xdotool", ["search", "--sync", "--onlyvisible", "--name", "Fields"])
    try desktop.run("xdotool", ["windowfocus", "--sync", window.trimmingCharacters(in: .whitespacesAndNewlines)])
    return program
  }

  @Test(
    "A click and keys write into a field, Backspace takes back, Return submits, Tab goes on",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, TextInputTests.tools))
  func typing() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    try desktop.run("xdotool", ["mousemove", "200", "25", "click", "1", "type", "Ada 1"])
    #expect(program.line(beginning: "name Ada 1") != nil)
    try desktop.run("xdotool", ["key", "BackSpace", "Return"])
    #expect(program.line(beginning: "submit") != nil)
    #expect(program.lines.last { $0.hasPrefix("name") } == "name Ada ")
    try desktop.run("xdotool", ["key", "Tab", "End", "type", "!"])
    #expect(program.line(beginning: "city Paris!") != nil)
  }

  @Test(
    "Text is cut in one field and pasted in another, and a selection by the middle button",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, TextInputTests.tools))
  func clipboard() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    try desktop.run("xdotool", ["mousemove", "20", "75", "click", "1", "key", "ctrl+a", "ctrl+x"])
    #expect(program.line(beginning: "city ") != nil)
    try desktop.run("xdotool", ["mousemove", "20", "25", "click", "1", "key", "ctrl+v"])
    #expect(program.line(beginning: "name Paris") != nil)
    // A double click offers the word to the middle button.
    try desktop.run("xdotool", ["sleep", "1", "click", "--repeat", "2", "--delay", "50", "1"])
    try desktop.run("xdotool", ["mousemove", "20", "200", "click", "2"])
    #expect(program.line(beginning: "notes Paris") != nil)
  }

  @Test(
    "Undo and redo, lines in an editor, and a dead key that waits for its letter",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, TextInputTests.tools))
  func editor() throws {
    let desktop = try Desktop(.x11)
    // A keyboard with dead keys: xdotool would lend a key that has none of its own a symbol for a moment, and a program on a
    // busy machine sees the key when the symbol has been taken back.
    try desktop.run("setxkbmap", ["us", "-variant", "intl"])
    let program: Program = try open(desktop)
    try desktop.run("xdotool", ["mousemove", "20", "200", "click", "1", "type", "one"])
    try desktop.run("xdotool", ["key", "Return", "type", "two"])
    #expect(program.line(beginning: "notes one|two") != nil)
    try desktop.run("xdotool", ["key", "ctrl+z"])
    #expect(program.line(beginning: "notes one|") != nil)
    try desktop.run("xdotool", ["key", "ctrl+shift+z", "key", "dead_acute", "e"])
    #expect(program.line(beginning: "notes one|twoé") != nil, "\(program.lines)")
  }
}
