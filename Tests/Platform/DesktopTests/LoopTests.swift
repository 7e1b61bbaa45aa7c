import Foundation
import Testing

/// Real windows on displays in memory: what only shows where a loop of GLib runs.
@Suite("The loop of a desktop program", .serialized)
struct LoopTests {
  @Test(
    "Tasks, dispatch queues, timers and the run loop all go on inside of the window's loop",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, "Xvfb, xdotool and dbus-daemon are needed"))
  func sources() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try desktop.open("timers")
    #expect(program.status() == 0)
    #expect(
      Set(program.lines) == ["task", "dispatch", "timer", "perform", "operation", "sync", "detached 7"])
  }

  @Test(
    "A flood of tasks does not keep frames from being painted, nor frames the tasks",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, "Xvfb, xdotool and dbus-daemon are needed"))
  func flood() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try desktop.open("flood")
    let line: String = try #require(program.line(beginning: "frames"))
    let numbers: [Int] = line.split(separator: " ").compactMap { Int($0) }
    // Two seconds: 120 frames at best, and some 2,000 tasks of a millisecond where nothing else is to do. Here all other
    // tests run beside it; starved is what gets nothing.
    #expect(numbers[0] >= 3 && numbers[1] >= 50, "\(line)")
  }

  @Test(
    "Frames are painted while thousands of tasks wait that were started at once",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, "Xvfb, xdotool and dbus-daemon are needed"))
  func backlog() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try desktop.open("backlog")
    let line: String = try #require(program.line(beginning: "done"))
    // Two seconds of work: 120 frames at best, where a turn that takes all that waits leaves one.
    let frames: Int = line.split(separator: " ").compactMap { Int($0) }.first ?? 0
    #expect(frames >= 10, "\(line)")
  }

  @Test(
    "Fifty windows open from one another, and close by themselves; the program ends with the last",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, "Xvfb, xdotool and dbus-daemon are needed"))
  func windows() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try desktop.open("windows")
    #expect(program.line(beginning: "opened") != nil)
    #expect(program.status() == 0)
  }

  @Test(
    "On Wayland a program opens its window as on X11",
    .enabled(if: Desktop.missingTool(for: .wayland) == nil, "weston and dbus-daemon are needed"))
  func wayland() throws {
    let desktop = try Desktop(.wayland)
    let program: Program = try desktop.open("timers")
    #expect(program.status() == 0)
    #expect(program.lines.contains("detached 7"))
  }

  @Test(
    "A second start without arguments brings the first to the front and ends",
    .enabled(if: Desktop.missingTool(for: .x11) == nil, "Xvfb, xdotool and dbus-daemon are needed"))
  func singleInstance() throws {
    let desktop = try Desktop(.x11)
    let first: Program = try desktop.open(nil)
    #expect(first.line(beginning: "appears") != nil)
    let second: Program = try desktop.open(nil)
    #expect(second.status() == 0)
    #expect(second.lines.isEmpty)
    #expect(first.process.isRunning)
  }

  @Test("Without a display a program goes on unseen and says so")
  func noDisplay() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try desktop.open("hello", environment: ["DISPLAY": ":999"])
    #expect(program.status() == 0)
    #expect(program.lines.contains { $0.contains("Hello") })
  }
}
