import Foundation
import Testing

/// Keys of a real window that a screen reader hears first: it may take them, leave them, answer late or never.
@Suite(
  "Keys and screen readers", .serialized,
  .enabled(if: Desktop.missingTool(for: .x11) == nil, "Xvfb, xdotool and dbus-daemon are needed"))
struct ReaderKeyTests {
  /// A window that has the keyboard, and a reader that answers as said. The reader's bus is the session bus, as in a
  /// sandbox.
  private func open(
    _ desktop: Desktop, _ answers: String..., mode: String = "controls"
  ) throws -> (program: Program, reader: Program) {
    let reader: Program = try desktop.runScript("registry.py", answers)
    try #require(reader.line(beginning: "ready") != nil)
    let address: String = desktop.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    let program: Program = try desktop.open(mode, environment: ["AT_SPI_BUS_ADDRESS": address])
    let window: String = try desktop.run("xdotool", ["search", "--sync", "--onlyvisible", "--name", "."])
    try desktop.run("xdotool", ["windowfocus", "--sync", window.trimmingCharacters(in: .whitespacesAndNewlines)])
    // The window learns in the background that somebody listens to keys.
    for _ in 0..<20 where reader.line(beginning: "key up F9", within: 1) == nil {
      try desktop.run("xdotool", ["key", "F9"])
    }
    return (program, reader)
  }

  @Test("Keys that the reader does not want are the window's")
  func leaves() throws {
    let desktop = try Desktop(.x11)
    let (program, reader) = try open(desktop, "no")
    try desktop.run("xdotool", ["key", "Tab", "space"])
    #expect(program.line(beginning: "count 1") != nil)
    #expect(reader.line(beginning: "key up space") != nil)
    let keys: [String] = reader.lines.filter { $0.hasPrefix("key") && !$0.hasSuffix("F9") }
    #expect(keys == ["key down Tab", "key up Tab", "key down space", "key up space"])
  }

  @Test("Keys that the reader takes never reach the window")
  func takes() throws {
    let desktop = try Desktop(.x11)
    let (program, reader) = try open(desktop, "yes")
    try desktop.run("xdotool", ["key", "Tab", "space"])
    #expect(reader.line(beginning: "key up space") != nil)
    try desktop.run("xdotool", ["mousemove", "200", "25", "click", "1"])
    #expect(program.line(beginning: "count") == "count 1")
    #expect(!program.lines.contains("count 2"))
  }

  @Test(
    "Keys go on after a fifth of a second, in their order, when the answer is late or never comes",
    arguments: ["late", "never"])
  func waits(_ answers: String) throws {
    let desktop = try Desktop(.x11)
    let (program, reader) = try open(desktop, answers)
    try desktop.run("xdotool", ["key", "Tab", "space", "Tab", "space"])
    #expect(program.line(beginning: "switch true") != nil)
    #expect(program.lines.filter { $0.hasPrefix("count") || $0.hasPrefix("switch") } == ["count 1", "switch true"])
    #expect(reader.line(beginning: "key up space") != nil)
    // The window goes on meanwhile, and afterwards.
    try desktop.run("xdotool", ["mousemove", "200", "25", "click", "1"])
    #expect(program.line(beginning: "count 2") != nil)
  }

  @Test("A button to which the program moves the reader's cursor has the keyboard, while somebody listens")
  func cursor() throws {
    let desktop = try Desktop(.x11)
    let (program, _) = try open(desktop, "no", mode: "cursor")
    try desktop.run("xdotool", ["key", "space"])
    #expect(program.line(beginning: "pressed") != nil)
  }

  @Test("Nobody who listens: the cursor leaves the keyboard alone, and no key moves it")
  func deaf() throws {
    let desktop = try Desktop(.x11)
    let (program, reader) = try open(desktop, "no", "deaf", mode: "cursor")
    try desktop.run("xdotool", ["key", "space", "alt+shift+Down"])
    #expect(reader.line(beginning: "key up Down") != nil)
    try desktop.run("xdotool", ["key", "Tab", "space"])
    #expect(program.line(beginning: "pressed") != nil)
    #expect(program.lines == ["cursor button", "pressed"])
  }

  @Test("Alt and Shift with arrows move the cursor through all elements in reading order, and stop at the ends")
  func readingCursor() throws {
    let desktop = try Desktop(.x11)
    let (program, _) = try open(desktop, "no", mode: "cursor")
    try desktop.run("xdotool", ["key", "alt+shift+Down"])
    #expect(program.line(beginning: "cursor end") != nil)
    try desktop.run("xdotool", ["key", "alt+shift+Down", "alt+shift+Up", "space", "alt+shift+Up"])
    #expect(program.line(beginning: "cursor title") != nil)
    #expect(program.lines == ["cursor button", "cursor end", "cursor button", "pressed", "cursor title"])
  }
}
