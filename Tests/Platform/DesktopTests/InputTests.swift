import Foundation
import Testing

/// A real pointer and real keys in a real window.
@Suite("Input in windows", .serialized)
struct InputTests {
  private static let tools = Comment(rawValue: "Xvfb, xdotool and dbus-daemon are needed")

  /// The window of the test program, which stands at the top left corner without a window manager.
  private func open(_ desktop: Desktop) throws -> Program {
    let program: Program = try desktop.open("controls")
    try #require(program.line(beginning: "appears") != nil)
    // Without a window manager nobody gives the keyboard to a window.
    let window: String = try desktop.run("xdotool", ["search", "--sync", "--onlyvisible", "--name", "Controls"])
    try desktop.run("xdotool", ["windowfocus", "--sync", window.trimmingCharacters(in: .whitespacesAndNewlines)])
    return program
  }

  @Test(
    "A click presses a button, another toggles a switch",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, InputTests.tools))
  func clicks() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    try desktop.run("xdotool", ["mousemove", "200", "25", "click", "1"])
    #expect(program.line(beginning: "count 1") != nil)
    try desktop.run("xdotool", ["click", "1"])
    #expect(program.line(beginning: "count 2") != nil)
    try desktop.run("xdotool", ["mousemove", "200", "75", "click", "1"])
    #expect(program.line(beginning: "switch true") != nil)
  }

  @Test(
    "A window may come up, get the keyboard and change its size under a pointer that rests",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, InputTests.tools))
  func restingPointer() throws {
    // The pointer begins in the middle of the screen, which lies on the switch.
    let desktop = try Desktop(.x11, width: 400, height: 150)
    let program: Program = try open(desktop)
    let id: String = try desktop.run("xdotool", ["search", "--onlyvisible", "--name", "Controls"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try desktop.run("xdotool", ["windowsize", "--sync", id, "420", "320", "windowsize", "--sync", id, "400", "300"])
    try desktop.run("xdotool", ["key", "Tab", "space"])
    #expect(program.line(beginning: "count 1") != nil)
    // A click while the window still changes its size may meet what stood there before: on a busy machine it is made again.
    var isOn: Bool = false
    for _ in 0..<3 where !isOn {
      try desktop.run("xdotool", ["click", "1"])
      isOn = program.line(beginning: "switch true", within: 7) != nil
    }
    #expect(isOn)
  }

  @Test(
    "A button that the pointer leaves before it is let go does nothing",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, InputTests.tools))
  func leaving() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    try desktop.run(
      "xdotool", ["mousemove", "200", "25", "mousedown", "1", "mousemove", "200", "180", "mouseup", "1"])
    try desktop.run("xdotool", ["mousemove", "200", "25", "click", "1"])
    #expect(program.line(beginning: "count") == "count 1")
    #expect(!program.lines.contains("count 2"))
  }

  @Test(
    "Keys move the focus and use what has it",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, InputTests.tools))
  func keys() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    try desktop.run("xdotool", ["key", "Tab", "space"])
    #expect(program.line(beginning: "count 1") != nil)
    try desktop.run("xdotool", ["key", "Tab", "space"])
    #expect(program.line(beginning: "switch true") != nil)
    try desktop.run("xdotool", ["key", "shift+Tab", "space"])
    #expect(program.line(beginning: "count 2") != nil)
  }

  @Test(
    "A wheel scrolls what lies under the pointer",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, InputTests.tools))
  func wheel() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    try desktop.run("xdotool", ["mousemove", "200", "200", "click", "--repeat", "3", "5"])
    #expect(program.line(beginning: "scrolled 180") != nil)
  }

  @Test(
    "A flood of events and a thousand sizes leave a window that works",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, InputTests.tools))
  func flood() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    let id: String = try desktop.run("xdotool", ["search", "--onlyvisible", "--name", "Controls"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    var commands: [String] = []
    for step in 0..<1000 {
      commands += ["windowsize", id, "\(300 + step % 100)", "\(300 + step % 150)"]
      commands += ["mousemove", "\(step % 300)", "\(step % 250)"]
    }
    commands += ["windowsize", id, "420", "300"]
    try desktop.run("xdotool", commands)
    // The button stands in the middle of the window, once the last size has arrived.
    #expect(program.line(beginning: "width 420") != nil)
    try desktop.run("xdotool", ["mousemove", "210", "25", "click", "1"])
    #expect(program.line(beginning: "count 1") != nil)
  }

  @Test(
    "A window that is closed in the middle of a drag takes its views with it",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, InputTests.tools))
  func closing() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    try desktop.run("xdotool", ["mousemove", "200", "200", "mousedown", "1", "mousemove", "200", "150"])
    try desktop.run("xdotool", ["key", "ctrl+w"])
    try desktop.run("xdotool", ["key", "Escape"])
    #expect(program.line(beginning: "disappears") != nil)
    #expect(program.status() == 0)
  }

  @Test(
    "A program whose display goes away ends",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, InputTests.tools))
  func displayLost() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    desktop.endDisplay()
    let status: Int32? = program.status()
    #expect(status != nil && status != 0)
  }
}
