import Foundation
import Testing

/// Dragging and the clipboard between real windows, and with a program of another toolkit.
@Suite("Transfers between windows", .serialized)
struct TransferTests {
  private static let tools = Comment(rawValue: "Xvfb, xdotool and dbus-daemon are needed")
  private static let isMissing: Bool = Desktop.missingTool(for: .x11) != nil

  /// The test program with its window "Source" at the corner and "Target" at (500, 0).
  private func open(_ desktop: Desktop, environment: [String: String] = [:]) throws -> Program {
    let program: Program = try desktop.open("transfer", environment: environment)
    try #require(program.line(beginning: "appears") != nil)
    let source: String = try window("Source", of: desktop)
    try desktop.run("xdotool", ["windowmove", "--sync", try window("Target", of: desktop), "500", "0"])
    try desktop.run("xdotool", ["windowfocus", "--sync", source])
    return program
  }

  private func window(_ name: String, of desktop: Desktop) throws -> String {
    let found: String = try desktop.run("xdotool", ["search", "--sync", "--onlyvisible", "--name", "^\(name)$"])
    return try #require(found.split(separator: "\n").last.map(String.init))
  }

  /// Drags slowly enough for two programs to answer each other.
  private func drag(_ desktop: Desktop, from start: (Int, Int), to end: (Int, Int)) throws {
    var words: [String] = ["mousemove", "\(start.0)", "\(start.1)", "mousedown", "1"]
    for step in 1...4 {
      words += ["mousemove", "\(start.0 + 6 * step)", "\(start.1)", "sleep", "0.05"]
    }
    for step in 1...5 {
      let x: Int = start.0 + 24 + (end.0 - start.0 - 24) * step / 5
      let y: Int = start.1 + (end.1 - start.1) * step / 5
      words += ["mousemove", "\(x)", "\(y)", "sleep", "0.05"]
    }
    words += ["mousemove", "\(end.0 + 2)", "\(end.1 + 2)", "sleep", "0.3", "mouseup", "1"]
    try desktop.run("xdotool", words)
  }

