import Foundation
import Testing

/// A reader and an inspector that come to a program which runs already.
@Suite(
  "Attaching", .serialized,
  .enabled(if: Desktop.missingTool(for: .x11) == nil, "Xvfb, xdotool and dbus-daemon are needed"))
struct AttachTests {
  private static let tool: String = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tools/attach").path

  /// Starts `./rotor attach`, which says its errors among its lines here.
  private func attach(_ arguments: String..., on desktop: Desktop) throws -> Program {
    let program = Program()
    program.process.executableURL = URL(fileURLWithPath: "/bin/sh")
    program.process.arguments = ["-c", "exec /usr/bin/python3 \"$0\" \"$@\" 2>&1", Self.tool] + arguments
    program.process.environment = desktop.environment.merging(["SPEECHD_ADDRESS": "unix_socket:/nowhere"]) { $1 }
    try program.run()
    return program
  }

  private func open(_ mode: String, on desktop: Desktop, _ more: [String: String] = [:]) throws -> Program {
    let environment: [String: String] = ["SPEECHD_ADDRESS": "unix_socket:/nowhere"].merging(more) { $1 }
    let program: Program = try desktop.open(mode, environment: environment)
    let window: String = try desktop.run("xdotool", ["search", "--sync", "--onlyvisible", "--name", mode.capitalized])
    try desktop.run("xdotool", ["windowfocus", "--sync", window.trimmingCharacters(in: .whitespacesAndNewlines)])
    return program
  }

  private func number(of program: Program) -> String { "\(program.process.processIdentifier)" }

  @Test("A reader speaks a program that runs, by keys in its window, and the program goes on when the reader leaves")
  func reader() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open("cursor", on: desktop)
    let reader: Program = try attach("--print", on: desktop)
    #expect(reader.line(beginning: "Cursor") != nil)
    #expect(reader.line(beginning: "Press. Button.") != nil)
    try desktop.run("xdotool", ["key", "alt+shift+Up"])
    #expect(reader.line(beginning: "Title") != nil)
    #expect(try attach(number(of: program), on: desktop).line(beginning: "rotor: A reader speaks this program") != nil)
    kill(reader.process.processIdentifier, SIGKILL)
    #expect(reader.status() != nil)
    // A second reader is let in, so that the first one has gone, and the program says its own lines alone.
    let second: Program = try attach("desktop-program", on: desktop)
    #expect(second.line(beginning: "Speech Dispatcher does not answer") != nil)
    #expect(second.line(beginning: "Cursor") != nil)
    #expect(!program.lines.contains("Cursor"))
    #expect(program.process.isRunning)
  }

  @Test("An inspector opens beside a program that runs, closes alone, and can be opened again")
  func inspector() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open("controls", on: desktop)
    #expect(try attach("--inspect", on: desktop).status() == 0)
    let name: [String] = ["search", "--sync", "--onlyvisible", "--name", "Accessibility Inspector"]
    let window: String = try desktop.run("xdotool", name).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(try attach("--inspect", on: desktop).line(beginning: "rotor: The inspector of this program is open") != nil)
    try desktop.run("xdotool", ["windowfocus", "--sync", window, "key", "ctrl+w"])
    var again: Program = try attach("--inspect", on: desktop)
    for _ in 0..<20 where again.status() != 0 { again = try attach("--inspect", on: desktop) }
    #expect(again.status() == 0)
    #expect(program.process.isRunning)
  }

  @Test("A wrong wish, a long line and a visitor that hangs up at once do not disturb the program")
  func misbehaving() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open("cursor", on: desktop)
    func visit(_ bytes: String) throws -> String {
      let script: String = """
        import os, socket, sys
        s = socket.socket(socket.AF_UNIX)
        s.connect(os.environ["XDG_RUNTIME_DIR"] + "/rotor/\(number(of: program))")
        try:
            s.sendall(\(bytes))
            print(s.recv(200).decode().strip())
        except ConnectionError:
            print("gone")
        """
      try desktop.write(script, to: "visit.py")
      return try desktop.run("python3", [(desktop.environment["HOME"] ?? "") + "/visit.py"])
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let refusal: String = "error Ask for listen, print or inspect."
    #expect(try visit("b'dance\\n'") == refusal)
    #expect(try visit("b'x' * 66") == refusal)
    #expect(try visit("b'print\\n\\x04'").hasPrefix("ok"))
    #expect(try attach("--print", on: desktop).line(beginning: "Press. Button.") != nil)
    #expect(program.process.isRunning)
  }

  @Test("Without a program, with a wrong name and with several, the error says what to do")
  func choice() throws {
    let desktop = try Desktop(.x11)
    #expect(try attach(on: desktop).line(beginning: "rotor: no app runs that could be attached to.") != nil)
    _ = try open("cursor", on: desktop, ["ROTOR_ATTACH": "0"])
    #expect(try attach(on: desktop).line(beginning: "rotor: no app runs that could be attached to.") != nil)
    let first: Program = try open("controls", on: desktop)
    let second: Program = try open("fields", on: desktop)
    let several: Program = try attach(on: desktop)
    #expect(several.line(beginning: "rotor: several apps run") != nil)
    #expect(several.line(beginning: "  \(number(of: first))  desktop-program") != nil && several.status() == 2)
    #expect(try attach("nobody", on: desktop).line(beginning: "rotor: no app is called nobody") != nil)
    #expect(try attach("--dance", on: desktop).line(beginning: "rotor: attach has no option --dance") != nil)
    // One that was killed leaves its socket behind, which is passed over.
    kill(first.process.processIdentifier, SIGKILL)
    #expect(first.status() != nil)
    #expect(try attach("--print", on: desktop).line(beginning: "Fields") != nil)
    #expect(second.process.isRunning)
  }
}
