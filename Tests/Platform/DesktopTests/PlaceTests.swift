import Foundation
import Testing

/// Where a window's elements stand on the screen, as clients of the accessibility bus are told.
@Suite(
  "Places of windows", .serialized,
  .enabled(if: Desktop.missingTool(for: .x11) == nil, "Xvfb, xdotool and dbus-daemon are needed"))
struct PlaceTests {
  /// Calls a method of an object on the bus, and returns what it prints.
  private func call(_ desktop: Desktop, _ name: String, _ path: String, _ method: String, _ arguments: [String])
    throws -> String
  {
    let target: [String] = ["call", "--session", "--dest", name, "--object-path", path]
    return try desktop.run("gdbus", target + ["--method", "org.a11y.atspi." + method] + arguments)
  }

  /// The numbers in a text.
  private func numbers(_ text: String) -> [Int] {
    text.split { !$0.isNumber && $0 != "-" }.compactMap { Int($0) }
  }

  @Test("On X11 extents on the screen follow the window, and those in the window stay")
  func moving() throws {
    let desktop = try Desktop(.x11)
    let registry: Program = try desktop.runScript("registry.py", ["no"])
    try #require(registry.line(beginning: "ready") != nil)
    let address: String = desktop.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    let program: Program = try desktop.open("controls", environment: ["AT_SPI_BUS_ADDRESS": address])
    let id: String = try desktop.run("xdotool", ["search", "--sync", "--onlyvisible", "--name", "Controls"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(program.line(beginning: "appears") != nil)
    let name: String = try #require(registry.line(beginning: "app ")?.dropFirst(4).description)
    let child: String = try call(
      desktop, name, "/org/a11y/atspi/accessible/root", "Accessible.GetChildAtIndex", ["0"])
    let path: String = try #require(child.split(separator: "'").first { $0.hasPrefix("/org/") }.map(String.init))
    // 0 asks for places on the screen, 1 for those in the window.
    func extents(_ coordinates: String) throws -> [Int] {
      numbers(try call(desktop, name, path, "Component.GetExtents", ["uint32 " + coordinates]))
    }
    #expect(try extents("0") == [0, 0, 400, 300])
    try desktop.run("xdotool", ["windowmove", "--sync", id, "120", "80"])
    var found: [Int] = []
    let end = Date(timeIntervalSinceNow: 10)
    while found.first != 120, Date() < end { found = try extents("0") }
    #expect(found == [120, 80, 400, 300])
    #expect(try extents("1") == [0, 0, 400, 300])
  }
}