  @Test(
    "A value is dragged within a window and into another one, with all of its types", .disabled(if: isMissing, tools))
  func ownWindows() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    try drag(desktop, from: (100, 30), to: (100, 150))
    let types = "com.example.card public.html public.utf8-plain-text"
    #expect(program.line(beginning: "source got") == "source got 1: \(types)")
    #expect(program.line(beginning: "source 0 public.utf8")?.hasSuffix("hello") == true)
    #expect(program.line(beginning: "drag ended") == "drag ended copy")
    try drag(desktop, from: (100, 30), to: (600, 100))
    #expect(program.line(beginning: "target got") == "target got 1: \(types)")
    #expect(program.line(beginning: "target 0 com.example.card")?.contains(#"{"name":"hello"}"#) == true)
    #expect(program.line(beginning: "drag completed") != nil)
    // Where nothing takes it the drag is cancelled.
    try drag(desktop, from: (100, 30), to: (400, 600))
    #expect(program.line(beginning: "drag ended cancel") != nil)
  }

  @Test("Another program gets what is dragged in its forms, made when it asks", .disabled(if: isMissing, tools))
  func outwards() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    for (type, start, answer) in [
      ("text/html", (100, 30), "got text/html 12"),
      ("application/x-uti.com.example.card", (100, 30), "got application/x-uti.com.example.card 16"),
      ("text/uri-list", (70, 90), "got text/uri-list"),
    ] {
      let partner: Program = try desktop.openPartner("target", type)
      try #require(partner.line(beginning: "ready") != nil)
      try desktop.run("xdotool", ["windowmove", "--sync", try window("Partner", of: desktop), "500", "400"])
      try drag(desktop, from: start, to: (600, 500))
      let line: String = try #require(partner.line(beginning: "got"), "\(partner.lines) \(program.lines)")
      #expect(line.hasPrefix(answer))
      if type == "text/uri-list" { #expect(line.hasSuffix("file:///tmp/x%20y.txt./")) }
      partner.process.terminate()
    }
    #expect(program.line(beginning: "drag completed") != nil)
    #expect(!program.lines.contains("made"))
  }

  @Test("What another program drags is taken in all of its types, files one by one", .disabled(if: isMissing, tools))
  func inwards() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    let partner: Program = try desktop.openPartner("source")
    try #require(partner.line(beginning: "ready") != nil)
    try desktop.run("xdotool", ["windowmove", "--sync", try window("Partner", of: desktop), "500", "400"])
    try drag(desktop, from: (600, 500), to: (600, 100))
    let line: String = try #require(program.line(beginning: "target got"), "\(program.lines) \(partner.lines)")
    #expect(line.hasPrefix("target got 2: public.png public.file-url public.url"))
    #expect(line.contains("public.utf8-plain-text") && line.contains("public.html"))
    #expect(line.contains("| public.plain-text public.file-url public.url"))
    #expect(program.line(beginning: "target 0 public.file-url")?.hasSuffix("file:///tmp/a%20b.png") == true)
    #expect(program.line(beginning: "target 1 public.file-url")?.hasSuffix("file:///tmp/c.txt") == true)
    #expect(program.line(beginning: "target 0 public.utf8")?.hasSuffix("from the partner") == true)
    #expect(partner.line(beginning: "ended") == "ended 1")
  }

  @Test("Another program pastes what was copied, also two megabytes", .disabled(if: isMissing, tools))
  func copying() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    try desktop.run("xdotool", ["mousemove", "100", "210", "click", "1", "key", "ctrl+c"])
    let text: Program = try desktop.openPartner("paste", "text/plain;charset=utf-8")
    #expect(text.line(beginning: "got")?.hasSuffix("copied") == true, "\(text.lines)")
    #expect(text.line(beginning: "formats")?.contains("com.example.card") == true)
    try desktop.run("xdotool", ["key", "ctrl+x"])
    let picture: Program = try desktop.openPartner("paste", "image/png")
    #expect(picture.line(beginning: "got")?.hasPrefix("got image/png 2000000 ") == true, "\(picture.lines)")
    #expect(program.lines.filter { $0 == "made" }.count == 1)
  }

  @Test(
    "What another program copied is pasted, also two megabytes, and files one by one", .disabled(if: isMissing, tools))
  func pasting() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop)
    try desktop.run("xdotool", ["mousemove", "100", "210", "click", "1"])
    let text: Program = try desktop.openPartner("copy", "text/plain;charset=utf-8", "2000000")
    try #require(text.line(beginning: "ready") != nil)
    try desktop.run("xdotool", ["sleep", "0.2", "key", "ctrl+v"])
    #expect(
      program.line(beginning: "paste 0 public.utf8")?.hasPrefix("paste 0 public.utf8-plain-text 2000000 ") == true)
    let files: Program = try desktop.openPartner("copy-files")
    try #require(files.line(beginning: "ready") != nil)
    try desktop.run("xdotool", ["sleep", "0.2", "key", "ctrl+v"])
    #expect(program.line(beginning: "pasted 2") != nil, "\(program.lines)")
    #expect(program.line(beginning: "paste 1 public.file-url")?.hasSuffix("file:///tmp/c.txt") == true)
  }

  @Test(
    "A program that offers and does not send costs a time limit, and its failure is told",
    .disabled(if: isMissing, tools))
  func stalling() throws {
    let desktop = try Desktop(.x11)
    let program: Program = try open(desktop, environment: ["ROTOR_TRANSFER_SECONDS": "0.3"])
    let partner: Program = try desktop.openPartner("stall", "text/plain;charset=utf-8")
    try #require(partner.line(beginning: "ready") != nil)
    try desktop.run("xdotool", ["mousemove", "100", "210", "click", "1", "sleep", "0.2", "key", "ctrl+v"])
    let line: String = try #require(program.line(beginning: "paste 0"), "\(program.lines)")
    #expect(line.contains("failed The program that offers “text/plain;charset=utf-8” did not send it in time."))
    // The window lives on.
    try desktop.run("xdotool", ["key", "ctrl+c"])
    let text: Program = try desktop.openPartner("paste", "text/plain;charset=utf-8")
    #expect(text.line(beginning: "got")?.hasSuffix("copied") == true)
  }
}
